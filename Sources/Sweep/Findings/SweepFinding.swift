import Engine
import Findings
import Foundation

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

extension SweepFinding {
    /// What happens, in words that follow the items.
    public var subject: String {
        switch code {
        case .collapsed: "no \(detail)"
        case .smallTarget: "\(detail) under 44 points"
        case .ambiguous: "\(detail) not determined"
        case .unsatisfiable: "constraints that can't all hold, \(detail),"
        default: detail
        }
    }

    /// On which canvases it happens, for example `canvases 320…383.43 wide`.
    public func canvases(along axis: LayoutAxis) -> String {
        let (start, end) = (Amount.text(range.lowerBound), Amount.text(range.upperBound))
        let measure = axis == .horizontal ? "wide" : "high"
        return start == end ? "a canvas \(start) \(measure)" : "canvases \(start)…\(end) \(measure)"
    }
}

extension SweepFinding {
    /// The axis of the positions and sizes that the finding is about; nil if it is about both.
    var concernedAxis: LayoutAxis? {
        switch code {
        case .protrusion, .offCanvas:
            axis(of: EdgeDetector.parts(of: detail)?.sides ?? [], horizontal: ["left", "right"])
        case .collapsed, .smallTarget, .ambiguous:
            axis(of: detail.components(separatedBy: ", "), horizontal: ["x", "width"])
        case .truncated:
            switch detail {
            case SizeDetector.narrowerThanText: .horizontal
            case SizeDetector.lowerThanText: .vertical
            default: nil
            }
        default: nil
        }
    }

    /// The axis that all words name; nil if they name both, or there are none.
    private func axis(of words: [String], horizontal: Set<String>) -> LayoutAxis? {
        let axes = Set(words.map { horizontal.contains($0) ? LayoutAxis.horizontal : .vertical })
        return axes.count == 1 ? axes.first : nil
    }
}
