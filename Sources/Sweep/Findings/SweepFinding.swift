import Engine

/// Something that isn't right on part of the canvases swept.
public struct SweepFinding: Sendable, Hashable {
    public var code: FindingCode
    /// The canvas's lengths along the swept axis, in points, from and to which it is so; a device swept has one length.
    public var range: ClosedRange<Double>
    /// The ids of the views concerned.
    public var items: [String]
    /// The constraints responsible, as their author wrote or named them, the likeliest first.
    public var constraints: [String]
    /// Where an author can do something about it.
    public var location: SourceLocation?
    /// What happens, without where.
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
