import LayoutValues
import Findings

/// A range of canvas lengths along an axis over which every frame is affine, as the page's script reads it.
struct PieceRecord: Encodable {
    /// A frame that differs from the previous piece: the item's index, then intercept and slope of x, y, width and
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

        /// Rounds more finely than points, since slopes are multiplied by lengths.
        private static func rounded(_ value: Double) -> Double {
            let rounded = (value * 1e9).rounded() / 1e9
            return rounded.isFinite ? rounded : 0
        }
    }

    /// The start of the range in points.
    var from: Double
    var to: Double
    var changes: [Change]
    /// The causes of the breakpoint at `from`, in words.
    var because: [String]?
    /// The beginning of the first conflict's message; nil if there is none.
    var conflict: String?

    /// The maximum number of changes, which limits the page's size.
    private static let mostChanges = 20_000
    /// The maximum length of a conflict's message; a long chain of constraints can have thousands of characters.
    private static let mostLetters = 240

    /// Returns a layout's pieces, each with only its differences from the previous one; nil if there are none or too
    /// many.
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
