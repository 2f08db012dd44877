import Engine

/// A part of a sweep over which the same hierarchy is laid out.
public struct SweepSegment: Sendable {
    /// What the items and constraints are, as on the layout's own canvas or near it.
    public var layout: SolvedLayout
    /// In order, without gaps.
    public var pieces: [LayoutPiece]

    /// A part of a sweep.
    public init(layout: SolvedLayout, pieces: [LayoutPiece]) {
        self.layout = layout
        self.pieces = pieces
    }

    /// The canvas's lengths that it covers.
    public var range: ClosedRange<Double> {
        (pieces.first?.range.lowerBound ?? 0)...(pieces.last?.range.upperBound ?? 0)
    }
}
