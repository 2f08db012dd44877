import Foundation

/// Writes to pipes, terminals and devices.
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
        let number = open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC)
        guard number >= 0 else { throw FileError(path: path, operation: .write, code: errno) }
        defer { close(number) }
        let code = FileDescriptor(number: number).writeAll(bytes)
        // It isn't an error if the reader closes the pipe early.
        if code != 0, code != EPIPE { throw FileError(path: path, operation: .write, code: code) }
        return true
    }
}
