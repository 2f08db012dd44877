import Foundation

/// A complete file under a temporary name, beside the one it is to replace.
struct PreparedFile {
    /// As the caller named it, for errors.
    private let path: String
    private let temporary: String
    private let target: String

    /// Writes the bytes beside a path where a regular file is, or nothing yet.
    init(_ bytes: [UInt8], for path: String) throws(FileError) {
        var status = stat()
        let exists = stat(path, &status) == 0
        let code = errno
        if !exists, FileKind(ofEntryAt: path) == .symbolicLink {
            throw code == ENOENT
                ? FileError(path: path, operation: .write, cause: .danglingLink) : Self.failure(path, code)
        }
        self.path = path
        target = exists ? Self.resolvingLinks(path) : path
        temporary = try Self.write(
            bytes, beside: target, permissions: exists ? status.st_mode & 0o777 : nil, named: path)
    }

    /// Gives the file its name, in place of what has it.
    func commit() throws(FileError) {
        if rename(temporary, target) != 0 { throw Self.failure(path, errno) }
    }

    /// Removes the file, which hasn't got its name.
    func discard() { unlink(temporary) }

    /// Writes a new file in the folder of the target, and gives its path.
    private static func write(
        _ bytes: [UInt8], beside target: String, permissions: mode_t?, named path: String
    ) throws(FileError) -> String {
        let (temporary, number) = try makeTemporaryFile(beside: target, named: path)
        var code = FileDescriptor(number: number).writeAll(bytes)
        if code == 0, let permissions, fchmod(number, permissions) != 0 { code = errno }
        if close(number) != 0, code == 0 { code = errno }
        if code != 0 {
            unlink(temporary)
            throw failure(path, code)
        }
        return temporary
    }

    private static func makeTemporaryFile(
        beside target: String, named path: String
    ) throws(FileError) -> (path: String, number: Int32) {
        let folder = FilePath.parent(of: target)
        for attempt in 0..<100 {
            let name = FilePath.join(folder, ".layout-render-\(getpid())-\(attempt)")
            let number = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if number >= 0 { return (name, number) }
            if errno != EEXIST { throw failure(path, errno) }
        }
        throw failure(path, EEXIST)
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
