import FileAccess
import Foundation

/// An input that the user named, or that was found in a folder the user named.
package struct InputFile: Sendable, Hashable {
    /// Where the bytes come from.
    package enum Contents: Sendable, Hashable {
        case standardInput
        /// A part of another file.
        case text(String)
        case file(String)
        case object(GitObject)
        /// A file of a revision that lies in a folder with what it needs, and where it is, or was, in the working tree.
        case checkout(String, original: String)
        /// An archive of Xcode's, which is a folder.
        case archive(String)
        /// Captures of one run of an app.
        case captures([InputFile])
    }

    /// The path for reports, as the user wrote it; for a file in a folder, continued below the folder.
    package var path: String
    /// The base name of its pictures: the file name without extension, with its path below a folder that was given.
    var outputStem: String
    /// The name of its scene if the input doesn't define one: the path, without a revision.
    package let fileName: String
    private let contents: Contents
    /// Whether it is one of several files of code, of which some may have nothing to show.
    var mayShowNothing = false

    /// Creates an input with its contents; by default the file at its path.
    package init(path: String, outputStem: String, fileName: String? = nil, contents: Contents? = nil) {
        self.path = path
        self.fileName = fileName ?? path
        self.outputStem = outputStem
        self.contents = contents ?? .file(path)
    }

    /// Whether the input is standard input.
    package var isStandardInput: Bool { contents == .standardInput }

    /// Whether it is one file, at its path.
    var isPlainFile: Bool {
        if case .file = contents { true } else { false }
    }

    /// The path where it lies, with what is around it; nil for other inputs.
    var plainPath: String? {
        switch contents {
        case .file(let file), .checkout(let file, _): file
        default: nil
        }
    }

    /// The path in the working tree, also of a file of a revision.
    var workingPath: String {
        if case .checkout(_, let original) = contents { original } else { path }
    }

    /// The bytes of an input that is a text of its own; nil for other inputs.
    var text: [UInt8]? {
        if case .text(let text) = contents { Array(text.utf8) } else { nil }
    }

    /// The folder of an archive; nil for other inputs.
    var archiveFolder: String? {
        if case .archive(let folder) = contents { folder } else { nil }
    }

    /// The captures that it joins; nil for other inputs.
    var joinedCaptures: [InputFile]? {
        if case .captures(let files) = contents { files } else { nil }
    }

    static var standardInput: InputFile {
        let path = StandardInput.path
        let stem = FilePath.withoutExtension(FilePath.lastComponent(of: path))
        return InputFile(
            path: path, outputStem: path == StandardInput.usualPath ? "layout" : stem,
            contents: .standardInput)
    }

    /// Returns all bytes.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of bytes.
    ///   - purpose: What a file is read for.
    package func bytes(
        limit: Int = FileLimits.layout, for purpose: FileReader.Purpose = .input
    ) throws(FileError) -> [UInt8] {
        switch contents {
        case .standardInput: try readStandardInput(limit: limit)
        case .text(let text): Array(text.utf8)
        case .file(let file), .checkout(let file, _):
            try FileReader.bytes(at: file, limit: limit, for: purpose)
        case .object(let object): try object.bytes(limit: limit, path: path)
        case .archive(let folder): throw FileError(path: folder, operation: .read, code: EISDIR)
        case .captures(let files): try files[0].bytes(limit: limit)
        }
    }

    private func readStandardInput(limit: Int) throws(FileError) -> [UInt8] {
        InputRegister.shared.add(FileDescriptor.standardInput)
        var bytes = StandardInput.takeBeginning()
        let code = FileDescriptor.standardInput.readAll(into: &bytes, limit: limit)
        if let error = FileReader.readError(path, code, limit: limit) { throw error }
        return bytes
    }
}
