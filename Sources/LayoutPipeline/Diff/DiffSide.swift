import Findings
import FileAccess

/// The contents of one side of a comparison.
package enum DiffSide: Sendable {
    case nothing
    case file(DiffPair.File)
    /// Keyed by the bytes of the paths in the folder, since equal strings can be two files.
    case folder([[UInt8]: DiffPair.File])

    /// Reads a path on disk; `/dev/null` is empty, as in git.
    ///
    /// - Parameter unreadable: Receives why some folders can't be read.
    init(path: String, format: InputFormat?, unreadable: inout [Finding]) {
        if path == "/dev/null" {
            self = .nothing
        } else if path == "-" {
            self = .file(DiffPair.File(input: .standardInput, isLayout: true))
        } else if let archive = CaptureArchive.input(path) {
            self = .file(DiffPair.File(input: archive, isLayout: true))
        } else if Folder.exists(path) {
            self = .folder([:])
            let list = InputList(operands: [path])
            // A folder may have pictures only.
            unreadable += list.findings.filter { $0.code != .noLayouts }
            for input in list.files {
                let name = "\(input.outputStem).\(FilePath.pathExtension(of: input.path))"
                add(DiffPair.File(input: input, isLayout: true), named: name)
            }
            var failures: [FileError] = []
            let names = Folder.files(in: path, failures: &failures)
            let pictures = failures.filter { failure in
                failure.cause == .unusableName
                    && DiffPair.File.Kind(path: failure.path, format: nil) == .picture
            }
            unreadable += pictures.map { Finding($0) }
            for name in names where DiffPair.File.Kind(path: name, format: nil) == .picture {
                let input = InputFile(
                    path: FilePath.join(path, name), outputStem: FilePath.withoutExtension(name))
                add(DiffPair.File(input: input, isLayout: false), named: name)
            }
        } else {
            let stem = FilePath.withoutExtension(FilePath.lastComponent(of: path))
            let input = InputFile(path: path, outputStem: stem)
            let kind = DiffPair.File.Kind(path: path, format: format)
            let isLayout =
                kind == .layout || kind == nil && (CaptureInput.isCapture(input) || LogInput.isLog(input))
            self = .file(DiffPair.File(input: input, isLayout: isLayout))
        }
    }

    /// Adds a file of a folder.
    package mutating func add(_ file: DiffPair.File, named name: String) {
        var files = self.files
        files[Array(name.utf8)] = file
        self = .folder(files)
    }

    var isFolder: Bool {
        if case .folder = self { true } else { false }
    }

    /// The file, if the side is a single one.
    package var file: DiffPair.File? {
        if case .file(let file) = self { file } else { nil }
    }

    /// The files of a folder; empty for anything else.
    package var files: [[UInt8]: DiffPair.File] {
        if case .folder(let files) = self { files } else { [:] }
    }
}
