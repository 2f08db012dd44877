import Engine
import FileAccess
import Foundation
import LayoutRender

/// Writes each picture where it belongs.
struct PictureWriter {
    private let output: PictureOutput
    /// Where the inputs really are, so that no picture is written over one.
    private let inputs: Set<String>
    private var names = OutputNames()

    /// A writer for the pictures of a run.
    init(output: PictureOutput, inputs: [InputFile]) {
        self.output = output
        self.inputs = Set(inputs.filter { !$0.isStandardInput }.map { Self.resolved($0.path) })
    }

    /// Writes the pictures of one input; what can't be drawn or written is added to the run's findings.
    mutating func write(_ pictures: [PicturePainter.Picture], of input: InputFile, run: inout LayoutRun) {
        if case .folder = output.destination {
            for picture in pictures { writeNamed(picture, run: &run) }
        } else if pictures.count > 1 {
            let ids = pictures.map(\.scene.layout.id).prefix(6).joined(separator: ", ")
            let finding = Finding(
                file: input.path, code: .severalPictures,
                message:
                    "this gives \(pictures.count) pictures (\(ids)\(pictures.count > 6 ? "…" : "")), but there is "
                    + "room for one: choose with '--scene', or name a folder after '-o'")
            run.fail(finding, .usage)
        } else if let picture = pictures.first {
            write(picture, run: &run)
        }
    }

    private mutating func writeNamed(_ picture: PicturePainter.Picture, run: inout LayoutRun) {
        guard case .folder(let folder) = output.destination else { return }
        let scene = picture.scene
        let parts = OutputNames.Parts(
            stem: scene.input.outputStem, scene: scene.isOnlyScene ? nil : scene.layout.id,
            state: scene.layout.state, device: scene.device)
        guard let name = names.claim(parts, format: output.format) else {
            let name = OutputNames.name(of: parts, format: output.format)
            let finding = Finding(
                file: scene.input.path, code: .nameTaken,
                message:
                    "its picture '\(name)' has the name of another picture of this run: draw one of them "
                    + "into another folder")
            return run.fail(finding, .usage)
        }
        let path = FilePath.join(folder, name)
        write(picture, run: &run, to: path)
    }

    private func write(_ picture: PicturePainter.Picture, run: inout LayoutRun) {
        if case .file(let path) = output.destination {
            write(picture, run: &run, to: path)
        } else {
            write(picture, run: &run, to: nil)
        }
    }

    /// Writes a picture to a file, or with no path to standard output.
    private func write(_ picture: PicturePainter.Picture, run: inout LayoutRun, to path: String?) {
        do {
            if let path, inputs.contains(Self.resolved(path)) {
                let finding = Finding(
                    file: path, code: .overwritesInput,
                    message:
                        "the picture would take the place of an input: name another folder or file after '-o'"
                )
                return run.fail(finding, .usage)
            }
            let bytes = try picture.bytes.get()
            if let path {
                try makeFolder(of: path)
                try AtomicFile.write(bytes, to: path)
            } else {
                try StandardOutput.write(bytes)
            }
        } catch let error as FileError {
            run.fail(Finding(file: error.path, code: .unwritable, message: "\(error)"), .inputOutput)
        } catch let error as RenderError {
            fail(error, of: picture.scene, run: &run)
        } catch {
            run.fail(
                Finding(file: picture.scene.input.path, code: .internalFault, message: "\(error)"),
                .internalFault
            )
        }
    }

    /// A scene without a size has no picture, and nothing is wrong with the run.
    private func fail(_ error: RenderError, of scene: LaidOutScene, run: inout LayoutRun) {
        if case .invalidCanvas(let width, let height) = error {
            run.add(
                Finding(
                    file: scene.input.path, code: .emptyCanvas,
                    message:
                        "\(scene.layout.id) is \(width) × \(height) points and gives no picture: give it a "
                        + "size, or lay it out with '--size'"))
        } else {
            run.fail(
                Finding(file: scene.input.path, code: .notDrawn, message: "\(error)"), error.exitStatus)
        }
    }

    /// Makes the folder of a picture in a folder asked for; a single file's has to be there.
    private func makeFolder(of path: String) throws(FileError) {
        guard case .folder = output.destination else { return }
        let folder = FilePath.parent(of: path)
        guard !folder.isEmpty else { return }
        try Folder.make(folder)
    }

    private static func resolved(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
}

extension RenderError {
    /// Whether the command line, the input or the program is at fault.
    fileprivate var exitStatus: ExitStatus {
        switch self {
        case .invalidScale, .invalidMargin, .unknownFocus: .usage
        case .tooLarge, .invalidCanvas, .emptyLayout: .unusableInput
        case .drawing: .internalFault
        }
    }
}
