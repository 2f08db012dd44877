import FileAccess
import Findings

extension GitRevision {
    /// Returns the file or folder at a path in the revision.
    ///
    /// - Parameters:
    ///   - format: The format of the files, whatever their names.
    ///   - followsLinks: Whether a symbolic link stands for its target in the revision.
    ///   - findings: Receives why some files can't be compared.
    func side(
        at path: String, format: InputFormat?, followsLinks: Bool, findings: inout [Finding]
    ) throws(GitError) -> DiffSide {
        let (top, entries) = try listing(of: path)
        var side = DiffSide.nothing
        for entry in entries {
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
            guard let object = try object(of: entry, named: full) else {
                findings.append(
                    Finding(
                        file: "\(name):\(full.text)", code: .unreadable,
                        message: "this is a symbolic link to no file of the revision: name the file itself"))
                continue
            }
            let contents: InputFile.Contents =
                isCode ? .checkout(try checkout(of: full), original: path) : .object(object)
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

    private func unsafeName(_ path: String) -> Finding {
        Finding(
            file: "\(name):\(path)", code: .unsafeName,
            message:
                "this name leads out of its folder or isn't a valid file name, so it is not compared: "
                + "rename it in the repository")
    }
}
