import Foundation

/// A complete file, and the path that it will replace.
struct PreparedFile {
    /// The target as the caller named it, for errors.
    private let path: String
    private var temporary: TemporaryFile
    private let target: String

    /// Writes the bytes to a new file next to the target, which is a regular file or doesn't exist.
    init(_ bytes: [UInt8], for path: String) throws(FileError) {
        var status = stat()
        let exists = stat(path, &status) == 0
        let code = errno
        if !exists, FileKind(ofEntryAt: path) == .symbolicLink {
            throw code == ENOENT
                ? FileError(path: path, operation: .write, cause: .danglingLink) : Self.failure(path, code)
        }
        if exists, status.st_mode & S_IFMT == S_IFDIR { throw Self.failure(path, EISDIR) }
        self.path = path
        target = exists ? Self.resolvingLinks(path) : path
        do {
            temporary = try TemporaryFile(
                bytes, permissions: exists ? status.st_mode & 0o777 : nil, in: FilePath.parent(of: target))
        } catch {
            throw Self.failure(path, error.code)
        }
    }

    /// Renames the file to its target, replacing an existing file.
    mutating func commit() throws(FileError) {
        do {
            try temporary.take(name: target)
        } catch {
            throw Self.failure(path, error.code)
        }
    }

    /// Removes the temporary file.
    func discard() { temporary.discard() }

    private static func resolvingLinks(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func failure(_ path: String, _ code: Int32) -> FileError {
        FileError(path: path, operation: .write, code: code)
    }
}
