import Engine

/// A hierarchy that applies to a part of the swept range.
public struct SweepPart {
    /// The lengths of the canvas, in points.
    public var range: ClosedRange<Double>
    /// The session that solves the hierarchy on each canvas of the range.
    public var session: LayoutSession
    /// The reasons why a different hierarchy applies from the beginning of the part.
    public var causes: [BreakpointCause]

    /// Creates a part of a range.
    public init(range: ClosedRange<Double>, session: LayoutSession, causes: [BreakpointCause] = []) {
        self.range = range
        self.session = session
        self.causes = causes
    }
}
