import Foundation

/// Writes to what can't be replaced: pipes, terminals, devices, and the ends of files.
enum StreamFile {
    /// Writes directly to anything that isn't a regular file; returns false without writing if there is a
    /// regular file or nothing.
    static func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
        switch FileKind(at: path) {
        case .file, .symbolicLink, nil: return false
        case .folder: throw FileError(path: path, operation: .write, code: EISDIR)
        case .socket: throw FileError(path: path, operation: .write, cause: .notRegular(.socket))
        case .pipe, .device: break
        }
        try fill(FileOpening.stream(at: path), with: bytes, path: path)
        return true
    }

    /// Adds bytes to the end of a file, and creates it if there is none.
    static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
        try fill(FileOpening.end(of: path), with: bytes, path: path)
    }

    private static func fill(
        _ descriptor: FileDescriptor?, with bytes: [UInt8], path: String
    ) throws(FileError) {
        guard let descriptor else { throw FileError(path: path, operation: .write, code: errno) }
        defer { close(descriptor.number) }
        let code = descriptor.writeAll(bytes)
        // It isn't an error if the reader closes the pipe early.
        if code != 0, code != EPIPE { throw FileError(path: path, operation: .write, code: code) }
    }
}
