import FileAccess

/// The contents of a file in git's object store.
package struct GitObject: Sendable, Hashable {
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

/// A file in a listing of `git ls-tree -l -z`: mode, kind, object and size, a tab, and the path.
struct GitTreeEntry {
    /// The path from the top of the repository, unchecked: it may lead out of the repository.
    var name: String
    var object: GitObject
    /// Whether the contents are the target of a symbolic link.
    var isLink: Bool

    /// Parses an entry; nil if it isn't a file, such as a submodule.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard let tab = bytes.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
        let words = bytes[..<tab].split(separator: UInt8(ascii: " ")).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard words.count == 4, words[1] == "blob", let size = Int(words[3]) else { return nil }
        name = String(decoding: bytes[(tab + 1)...], as: UTF8.self)
        object = GitObject(id: words[2], size: size)
        isLink = words[0] == "120000"
    }
}
