import Engine

/// A range of canvas lengths along an axis over which every frame is affine, as the page's script reads it.
struct PieceRecord: Encodable {
    /// A frame that is otherwise than in the piece before: the item's index, then intercept and slope of x, y, width and
    /// height.
    struct Change: Encodable {
        var item: Int
        var frame: AffineFrame

        func encode(to encoder: any Encoder) throws {
            var array = encoder.unkeyedContainer()
            try array.encode(item)
            var numbers = array.nestedUnkeyedContainer()
            for number in [frame.x, frame.y, frame.width, frame.height] {
                try numbers.encode(Self.rounded(number.intercept))
                try numbers.encode(Self.rounded(number.slope))
            }
        }

        /// Finer than points, as slopes are multiplied by lengths.
        private static func rounded(_ value: Double) -> Double {
            let rounded = (value * 1e9).rounded() / 1e9
            return rounded.isFinite ? rounded : 0
        }
    }

    /// In points.
    var from: Double
    var to: Double
    var changes: [Change]
    /// What takes over at `from`, in words.
    var because: [String]?
    /// The beginning of what is said of the first conflict in it; nil where there is none.
    var conflict: String?

    /// More changes than this would make the page too large.
    private static let mostChanges = 20_000
    /// Letters of what is said of a conflict, which a long chain of constraints can have thousands of.
    private static let mostLetters = 240

    /// A layout's pieces, each without what is as in the one before; nil where there is none, or too much.
    static func records(of pieces: [LayoutPiece]) -> [PieceRecord]? {
        var records: [PieceRecord] = []
        var frames: [AffineFrame?] = Array(repeating: nil, count: pieces.first?.items.count ?? 0)
        var changeCount = 0
        for piece in pieces where piece.items.count == frames.count {
            var changes: [Change] = []
            for (index, item) in piece.items.enumerated() where frames[index] != item.canvasFrame {
                changes.append(Change(item: index, frame: item.canvasFrame))
                frames[index] = item.canvasFrame
            }
            changeCount += changes.count
            guard changeCount <= mostChanges else { return nil }
            records.append(
                PieceRecord(
                    from: piece.range.lowerBound, to: piece.range.upperBound, changes: changes,
                    because: piece.causes.isEmpty ? nil : piece.causes.map(\.text),
                    conflict: (piece.conflicts.first?.message.prefix(mostLetters)).map(String.init)))
        }
        return records.isEmpty ? nil : records
    }
}
