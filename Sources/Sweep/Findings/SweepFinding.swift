import Engine
import Findings

/// A problem on some of the swept canvases.
public struct SweepFinding: Sendable, Hashable {
    /// The code of the finding, as listed in the registry.
    public var code: FindingCode
    /// The range of the canvas's lengths along the swept axis with the problem, in points; a single length
    /// for a device.
    public var range: ClosedRange<Double>
    /// The ids of the views concerned.
    public var items: [String]
    /// The constraints responsible, as their author wrote or named them, the likeliest first.
    public var constraints: [String]
    /// The place where an author can fix it; nil if the input has none.
    public var location: SourceLocation?
    /// A description of the problem, without its location.
    public var detail: String

    /// Creates a finding; see the properties.
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
