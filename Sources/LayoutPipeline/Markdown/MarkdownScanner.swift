/// Finds the layouts in a page, and the places where an image is an image and not part of a comment or of code.
///
/// The rules are `CommonMark`'s for list items, fences, indented code, and HTML that hides or shows text literally. A
/// fence in a comment is a block as well: the comment hides its source, and its image belongs after the comment.
struct MarkdownScanner {
    private let lines: [MarkdownLine]
    private(set) var blocks: [MarkdownPage.Block] = []
    /// The columns at which the contents of the open list items begin.
    private var items: [Int] = []
    private var index = 0
    /// The blocks whose image belongs after the comment that is open; nil outside of comments.
    private var hidden: [Int]?
    /// The line at which the open comment ends; nil if it doesn't. No block in it is looked for beyond that line: the fences of
    /// thousands of comments may never be closed.
    private var endOfComment: Int?

    /// Scans a page.
    init(_ lines: [MarkdownLine]) {
        self.lines = lines
        while index < lines.count { scan() }
        for block in hidden ?? [] { blocks[block].problem = .openComment }
    }

    /// Scans a line, and with it the fenced block or the HTML that it opens.
    private mutating func scan() {
        let line = lines[index]
        if hidden != nil { return scanComment(line) }
        guard !line.isBlank else {
            index += 1
            return
        }
        var (column, content) = (line.indentation, line.content)
        while let item = items.last, item > column { items.removeLast() }
        while column - (items.last ?? 0) < 4, let marker = MarkdownListMarker(content) {
            column += marker.width
            items.append(column)
            content = marker.content
        }
        // Code, or the continuation of a paragraph.
        let isCode = column - (items.last ?? 0) >= 4 || content.first == " " || content.first == "\t"
        if !isCode, let fence = MarkdownFence(opening: content) {
            scanBlock(fence, column: column, isAfterMarker: content.count < line.content.count)
        } else if !isCode, content.hasPrefix("<!--"), !content.contains("-->") {
            hidden = []
            index += 1
            endOfComment = lines[index...].firstIndex { $0.text.contains("-->") }
        } else if !isCode, Self.isLiteral(content) {
            skipLiteral()
        } else {
            index += 1
        }
    }

    /// Scans the fenced block that the current line opens.
    ///
    /// - Parameter end: The line where it ends at the latest; nil for the end of the page.
    private mutating func scanBlock(
        _ fence: MarkdownFence, column: Int, isAfterMarker: Bool, before end: Int? = nil
    ) {
        let start = index
        let limit = end ?? lines.count
        let item = items.last ?? 0
        var stop = start + 1
        while stop < limit, lines[stop].isBlank || lines[stop].indentation >= item {
            if lines[stop].indentation - item < 4, fence.isClosed(by: lines[stop].text) { break }
            stop += 1
        }
        let isClosed =
            stop < limit && (lines[stop].isBlank || lines[stop].indentation >= item)
        index = isClosed ? stop + 1 : stop
        guard fence.language == "layout" else { return }
        blocks.append(
            MarkdownPage.Block(
                info: String(fence.info.dropFirst("layout".count)), start: start,
                document: lines[(start + 1)..<stop].map { $0.dropping(indentation: column) }
                    .joined(separator: "\n"),
                indentation: isAfterMarker
                    ? String(repeating: " ", count: column) : String(lines[start].leadingSpace),
                end: index, problem: isClosed ? nil : .openFence))
    }

    /// Scans a line of a comment, in which fences are only looked for to find layouts.
    private mutating func scanComment(_ line: MarkdownLine) {
        if line.text.contains("-->") {
            index += 1
            for block in hidden ?? [] { blocks[block].end = index }
            hidden = nil
            return
        }
        guard let fence = MarkdownFence(opening: line.content), fence.language == "layout" else {
            index += 1
            return
        }
        let start = index
        scanBlock(fence, column: line.indentation, isAfterMarker: false, before: endOfComment.map { $0 + 1 })
        hidden?.append(blocks.count - 1)
        if let endOfComment, (start..<index).contains(endOfComment) {
            blocks[blocks.count - 1].problem = .commentEndsInside
            index = endOfComment
        }
    }

    private static let literalElements = ["pre", "script", "style", "textarea"]

    /// Whether a line begins an element whose text is shown or used as it is.
    private static func isLiteral(_ content: Substring) -> Bool {
        literalElements.contains { name in
            guard content.dropFirst().prefix(name.count).lowercased() == name, content.first == "<" else {
                return false
            }
            let next = content.dropFirst(1 + name.count).first
            return next == nil || next == " " || next == "\t" || next == ">"
        }
    }

    private mutating func skipLiteral() {
        let ends = Self.literalElements.map { "</\($0)>" }
        let last = lines[index...].firstIndex { line in
            let text = line.text.lowercased()
            return ends.contains(where: text.contains)
        }
        index = last.map { $0 + 1 } ?? lines.count
    }
}
