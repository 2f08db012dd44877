import Engine
import Findings

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
