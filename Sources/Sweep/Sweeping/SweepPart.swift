import Engine

/// A hierarchy that applies to a part of the range swept.
public struct SweepPart {
    /// The canvas's lengths, in points.
    public var range: ClosedRange<Double>
    /// Solves the hierarchy on each canvas of the range.
    public var session: LayoutSession
    /// Why another hierarchy applies from where the part begins.
    public var causes: [BreakpointCause]

    /// A part of a range.
    public init(range: ClosedRange<Double>, session: LayoutSession, causes: [BreakpointCause] = []) {
        self.range = range
        self.session = session
        self.causes = causes
    }
}
