/// A Markdown page: its lines and the layouts in it.
package struct MarkdownPage {
    /// A fenced block in the language `layout`.
    package struct Block {
        /// The text after `layout` in the info string.
        package var info: String
        /// The index of the opening fence's line.
        package var start: Int
        /// The layout document, without the block's indentation.
        package var document: String
        /// The indentation of the block and of its picture.
        var indentation: String
        /// The index of the line before which its picture belongs: after the block, and after a comment around it.
        package var end: Int
        /// Why the block can't be drawn; nil if it can.
        package var problem: Problem?
    }

    /// Why a picture would have no place.
    package enum Problem {
        case openFence, openComment, commentEndsInside

        /// What is wrong and what to do.
        package var message: String {
            switch self {
            case .openFence: "this block is never closed: end it with its fence"
            case .openComment: "the comment around this block is never closed: end it with '-->'"
            case .commentEndsInside:
                "the comment around this block ends inside it: write '-->' after the block"
            }
        }
    }

    package private(set) var lines: [MarkdownLine]
    /// The blocks in the order of the page.
    package let blocks: [Block]

    /// Parses a page.
    init(_ text: String) {
        lines = MarkdownLine.lines(of: text)
        blocks = MarkdownScanner(lines).blocks
    }

    /// The page as text; that of a page that wasn't changed is what was parsed, with the same line ends.
    package var text: String { lines.map { $0.text + $0.end }.joined() }

    /// Inserts the image line of each picture below its block, or changes the existing one.
    ///
    /// - Parameter images: The images by the index of their blocks; a block without one isn't changed.
    mutating func setImages(_ images: [Int: MarkdownImage]) {
        // Blocks in one comment have their images in one place.
        var indices: [Int: [Int]] = [:]
        for index in blocks.indices { indices[blocks[index].end, default: []].append(index) }
        for end in indices.keys.sorted(by: >) {
            let together = (indices[end] ?? []).compactMap { index in
                images[index].map { ($0, blocks[index].indentation) }
            }
            var place = end
            for (image, indentation) in together {
                if let known = line(of: image, after: end, among: together.map(\.0)) {
                    let line = lines[known]
                    lines[known].text = Substring(line.leadingSpace + image.line + line.trailingSpace)
                    place = max(place, known + 1)
                } else {
                    place = insert(indentation + image.line, at: place)
                }
            }
        }
    }

    /// Where the lines of the page as it was read are now: their indices in order.
    var keptLines: [Int] { lines.indices.filter { !lines[$0].isInserted } }

    /// Inserts a line with an empty one before it, and one after it if text follows; returns the index after the line.
    private mutating func insert(_ text: String, at place: Int) -> Int {
        let newline = lines[..<place].last { !$0.end.isEmpty }?.end ?? lines.first?.end ?? "\n"
        let isFollowed = place < lines.count && !lines[place].isBlank
        var added = ["", Substring(text)].map { MarkdownLine(text: $0, end: newline, isInserted: true) }
        if isFollowed { added.append(MarkdownLine(text: "", end: newline, isInserted: true)) }
        if place > 0, lines[place - 1].end.isEmpty {
            // The page ends without a line end before and after.
            lines[place - 1].end = newline
            added[1].end = ""
        }
        lines.insert(contentsOf: added, at: place)
        return place + 2
    }

    /// Returns the index of a picture's image line: below its block, with at most an empty line before it, or below the
    /// images of other blocks in the same place.
    private func line(of image: MarkdownImage, after end: Int, among others: [MarkdownImage]) -> Int? {
        var place = end
        while true {
            if place < lines.count, lines[place].isBlank { place += 1 }
            guard place < lines.count else { return nil }
            let text = lines[place].text
            if image.isShown(by: text) { return place }
            guard others.contains(where: { $0.isShown(by: text) }) else { return nil }
            place += 1
        }
    }
}
