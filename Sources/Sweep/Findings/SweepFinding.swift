import Engine

/// A problem on some of the canvases swept.
public struct SweepFinding: Sendable, Hashable {
    /// What is wrong, as listed in the registry of findings.
    public var code: FindingCode
    /// The range of the canvas's lengths along the swept axis with the problem, in points; a single length
    /// for a device.
    public var range: ClosedRange<Double>
    /// The ids of the views concerned.
    public var items: [String]
    /// The constraints responsible, as their author wrote or named them, the likeliest first.
    public var constraints: [String]
    /// Where an author can fix it; nil if the input has no place for it.
    public var location: SourceLocation?
    /// What the problem is, without its location.
    public var detail: String

    /// A finding; see the properties.
    public init(
        code: FindingCode, range: ClosedRange<Double>, items: [String], constraints: [String] = [],
        location: SourceLocation? = nil, detail: String
    ) {
        self.code = code
        self.range = range
        self.items = items
        self.constraints = constraints
        self.location = location
        self.detail = detail
    }
}
