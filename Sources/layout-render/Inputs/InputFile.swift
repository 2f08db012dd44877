import FileAccess
import Foundation

/// An input the user named, or found in a folder the user named.
struct InputFile: Sendable, Hashable {
    /// Where its bytes are.
    enum Contents: Sendable, Hashable {
        case standardInput
        /// A part of another file.
        case text(String)
        case file(String)
        case object(GitObject)
    }

    /// As reports name it: the path as the user wrote it, continued below a folder.
    var path: String
    /// What its pictures are named by: the file's name without its ending, below its folder in a folder given.
    var outputStem: String
    /// What its scene is called by where it gives no name itself: the path, without a revision before it.
    let fileName: String
    private let contents: Contents

    /// An input with its contents; by default the file at its path.
    init(path: String, outputStem: String, fileName: String? = nil, contents: Contents? = nil) {
        self.path = path
        self.fileName = fileName ?? path
        self.outputStem = outputStem
        self.contents = contents ?? .file(path)
    }

    /// Whether it is what comes in on standard input.
    var isStandardInput: Bool { contents == .standardInput }

    static let standardInput = InputFile(path: "<stdin>", outputStem: "layout", contents: .standardInput)

    /// All of its bytes.
    ///
    /// - Parameter limit: Bytes that are read at most.
    func bytes(limit: Int = FileLimits.layout) throws(FileError) -> [UInt8] {
        switch contents {
        case .standardInput: try readStandardInput(limit: limit)
        case .text(let text): Array(text.utf8)
        case .file(let file): try FileReader.bytes(at: file, limit: limit)
        case .object(let object): try object.bytes(limit: limit, path: path)
        }
    }

    private func readStandardInput(limit: Int) throws(FileError) -> [UInt8] {
        var bytes = StandardInput.takeBeginning()
        switch FileDescriptor.standardInput.readAll(into: &bytes, limit: limit) {
        case 0: return bytes
        case EFBIG: throw FileError(path: path, operation: .read, cause: .tooLarge(limit: limit))
        case let code: throw FileError(path: path, operation: .read, code: code)
        }
    }
}
