import Foundation

/// Reads whole files.
package enum FileReader {
    /// What a file is read for.
    package enum Purpose: Sendable {
        /// The file is an input, which this process doesn't overwrite.
        case input
        /// The file is one that this program writes itself, such as a golden, or is only looked at; it may be
        /// replaced.
        case ownUse
    }

    /// Returns all bytes of a file.
    ///
    /// Pipes, sockets and devices are rejected without waiting for them.
    ///
    /// - Parameter limit: The maximum number of bytes.
    package static func bytes(
        at path: String, limit: Int, for purpose: Purpose = .input
    ) throws(FileError) -> [UInt8] {
        let number = open(path, readFlags)
        guard number >= 0 else { throw openError(path, errno) }
        return try bytes(of: number, path: path, limit: limit, purpose)
    }

    /// Returns all bytes of a file below a folder, with a name from input; symbolic links below the folder aren't
    /// followed.
    package static func bytes(
        of name: RelativeName, below folder: String, limit: Int, for purpose: Purpose = .input
    ) throws(FileError) -> [UInt8] {
        let path = FilePath.join(folder, name.text)
        var components = name.components
        let file = components.removeLast()
        var parent = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        for component in components where parent >= 0 {
            let next = openat(parent, component, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            let code = errno
            close(parent)
            errno = code
            parent = next
        }
        guard parent >= 0 else { throw confinedError(path, errno, name, folder) }
        let number = openat(parent, file, readFlags | O_NOFOLLOW)
        let code = errno
        close(parent)
        guard number >= 0 else { throw confinedError(path, code, name, folder) }
        return try bytes(of: number, path: path, limit: limit, purpose)
    }

    /// Flags that avoid waiting for the other end of a pipe and acquiring a controlling terminal.
    private static let readFlags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC

    /// Passes an input on in pieces, until the closure returns false.
    ///
    /// - Parameter limit: The maximum number of bytes.
    package static func forEachChunk(
        at path: String, limit: Int, _ body: (ArraySlice<UInt8>) throws -> Bool
    ) throws {
        let number = open(path, readFlags)
        guard number >= 0 else { throw openError(path, errno) }
        defer { close(number) }
        _ = try regularSize(of: number, path: path, .input)
        let code = try FileDescriptor(number: number).readChunks(limit: limit, body)
        if let error = readError(path, code, limit: limit) { throw error }
    }

    private static func bytes(
        of number: Int32, path: String, limit: Int, _ purpose: Purpose
    ) throws(FileError) -> [UInt8] {
        defer { close(number) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(try regularSize(of: number, path: path, purpose) + 1, limit))
        let code = FileDescriptor(number: number).readAll(into: &bytes, limit: limit)
        if let error = readError(path, code, limit: limit) { throw error }
        return bytes
    }

    /// Returns the size of an open file, which must be a regular one, and registers it if it is an input.
    private static func regularSize(
        of number: Int32, path: String, _ purpose: Purpose
    ) throws(FileError) -> Int {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw FileError(path: path, operation: .read, code: errno) }
        let kind = FileKind(mode: status.st_mode)
        guard kind == .file else {
            throw kind == .folder
                ? FileError(path: path, operation: .read, code: EISDIR)
                : FileError(path: path, operation: .read, cause: .notRegular(kind))
        }
        if purpose == .input { InputRegister.shared.add(status, path: path) }
        return Int(status.st_size)
    }

    /// Returns the error for a number that reading returned; nil for 0.
    package static func readError(_ path: String, _ code: Int32, limit: Int) -> FileError? {
        switch code {
        case 0: nil
        case EFBIG: FileError(path: path, operation: .read, cause: .tooLarge(limit: limit))
        default: FileError(path: path, operation: .read, code: code)
        }
    }

    private static func openError(_ path: String, _ code: Int32) -> FileError {
        // A socket can't be opened at all.
        if code == ENXIO, let kind = FileKind(at: path), kind != .file {
            return FileError(path: path, operation: .read, cause: .notRegular(kind))
        }
        if code == ENOENT, FileKind(ofEntryAt: path) == .symbolicLink {
            return FileError(path: path, operation: .read, cause: .danglingLink)
        }
        if code == ENOENT, Folder.hasUnusableName(path) {
            return FileError(path: path, operation: .read, cause: .unusableName)
        }
        return FileError(path: path, operation: .read, code: code)
    }

    /// Returns the error for a link that isn't followed, which causes `ELOOP` for a file and `ENOTDIR` for a folder.
    private static func confinedError(
        _ path: String, _ code: Int32, _ name: RelativeName, _ folder: String
    ) -> FileError {
        if code == ELOOP || code == ENOTDIR, Folder.link(on: name, below: folder) != nil {
            return FileError(path: path, operation: .read, cause: .unexpectedLink)
        }
        return openError(path, code)
    }
}
