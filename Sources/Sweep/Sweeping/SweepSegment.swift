import Engine

/// A part of a sweep over which the same hierarchy is laid out.
public struct SweepSegment: Sendable {
    /// The items and constraints, solved on the layout's own canvas or close to it.
    public var layout: SolvedLayout
    /// The pieces in order, without gaps.
    public var pieces: [LayoutPiece]

    /// Creates a part of a sweep.
    public init(layout: SolvedLayout, pieces: [LayoutPiece]) {
        self.layout = layout
        self.pieces = pieces
    }

    /// The range of lengths of the canvas.
    public var range: ClosedRange<Double> {
        (pieces.first?.range.lowerBound ?? 0)...(pieces.last?.range.upperBound ?? 0)
    }
}
