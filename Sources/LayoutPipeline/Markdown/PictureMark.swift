import PNGWriting

/// What says in a picture's file that `markdown` wrote it, so that it may be replaced: a comment after the last element of
/// an SVG, or a text chunk before the end of a PNG.
enum PictureMark {
    private static let comment = Array("<!-- Drawn by layout-render markdown. -->".utf8)
    private static let chunk = PNGWriter.textChunk(keyword: "Software", text: "layout-render markdown")
    private static let end = PNGWriter.endChunk

    /// Returns a picture with the mark.
    static func marked(_ picture: [UInt8]) -> [UInt8] {
        if picture.suffix(end.count) == end[...] {
            return picture.dropLast(end.count) + chunk + end
        }
        return picture + comment + [UInt8(ascii: "\n")]
    }

    /// Returns whether a file has the mark; version control may have changed the line end after it.
    static func isMarked(_ file: [UInt8]) -> Bool {
        let text = file[..<(file.lastIndex { $0 > UInt8(ascii: " ") }.map { $0 + 1 } ?? 0)]
        return text.suffix(comment.count) == comment[...]
            || file.suffix(chunk.count + end.count) == (chunk + end)[...]
    }
}
