import FileAccess

/// Which Markdown pages are drawn, and how.
package struct MarkdownRequest: Sendable {
    /// The pages; those in folders are sorted by path, without links.
    package var pages: [String] = []
    /// The folders without pages.
    var emptyFolders: [String] = []
    /// Why some of the folders' pages aren't known.
    package var failures: [FileError] = []
    /// Whether pages and pictures are only compared with what would be written.
    package var checksOnly = false
    package var drawsBitmaps = false
    /// Whether pages have `<picture>` elements rather than image lines.
    package var usesPictureElements = false
    /// Whether one SVG with both themes takes the place of a light and a dark one.
    package var isAutomatic = false
    /// Whether pictures that this command didn't write are replaced.
    package var replacesOthers = false

    static func isPage(_ path: String) -> Bool {
        ["md", "markdown"].contains(FilePath.pathExtension(of: path).lowercased())
    }

    /// Creates the request to draw pages and those in folders.
    package init(_ operands: [String]) {
        for operand in operands {
            guard Folder.exists(operand) else {
                pages.append(operand)
                continue
            }
            var failures: [FileError] = []
            let found = Folder.files(
                in: operand, includesHidden: false, includesLinks: false, failures: &failures
            ).filter(Self.isPage)
            failures = failures.withoutNames(except: Self.isPage)
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
    }
}
