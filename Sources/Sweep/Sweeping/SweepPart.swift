import Engine

/// A hierarchy that stands for a part of the range swept.
public struct SweepPart {
    /// The canvas's lengths, in points.
    public var range: ClosedRange<Double>
    public var session: LayoutSession
    /// Why another hierarchy takes over where the part begins.
    public var causes: [BreakpointCause]

    /// A part of a range.
    public init(range: ClosedRange<Double>, session: LayoutSession, causes: [BreakpointCause] = []) {
        self.range = range
        self.session = session
        self.causes = causes
    }
}
