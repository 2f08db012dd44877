import FileAccess

/// The request of a command line for Markdown pages.
struct MarkdownRequest: Sendable {
    /// The pages; those in folders are sorted by path.
    var pages: [String] = []
    /// The folders without pages.
    var emptyFolders: [String] = []
    /// Why some of the folders' pages aren't known.
    var failures: [FileError] = []
    /// Whether pages and pictures are only compared with what would be written.
    var checksOnly: Bool
    var drawsBitmaps: Bool
    /// The command line's options, which blocks can override.
    var arguments: ParsedArguments

    /// Reads the options of `MarkdownCommand`.
    init(_ arguments: ParsedArguments) {
        self.arguments = arguments
        checksOnly = arguments.contains(.checkPages)
        drawsBitmaps = arguments.contains(.bitmaps)
        for operand in arguments.operands {
            guard Folder.exists(operand) else {
                pages.append(operand)
                continue
            }
            var failures: [FileError] = []
            let found = Folder.files(in: operand, includesHidden: false, failures: &failures).filter {
                ["md", "markdown"].contains(FilePath.pathExtension(of: $0).lowercased())
            }
            if found.isEmpty, failures.isEmpty { emptyFolders.append(operand) }
            self.failures += failures
            pages += found.map { FilePath.join(operand, $0) }
        }
        self.arguments.operands = []
    }
}

extension ArgumentOption {
    static let checkPages = ArgumentOption(
        "check", help: "Write nothing, and fail if a picture or an image line is out of date")
    static let bitmaps = ArgumentOption(
        "png", help: "Also write PNG pictures of twice the size, NAME@2x.png and NAME~dark@2x.png")
}
