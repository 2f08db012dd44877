/// What replaces a part of a file; lines stay as they are.
struct Edit {
    let range: Range<Int>
    let text: String
    /// The order among insertions at one place.
    var rank = 0
    /// The statement without which it has no meaning.
    var statement: Range<Int>?

    /// Whether it has no meaning where a part of the file is left out.
    func isGone(with removed: Range<Int>) -> Bool {
        if let statement, removed.lowerBound <= statement.lowerBound,
            statement.upperBound <= removed.upperBound
        {
            return true
        }
        return removed.lowerBound <= range.lowerBound && range.upperBound <= removed.upperBound
            && (!range.isEmpty || range.lowerBound > removed.lowerBound)
            && range.lowerBound < removed.upperBound
    }
}

/// A file with its edits made.
struct EditedText {
    let bytes: [UInt8]
    /// The pieces of the original that were kept, with where they are now.
    private var kept: [(old: Range<Int>, new: Int)] = []

    /// Makes edits; one within a part that another one replaces is left out.
    init(_ source: SourceFile, _ edits: [Edit]) {
        var result: [UInt8] = []
        var (last, pieces): (Int, [(Range<Int>, Int)]) = (0, [])
        let sorted = edits.enumerated().sorted { left, right in
            let (a, b) = (left.element, right.element)
            if a.range.lowerBound != b.range.lowerBound { return a.range.lowerBound < b.range.lowerBound }
            if a.range.isEmpty != b.range.isEmpty { return a.range.isEmpty }
            if a.rank != b.rank { return a.rank < b.rank }
            if a.range.count != b.range.count { return a.range.count > b.range.count }
            return left.offset < right.offset
        }
        for (_, edit) in sorted where edit.range.lowerBound >= last {
            pieces.append((last..<edit.range.lowerBound, result.count))
            result += source.bytes[last..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            let given = edit.text.utf8.count { $0 == UInt8(ascii: "\n") }
            let wanted = source.bytes[edit.range].count { $0 == UInt8(ascii: "\n") }
            if wanted > given {
                result += [UInt8](repeating: UInt8(ascii: "\n"), count: wanted - given)
                // What follows keeps its column where nothing but space is in front.
                let tail = source.bytes[edit.range].reversed().prefix { $0 != UInt8(ascii: "\n") }.count
                result += [UInt8](repeating: UInt8(ascii: " "), count: tail)
            }
            last = edit.range.upperBound
        }
        pieces.append((last..<source.bytes.count, result.count))
        result += source.bytes[last...]
        bytes = result
        kept = pieces.map { (old: $0.0, new: $0.1) }
    }

    /// The offset in the original of a place in the edited text, given as a line and a column counted from 1.
    func original(line: Int, column: Int) -> Int {
        var (offset, current) = (0, 1)
        while current < line, offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "\n") { current += 1 }
            offset += 1
        }
        offset += max(0, column - 1)
        var best = 0
        for piece in kept where piece.new <= offset {
            best = min(piece.old.lowerBound + offset - piece.new, piece.old.upperBound)
        }
        return best
    }
}
