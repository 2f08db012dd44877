import Engine
import FileAccess
import Foundation
import LayoutRender

/// Writes each picture to its file.
struct PictureWriter {
    private let output: PictureOutput
    private let inputs: [InputFile]
    /// The real paths of the inputs, so that no picture overwrites an input.
    private lazy var inputPaths = Set(inputs.filter { !$0.isStandardInput }.map { Self.resolved($0.path) })
    private var names = OutputNames()

    /// Creates a writer for the pictures of a run.
    init(output: PictureOutput, inputs: [InputFile]) {
        self.output = output
        self.inputs = inputs
    }

    /// Writes the pictures of one input; errors are added to the run's findings.
    mutating func write(_ pictures: [PicturePainter.Picture], of input: InputFile, run: inout LayoutRun) {
        if case .folder = output.destination {
            for picture in pictures { write(picture, run: &run) }
        } else if pictures.count > 1 {
            let ids = pictures.map(\.scene.word).prefix(6).joined(separator: ", ")
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

    /// Writes the page of an input, or of several inputs to a single file.
    mutating func write(page: [UInt8], of input: InputFile, run: inout LayoutRun) {
        let parts = OutputNames.Parts(stem: input.outputStem)
        if let path = path(for: parts, of: input, run: &run) { write(page, to: path, run: &run) }
    }

    private mutating func write(_ picture: PicturePainter.Picture, run: inout LayoutRun) {
        let scene = picture.scene
        let parts = OutputNames.Parts(
            stem: scene.input.outputStem, scene: scene.isOnlyScene ? nil : scene.word,
            state: scene.layout.state, device: scene.device)
        guard let path = path(for: parts, of: scene.input, run: &run) else { return }
        do {
            write(try picture.bytes.get(), to: path, run: &run)
        } catch {
            fail(error, of: scene, run: &run)
        }
        if let altText = picture.altText {
            print(altText, run: &run)
        }
    }

    private func print(_ altText: String, run: inout LayoutRun) {
        do throws(FileError) {
            try StandardOutput.write(altText + "\n")
        } catch {
            run.fail(Finding(file: error.path, code: .unwritable, message: "\(error)"), .inputOutput)
        }
    }

    /// Returns the path to write to; nil after adding a finding if the path is taken.
    private mutating func path(
        for parts: OutputNames.Parts, of input: InputFile, run: inout LayoutRun
    ) -> Target? {
        switch output.destination {
        case .standardOutput: return .standardOutput
        case .file(let path): return .file(path)
        case .folder(let folder):
            if let name = names.claim(parts, format: output.format) {
                return .file(FilePath.join(folder, name))
            }
            let name = OutputNames.name(of: parts, format: output.format)
            let finding = Finding(
                file: input.path, code: .nameTaken,
                message:
                    "its picture '\(name)' has the name of another picture of this run: draw one of them "
                    + "into another folder")
            run.fail(finding, .usage)
            return nil
        }
    }

    private enum Target {
        case standardOutput
        case file(String)
    }

    private mutating func write(_ bytes: [UInt8], to target: Target, run: inout LayoutRun) {
        do throws(FileError) {
            guard case .file(let path) = target else {
                try StandardOutput.write(bytes)
                return run.didWrite(pictures: 1, to: nil)
            }
            // Most pictures are new files, which can't be an input.
            if FileKind(at: path) != nil, inputPaths.contains(Self.resolved(path)) {
                let finding = Finding(
                    file: path, code: .overwritesInput,
                    message:
                        "the picture would replace an input: name another folder or file after '-o'"
                )
                return run.fail(finding, .usage)
            }
            try makeFolder(of: path)
            try AtomicFile.write(bytes, to: path)
            run.didWrite(pictures: 1, to: path)
        } catch {
            run.fail(Finding(file: error.path, code: .unwritable, message: "\(error)"), .inputOutput)
        }
    }

    /// Handles a scene that can't be drawn. A scene without a size has no picture, which isn't an error.
    private func fail(_ error: RenderError, of scene: LaidOutScene, run: inout LayoutRun) {
        if case .invalidCanvas(let width, let height) = error {
            run.add(
                Finding(
                    file: scene.input.path, code: .emptyCanvas,
                    message:
                        "\(scene.layout.id) is \(width) × \(height) points and can't be drawn: give it a "
                        + "size, or lay it out with '--size'"))
        } else {
            run.fail(
                Finding(file: scene.input.path, code: .notDrawn, message: "\(error)"), error.exitStatus)
        }
    }

    /// Makes the folder of a picture if a folder was requested; the folder of a single file must exist.
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
    /// The exit status, depending on whether the command line, the input or the program is at fault.
    fileprivate var exitStatus: ExitStatus {
        switch self {
        case .invalidScale, .invalidMargin, .unknownFocus: .usage
        case .tooLarge, .invalidCanvas, .emptyLayout: .unusableInput
        case .drawing: .internalFault
        }
    }
}
