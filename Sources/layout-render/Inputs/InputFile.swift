import Foundation

/// An input the user named, or found in a folder the user named.
struct InputFile: Sendable, Hashable {
    /// Bytes that are read; no layout is as large.
    static let maximumSize = 64 << 20

    /// As reports name it: the path as the user wrote it, continued below a folder.
    var path: String
    /// What its pictures are named by: the file's name without its ending, below its folder in a folder given.
    var outputStem: String

    /// Whether it is what comes in on standard input.
    var isStandardInput: Bool { path == Self.standardInputName }

    static let standardInputName = "<stdin>"
    static let standardInput = InputFile(path: standardInputName, outputStem: "layout")

    /// All of its bytes.
    func bytes() throws(FileError) -> [UInt8] {
        var bytes = isStandardInput ? StandardInput.takeBeginning() : []
        var code: Int32
        if isStandardInput {
            code = FileDescriptor.standardInput.readAll(into: &bytes, limit: Self.maximumSize)
        } else {
            let number = open(path, O_RDONLY | O_CLOEXEC)
            guard number >= 0 else { throw FileError(path: path, operation: .read, code: errno) }
            defer { close(number) }
            code = FileDescriptor(number: number).readAll(into: &bytes, limit: Self.maximumSize)
        }
        if code != 0 { throw FileError(path: path, operation: .read, code: code) }
        return bytes
    }
}
