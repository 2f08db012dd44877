import Engine
import FileAccess
import Findings
import Foundation
import LayoutRender

/// Writes the files of a run's pictures: names them, and makes their folders.
package struct PictureFiles {
    private let destination: OutputDestination
    private let format: OutputFormat
    private let console: any Console
    private var names = OutputNames()

    /// Where a picture goes.
    package enum Target {
        case standardOutput
        case file(String)
    }

    init(_ destination: OutputDestination, format: OutputFormat, console: any Console) {
        self.console = console
        self.destination = destination
        self.format = format
    }

    /// Whether there is room for several pictures.
    var isFolder: Bool {
        if case .folder = destination { true } else { false }
    }

    /// Returns where to write a picture; nil after adding a finding if another picture has its name.
    mutating func target(
        for parts: OutputNames.Parts, of input: InputFile, run: inout LayoutRun
    ) -> Target? {
        switch destination {
        case .standardOutput: return .standardOutput
        case .file(let path): return .file(path)
        case .folder(let folder):
            if let name = names.claim(parts, format: format) { return .file(FilePath.join(folder, name)) }
            let name = OutputNames.name(of: parts, format: format)
            let finding = Finding(
                file: input.path, code: .nameTaken,
                message:
                    "its picture '\(name)' has the name of another picture of this run: draw one of them "
                    + "into another folder")
            run.fail(finding, .usage)
            return nil
        }
    }

    /// Writes a picture; errors are added to the run's findings.
    package mutating func write(_ bytes: [UInt8], to target: Target, run: inout LayoutRun) {
        do throws(FileError) {
            guard case .file(let path) = target else {
                try console.write(document: bytes)
                return run.didWrite(pictures: 1, to: nil)
            }
            try makeFolder(of: path)
            try AtomicFile.write(bytes, to: path)
            run.didWrite(pictures: 1, to: path)
        } catch  where error.cause == .input {
            let finding = Finding(
                file: error.path, code: .overwritesInput,
                message: "the picture would replace an input: name another folder or file after '-o'")
            run.fail(finding, .usage)
        } catch {
            run.fail(Finding(file: error.path, code: .unwritable, message: "\(error)"), .inputOutput)
        }
    }

    /// Makes the folder of a picture if a folder was requested; the folder of a single file must exist.
    private func makeFolder(of path: String) throws(FileError) {
        guard isFolder else { return }
        let folder = FilePath.parent(of: path)
        guard !folder.isEmpty else { return }
        try Folder.make(folder)
    }
}
