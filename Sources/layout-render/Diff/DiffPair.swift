import FileAccess

/// Two files to compare, of which one may be missing.
struct DiffPair: Sendable {
    /// A file on one side.
    struct File: Sendable {
        /// What a file can be compared as.
        enum Kind: Sendable {
            case layout, picture

            /// The kind that a path's ending says, or the format asked for; nil for neither.
            init?(path: String, format: InputFormat?) {
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

        var input: InputFile
        /// Whether it is drawn first.
        var isLayout: Bool
    }

    var before: File?
    var after: File?

    /// The files of two sides: the files themselves, or those of two folders by their paths in them.
    static func pairs(before: DiffSide, after: DiffSide) -> [DiffPair] {
        guard before.isFolder || after.isFolder else {
            return [DiffPair(before: before.file, after: after.file)]
        }
        let old = before.files
        let new = after.files
        let names = Set(old.keys).union(new.keys).sorted { $0.lexicographicallyPrecedes($1) }
        return names.map { DiffPair(before: old[$0], after: new[$0]) }
    }
}
