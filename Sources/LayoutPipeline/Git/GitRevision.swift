import FileAccess
import Foundation

/// A revision of the git repository that contains the current folder, read from git's object store without writing
/// files.
struct GitRevision: Sendable {
    /// The name as the user wrote it.
    let name: String
    /// The hash of its tree, which can't be mistaken for an option.
    private let tree: String

    /// Resolves a revision's name.
    init(_ name: String) throws(GitError) {
        self.name = name
        do throws(GitError) {
            tree = try Self.line(["rev-parse", "--verify", "--end-of-options", "\(name)^{tree}"])
        } catch {
            let isShallow = (try? Self.line(["rev-parse", "--is-shallow-repository"])) == "true"
            let advice =
                "; this clone only has the last commits: fetch the others with 'git fetch --unshallow', or in a workflow with "
                + "'fetch-depth: 0'"
            throw GitError(message: "'\(name)' can't be read: \(error.message)\(isShallow ? advice : "")")
        }
    }

    /// Returns a path from the top of the repository, which is a file's or a folder's, and the files of the revision there.
    func listing(of path: String) throws(GitError) -> (top: String, entries: [GitTreeEntry]) {
        let top = try fullName(of: path)
        let listing = try Git.run(["ls-tree", "-r", "-z", "-l", "--full-name", tree, "--", path])
        return (top, listing.split(separator: 0).compactMap(GitTreeEntry.init))
    }

    /// Returns the path of a file of code among the files of the revision that it may need.
    func checkout(of full: RelativeName) throws(GitError) -> String {
        FilePath.join(try RevisionCheckout(tree: tree).folder(), full.text)
    }

    /// Returns the contents of an entry; for a symbolic link, those of its target in the revision, or nil if that is no file.
    func object(of entry: GitTreeEntry, named full: RelativeName) throws(GitError) -> GitObject? {
        guard entry.isLink else { return entry.object }
        let answer = try Git.run(
            ["cat-file", "--batch-check", "--follow-symlinks"], input: "\(tree):\(full.text)\n")
        let words = String(decoding: answer, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard words.count == 3, words[1] == "blob", let size = Int(words[2]) else { return nil }
        return GitObject(id: String(words[0]), size: size)
    }

    /// Returns a path relative to the top of the repository; empty for the top itself.
    private func fullName(of path: String) throws(GitError) -> String {
        let prefix = try Self.line(["rev-parse", "--show-prefix"])
        guard FilePath.isAbsolute(path) else { return Self.normalized(FilePath.join(prefix, path)) }
        let root = try Self.line(["rev-parse", "--show-toplevel"])
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        return FilePath.relative(real, to: root) ?? path
    }

    private static func normalized(_ path: String) -> String {
        var names: [Substring] = []
        for name in FilePath.components(of: path) where !name.isEmpty && name != "." {
            if name == ".." { _ = names.popLast() } else { names.append(name) }
        }
        return names.joined(separator: "/")
    }

    private static func line(_ arguments: [String]) throws(GitError) -> String {
        var bytes = try Git.run(arguments)
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
