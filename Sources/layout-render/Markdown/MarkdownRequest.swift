import FileAccess

/// The request of a command line for Markdown pages.
struct MarkdownRequest: Sendable {
    /// The pages; those in folders are sorted by path, without links.
    var pages: [String] = []
    /// The folders without pages.
    var emptyFolders: [String] = []
    /// Why some of the folders' pages aren't known.
    var failures: [FileError] = []
    /// Whether pages and pictures are only compared with what would be written.
    var checksOnly: Bool
    var drawsBitmaps: Bool
    /// Whether pictures that this command didn't write are replaced.
    var replacesOthers: Bool
    /// The command line's options, which blocks can override.
    var arguments: ParsedArguments

    /// Reads the options of `MarkdownCommand`.
    init(_ arguments: ParsedArguments) {
        self.arguments = arguments
        checksOnly = arguments.contains(.checkPages)
        drawsBitmaps = arguments.contains(.bitmaps)
        replacesOthers = arguments.contains(.force)
        for operand in arguments.operands {
            guard Folder.exists(operand) else {
                pages.append(operand)
                continue
            }
            var failures: [FileError] = []
            let found = Folder.files(
                in: operand, includesHidden: false, includesLinks: false, failures: &failures
            ).filter {
                ["md", "markdown"].contains(FilePath.pathExtension(of: $0).lowercased())
            }
            if found.isEmpty, failures.isEmpty { emptyFolders.append(operand) }
            self.failures += failures
            pages += found.map { FilePath.join(operand, $0) }
        }
        // A page may be named twice, or be in a folder that is named as well.
        var known: Set<String> = []
        pages = pages.filter { page in
            let folder = FilePath.resolved(FilePath.parent(of: page)) ?? ""
            return known.insert(FilePath.join(folder, FilePath.lastComponent(of: page))).inserted
        }
        self.arguments.operands = []
    }
}

extension ArgumentOption {
    static let checkPages = ArgumentOption(
        "check", help: "Write nothing, and fail if a picture or an image line is out of date")
    static let force = ArgumentOption(
        "force", help: "Also replace pictures that this command didn't write")
    static let bitmaps = ArgumentOption(
        "png", help: "Also write PNG pictures of twice the size, NAME@2x.png and NAME~dark@2x.png")
}
