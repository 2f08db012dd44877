import Foundation

/// A complete file, and the path that it will replace.
struct PreparedFile {
    /// The target as the caller named it, for errors.
    private let path: String
    private var temporary: TemporaryFile
    private let target: String
    private let expected: AtomicFile.Expected

    /// Writes the bytes to a new file next to the target, which is a regular file or doesn't exist.
    init(_ bytes: [UInt8], for path: String, over expected: AtomicFile.Expected) throws(FileError) {
        var status = stat()
        let exists = stat(path, &status) == 0
        let code = errno
        if !exists, FileKind(ofEntryAt: path) == .symbolicLink {
            throw code == ENOENT
                ? FileError(path: path, operation: .write, cause: .danglingLink) : Self.failure(path, code)
        }
        if exists, status.st_mode & S_IFMT == S_IFDIR { throw Self.failure(path, EISDIR) }
        if exists, expected == .anything, InputRegister.shared.contains(path) {
            throw FileError(path: path, operation: .write, cause: .input)
        }
        if exists, Self.isReadOnly(path, status) {
            throw FileError(path: path, operation: .write, cause: .readOnly)
        }
        self.path = path
        self.expected = expected
        target = exists ? Self.resolvingLinks(path) : path
        do {
            temporary = try TemporaryFile(
                bytes, permissions: exists ? status.st_mode & 0o777 : nil, in: FilePath.parent(of: target))
        } catch {
            throw Self.failure(path, error.code)
        }
    }

    /// Gives the file its target's name, unless the existing file isn't the expected one.
    mutating func commit() throws(FileError) {
        let isChanged = FileError(path: path, operation: .write, cause: .changedMeanwhile)
        if case .bytes(let bytes) = expected {
            let found = try? FileReader.bytes(at: target, limit: bytes.count, for: .ownUse)
            guard found == bytes else { throw isChanged }
        }
        do {
            try temporary.take(name: target, replaces: expected != .nothing)
        } catch {
            throw error.code == EEXIST && expected == .nothing ? isChanged : Self.failure(path, error.code)
        }
    }

    /// Removes the temporary file.
    func discard() { temporary.discard() }

    /// Whether a file's owner made it read-only, or the user may not write to it.
    ///
    /// Replacing a file needs no permission to write to it, and the superuser never does, so the permissions are
    /// checked here.
    private static func isReadOnly(_ path: String, _ status: stat) -> Bool {
        status.st_mode & S_IWUSR == 0 || faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) != 0
    }

    private static func resolvingLinks(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func failure(_ path: String, _ code: Int32) -> FileError {
        FileError(path: path, operation: .write, code: code)
    }
}
