import Engine
import FileAccess
import Foundation
import Findings

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

    /// Returns the file or folder at a path in the revision.
    ///
    /// - Parameters:
    ///   - format: The format of the files, whatever their names.
    ///   - followsLinks: Whether a symbolic link stands for its target in the revision.
    ///   - findings: Receives why some files can't be compared.
    func side(
        at path: String, format: InputFormat?, followsLinks: Bool, findings: inout [Finding]
    ) throws(GitError) -> DiffSide {
        let top = try fullName(of: path)
        let listing = try Git.run(["ls-tree", "-r", "-z", "-l", "--full-name", tree, "--", path])
        var side = DiffSide.nothing
        for entry in listing.split(separator: 0).compactMap(GitTreeEntry.init) {
            guard let full = RelativeName(entry.name), let below = FilePath.relative(full.text, to: top)
            else {
                findings.append(unsafeName(entry.name))
                continue
            }
            let stem = FilePath.withoutExtension(
                below.isEmpty ? FilePath.lastComponent(of: full.text) : below)
            guard let kind = DiffPair.File.Kind(path: full.text, format: below.isEmpty ? format : nil) else {
                continue
            }
            if entry.isLink, !followsLinks {
                findings.append(
                    Finding(
                        file: "\(name):\(full.text)", code: .unreadable,
                        message:
                            "this is a symbolic link, which isn't followed in a revision: name the file itself"
                    ))
                continue
            }
            let isCode = kind == .layout && FilePath.pathExtension(of: full.text) == "swift"
            // Code is only run where it was named.
            if isCode, !below.isEmpty { continue }
            guard let object = try object(of: entry, named: full, findings: &findings) else { continue }
            let contents: InputFile.Contents =
                isCode ? try checkout(of: full, originally: path) : .object(object)
            let input = InputFile(
                path: "\(name):\(full.text)", outputStem: stem, fileName: full.text, contents: contents)
            let file = DiffPair.File(input: input, isLayout: kind == .layout)
            if below.isEmpty {
                side = .file(file)
            } else if kind == .picture || FilePath.pathExtension(of: below).lowercased() != "json"
                || InputList.isLayoutDocument(input)
            {
                side.add(file, named: below)
            }
        }
        return side
    }

    /// Returns a file of code among the files of the revision that it may need.
    private func checkout(of full: RelativeName, originally path: String) throws(GitError)
        -> InputFile.Contents
    {
        let folder = try RevisionCheckout(tree: tree).folder()
        return .checkout(FilePath.join(folder, full.text), original: path)
    }

    /// Returns the contents of an entry; for a symbolic link, those of its target in the revision.
    private func object(
        of entry: GitTreeEntry, named full: RelativeName, findings: inout [Finding]
    ) throws(GitError) -> GitObject? {
        guard entry.isLink else { return entry.object }
        let answer = try Git.run(
            ["cat-file", "--batch-check", "--follow-symlinks"], input: "\(tree):\(full.text)\n")
        let words = String(decoding: answer, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        if words.count == 3, words[1] == "blob", let size = Int(words[2]) {
            return GitObject(id: String(words[0]), size: size)
        }
        findings.append(
            Finding(
                file: "\(name):\(full.text)", code: .unreadable,
                message: "this is a symbolic link to no file of the revision: name the file itself"))
        return nil
    }

    private func unsafeName(_ path: String) -> Finding {
        Finding(
            file: "\(name):\(path)", code: .unsafeName,
            message:
                "this name leads out of its folder or isn't a valid file name, so it is not compared: "
                + "rename it in the repository")
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
