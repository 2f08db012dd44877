import FileAccess

/// The contents of a file in git's object store.
struct GitObject: Sendable, Hashable {
    /// The object's hash, as git writes it.
    var id: String
    /// The size in bytes.
    var size: Int

    /// Returns the bytes as committed, without filters or conversion.
    ///
    /// - Parameter path: The path to use in errors.
    func bytes(limit: Int, path: String) throws(FileError) -> [UInt8] {
        guard size <= limit else {
            throw FileError(path: path, operation: .read, cause: .tooLarge(limit: limit))
        }
        do throws(GitError) {
            return try Git.run(["cat-file", "blob", id])
        } catch {
            throw FileError(path: path, operation: .read, cause: .program(error.message))
        }
    }
}
