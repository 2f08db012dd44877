/// A Markdown page: its lines and the layouts in it.
struct MarkdownPage {
    /// A fenced block in the language `layout`.
    struct Block {
        /// The text after `layout` in the info string.
        var info: String
        /// The index of the opening fence's line.
        var start: Int
        /// The layout document, without the block's indentation.
        var document: String
        /// The indentation of the block and of its picture.
        var indentation: String
        /// The index of the line after the block, where its picture belongs.
        var end: Int
        /// Whether the block has a closing fence.
        var isClosed: Bool
    }

    /// The lines without line breaks.
    private(set) var lines: [Substring]
    /// The blocks in the order of the page.
    private(set) var blocks: [Block] = []
    private let lineEnd: String

    /// Parses a page.
    init(_ text: String) {
        // A line break of two characters is a single `Character`.
        lineEnd = text.contains("\r\n") ? "\r\n" : "\n"
        lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        var index = 0
        while index < lines.count {
            index = MarkdownFence(opening: lines[index]).map { readBlock(at: index, $0) } ?? index + 1
        }
    }

    /// The page as text.
    var text: String { lines.joined(separator: lineEnd) }

    /// Reads the block that a fence opens, and returns the index of the line after it.
    private mutating func readBlock(at start: Int, _ fence: MarkdownFence) -> Int {
        let rest = lines[(start + 1)...]
        let closing = rest.firstIndex(where: fence.isClosed)
        let content = lines[(start + 1)..<(closing ?? lines.count)]
        var end = closing.map { $0 + 1 } ?? lines.count
        guard fence.language == "layout" else { return end }
        // A block in a comment hides its source; its picture is shown below the comment.
        if end < lines.count, lines[end].filter({ $0 != " " && $0 != "\t" }) == "-->" { end += 1 }
        blocks.append(
            Block(
                info: String(fence.info.dropFirst("layout".count)), start: start,
                document: content.map { $0.dropping(indentation: fence.indentation.count) }
                    .joined(separator: "\n"),
                indentation: fence.indentation, end: end, isClosed: closing != nil))
        return end
    }

    /// Inserts the image line of each picture below its block, or replaces the existing one.
    ///
    /// - Parameter images: The images by the index of their blocks; a block without one isn't changed.
    mutating func setImages(_ images: [Int: MarkdownImage]) {
        for (number, block) in blocks.enumerated().reversed() {
            guard let image = images[number] else { continue }
            let line = Substring(block.indentation + image.line)
            if let known = place(of: image, after: block.end) {
                lines[known] = line
                continue
            }
            var added: [Substring] = ["", line]
            if block.end < lines.count, !lines[block.end].isEmpty { added.append("") }
            lines.insert(contentsOf: added, at: block.end)
        }
    }

    /// Returns the line of a picture's image: the one after the block, or after an empty line.
    private func place(of image: MarkdownImage, after end: Int) -> Int? {
        let isEmpty = end < lines.count && lines[end].allSatisfy { $0 == " " || $0 == "\t" }
        let place = isEmpty ? end + 1 : end
        return place < lines.count && image.isShown(by: lines[place]) ? place : nil
    }
}

extension Substring {
    /// Removes up to `count` characters of indentation.
    fileprivate func dropping(indentation count: Int) -> Substring {
        dropFirst(prefix(count).prefix { $0 == " " || $0 == "\t" }.count)
    }
}
