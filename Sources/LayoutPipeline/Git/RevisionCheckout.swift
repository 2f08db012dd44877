import CodeInput
import FileAccess
import Findings
import Foundation

/// The files of a revision that code is compiled with, written into the user's cache: git's object store is read, nothing is
/// checked out, and no filter of the repository runs.
struct RevisionCheckout {
    /// The hash of the revision's tree.
    let tree: String

    /// Returns the folder of the files, which are written unless an earlier run has.
    func folder() throws(GitError) -> String {
        let all = FilePath.join(CodeReader.cacheFolder, "revisions")
        let folder = FilePath.join(all, tree)
        if FileKind(at: FilePath.join(folder, CodeReader.revisionMark)) == .file { return folder }
        let entries = try self.entries()
        do {
            for chunk in stride(from: 0, to: entries.count, by: Self.chunk) {
                let part = Array(entries[chunk..<min(chunk + Self.chunk, entries.count)])
                try write(part, to: folder)
            }
            try Self.write([], named: CodeReader.revisionMark, to: folder)
        } catch {
            throw GitError(message: "the revision's files can't be written to the cache: \(error)")
        }
        Self.removeOldest(in: all, except: tree)
        return folder
    }

    /// The regular files of the tree that code may need, with their names below the top.
    private func entries() throws(GitError) -> [(name: RelativeName, object: GitObject)] {
        let listing = try Git.run(["ls-tree", "-r", "-z", "-l", "--full-tree", tree])
        var total = 0
        var entries: [(name: RelativeName, object: GitObject)] = []
        for entry in listing.split(separator: 0).compactMap(GitTreeEntry.init) {
            guard !entry.isLink, entry.object.size <= Self.mostBytesOfFile,
                let name = RelativeName(entry.name), CodeReader.needs(name.text)
            else { continue }
            total += entry.object.size
            entries.append((name, entry.object))
        }
        guard entries.count <= Self.mostFiles, total <= Self.mostBytes else {
            throw GitError(
                message:
                    "this revision has too many files to compile code with (\(entries.count), \(total) bytes): "
                    + "check it out in another folder ('git worktree add'), and compare the two files")
        }
        return entries
    }

    private static let mostFiles = 20_000
    private static let mostBytes = 256 << 20
    private static let mostBytesOfFile = 4 << 20
    /// As many objects as can be asked for through a pipe that isn't read yet.
    private static let chunk = 1000

    private func write(_ entries: [(name: RelativeName, object: GitObject)], to folder: String) throws {
        let ids = entries.map { $0.object.id + "\n" }.joined()
        var rest = try Git.run(["cat-file", "--batch"], input: ids)[...]
        for entry in entries {
            // Each is its hash, kind and size on a line, its bytes and the end of a line.
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
                rest.count >= end - rest.startIndex + entry.object.size + 2
            else { throw GitError(message: "git ended before \(entry.name.text)") }
            let bytes = rest[(end + 1)...].prefix(entry.object.size)
            try Self.write(Array(bytes), named: entry.name.text, to: folder)
            rest = rest[(bytes.endIndex + 1)...]
        }
    }

    private static func write(_ bytes: [UInt8], named name: String, to folder: String) throws {
        guard let name = RelativeName(name) else { return }
        try AtomicFile.write(bytes, to: name, below: folder)
    }

    // MARK: The cache

    private static let mostKept = 4

    /// Removes the revisions that were written longest ago.
    private static func removeOldest(in folder: String, except tree: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let dated = names.filter { $0 != tree }.map { name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: FilePath.join(folder, name))
            return (name: name, date: attributes?[.modificationDate] as? Date ?? .distantPast)
        }
        for old in dated.sorted(by: { ($0.date, $0.name) > ($1.date, $1.name) }).dropFirst(mostKept - 1) {
            FileRemoval.removeFolder(FilePath.join(folder, old.name))
        }
    }
}
