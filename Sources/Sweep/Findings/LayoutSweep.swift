import Engine

/// A layout over a range of canvases: its pieces, the breakpoints between them, and the problems found.
public struct LayoutSweep: Sendable {
    /// A length at which frames start to depend on the canvas in a different way.
    public struct Breakpoint: Sendable, Hashable {
        /// The canvas's length, in points.
        public var length: Double
        /// Why frames depend on the canvas differently from here on.
        public var causes: [BreakpointCause]
    }

    /// The axis whose length changes: horizontal for the canvas's width.
    public var axis: LayoutAxis
    /// In points.
    public var range: ClosedRange<Double>
    /// The length from which on nothing was examined, because the budget was spent; nil if all of the range was.
    public var unfinishedFrom: Double?
    /// In order, without gaps.
    public var segments: [SweepSegment]
    /// The names of the items.
    package let names: UnambiguousNames
    /// By the beginnings of their ranges, those that share a kind and a range as one; empty until the sweep has
    /// been analysed.
    public var findings: [SweepFinding] = []
    /// The same for each item, or pair of items that collide, by itself.
    public var separateFindings: [SweepFinding] = []

    /// A sweep that hasn't been analysed.
    ///
    /// - Parameter own: The layout on its own canvas.
    init(axis: LayoutAxis, range: ClosedRange<Double>, segments: [SweepSegment], own: SolvedLayout) {
        self.axis = axis
        self.range = range
        self.segments = segments
        names = UnambiguousNames(of: own)
    }

    /// Where the pieces of the range meet, in order.
    public var breakpoints: [Breakpoint] {
        segments.enumerated().flatMap { index, segment in
            segment.pieces.enumerated().compactMap { place, piece -> Breakpoint? in
                guard index > 0 || place > 0, range.contains(piece.range.lowerBound),
                    piece.range.lowerBound > range.lowerBound
                else { return nil }
                return Breakpoint(length: piece.range.lowerBound, causes: piece.causes)
            }
        }
    }
}

/// A hierarchy that applies to a part of the swept range.
package struct SweepPart {
    /// The lengths of the canvas, in points.
    package var range: ClosedRange<Double>
    /// The session that solves the hierarchy on each canvas of the range.
    package var session: LayoutSession
    /// The reasons why a different hierarchy applies from the beginning of the part.
    package var causes: [BreakpointCause]

    /// Creates a part of a range.
    package init(range: ClosedRange<Double>, session: LayoutSession, causes: [BreakpointCause] = []) {
        self.range = range
        self.session = session
        self.causes = causes
    }
}

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
