import FileAccess
import Findings

/// Two files to compare, of which one may be missing.
package struct DiffPair: Sendable {
    /// A file on one side.
    package struct File: Sendable {
        /// The kinds of file that can be compared.
        package enum Kind: Sendable {
            case layout, picture

            /// Determines the kind from the path's extension or the requested format; nil if neither says.
            package init?(path: String, format: InputFormat?) {
                let ending = FilePath.pathExtension(of: path)
                if format != nil || InputFormat(pathExtension: ending) != nil {
                    self = .layout
                } else if ending.lowercased() == "png" {
                    self = .picture
                } else {
                    return nil
                }
            }
        }

        package var input: InputFile
        /// Whether the file is a layout, which must be drawn first.
        package var isLayout: Bool
    }

    /// The extensions of files that can be compared, in words.
    private static let endings = ".json5, .json, .xib, .storyboard or .png"

    package var before: File?
    package var after: File?

    /// The earlier name of a file that was renamed; nil for others.
    var earlierName: String? {
        guard isRenamed, let before else { return nil }
        return before.input.outputStem
    }

    /// Whether both sides have the file, under different names.
    var isRenamed = false

    /// Pairs the files of two sides: the two files themselves, or the files of two folders by relative path.
    package static func pairs(before: DiffSide, after: DiffSide) -> [DiffPair] {
        guard before.isFolder || after.isFolder else {
            return [DiffPair(before: before.file, after: after.file)]
        }
        let old = before.files
        let new = after.files
        let names = Set(old.keys).union(new.keys).sorted { $0.lexicographicallyPrecedes($1) }
        return names.map { DiffPair(before: old[$0], after: new[$0]) }
    }

    /// The pairs to compare, and why some files can't be compared.
    package struct Listing {
        package var pairs: [DiffPair] = []
        package var findings: [Finding] = []
        package var status = ExitStatus.success

        /// Leaves out what the patterns match; an error if nothing is left.
        fileprivate mutating func leaveOut(_ excluded: [PathPattern], of paths: [String]) {
            if excluded.isEmpty || pairs.isEmpty { return }
            pairs.removeAll { pair in
                [pair.before, pair.after].contains { $0?.input.isExcluded(by: excluded) == true }
            }
            guard pairs.isEmpty, findings.isEmpty, let path = paths.first else { return }
            fail([Finding(file: path, code: .noLayouts, message: InputList.excludesAll)], .unusableInput)
        }

        fileprivate mutating func fail(_ found: [Finding], _ status: ExitStatus) {
            findings += found
            if !found.isEmpty { self.status = self.status.combined(with: status) }
        }
    }

    /// Pairs two paths.
    ///
    /// - Throws: `RequestError` if one is a folder and the other a file.
    package static func pairs(
        before: String, after: String, request: LayoutRequest
    ) throws(RequestError) -> Listing {
        var unreadable: [Finding] = []
        let sides = [before, after].map {
            DiffSide(path: $0, format: request.inputFormat, unreadable: &unreadable)
        }
        unreadable.removeAll { finding in request.excluded.contains { $0.excludes(finding.file) } }
        if let folder = sides.firstIndex(where: \.isFolder),
            let file = sides.firstIndex(where: { $0.file != nil })
        {
            let paths = [before, after]
            throw RequestError(
                "'\(paths[folder])' is a folder and '\(paths[file])' isn't: name two folders, or two files")
        }
        var listing = Listing(pairs: pairs(before: sides[0], after: sides[1]))
        if listing.pairs.isEmpty, unreadable.isEmpty {
            let finding = Finding(
                file: before, code: .noLayouts,
                message: "there are no layouts or pictures in this folder, nor in '\(after)': name one with "
                    + "\(DiffPair.endings) files")
            listing.fail([finding], .unusableInput)
        }
        listing.leaveOut(request.excluded, of: [before])
        listing.fail(unreadable, .inputOutput)
        return listing
    }

    /// Pairs what paths lead to in a revision with what they lead to in another one, or with the current files.
    ///
    /// - Parameters:
    ///   - paths: The paths of files or folders.
    ///   - names: One revision's name, or two.
    ///   - request: How the files are read.
    ///   - followsLinks: Whether symbolic links in the revisions stand for their targets there.
    package static func pairs(
        of paths: [String], in names: [String], request: LayoutRequest, followsLinks: Bool = true
    ) throws(GitError) -> Listing {
        var revisions: [GitRevision] = []
        for name in names { revisions.append(try GitRevision(name)) }
        var listing = Listing()
        var unreadable: [Finding] = []
        for path in paths {
            var sides: [DiffSide] = []
            var findings: [Finding] = []
            for revision in revisions {
                sides.append(
                    try revision.side(
                        at: path, format: request.inputFormat, followsLinks: followsLinks, findings: &findings
                    ))
            }
            if sides.count == 1 {
                sides.append(
                    FileKind(ofEntryAt: path) == nil
                        ? .nothing
                        : DiffSide(path: path, format: request.inputFormat, unreadable: &unreadable))
            }
            let found = RenamedFiles.paired(
                pairs(before: sides[0], after: sides[1]).filter { $0.before != nil || $0.after != nil })
            if found.isEmpty, findings.isEmpty, unreadable.isEmpty {
                findings.append(
                    Finding(
                        file: path, code: .unreadable,
                        message: "neither side has a layout or picture here: check the path"))
            }
            listing.fail(findings, .unusableInput)
            listing.pairs += found
        }
        unreadable.removeAll { finding in request.excluded.contains { $0.excludes(finding.file) } }
        listing.leaveOut(request.excluded, of: paths)
        listing.fail(unreadable, .inputOutput)
        return listing
    }
}
