import FileAccess

/// Two files to compare, of which one may be missing.
struct DiffPair: Sendable {
    /// A file on one side.
    struct File: Sendable {
        /// The kinds of file that can be compared.
        enum Kind: Sendable {
            case layout, picture

            /// Determines the kind from the path's extension or the requested format; nil if neither says.
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
        /// Whether the file is a layout, which must be drawn first.
        var isLayout: Bool
    }

    var before: File?
    var after: File?

    /// Pairs the files of two sides: the two files themselves, or the files of two folders by relative path.
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
