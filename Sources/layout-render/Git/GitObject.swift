import FileAccess

/// A file's contents in git's store.
struct GitObject: Sendable, Hashable {
    /// Its hash, as git writes it.
    var id: String
    /// In bytes.
    var size: Int

    /// Its bytes, as they were committed: no filter, no conversion.
    ///
    /// - Parameter path: What errors name it by.
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
