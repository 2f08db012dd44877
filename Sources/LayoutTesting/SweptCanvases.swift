import Engine

/// The canvases over which a live hierarchy is swept.
public enum SweptCanvases: Sendable, Hashable {
    /// Every width of a range, in points.
    case widths(ClosedRange<Double>)
    /// Every height of a range, in points.
    case heights(ClosedRange<Double>)

    var axis: LayoutAxis {
        switch self {
        case .widths: .horizontal
        case .heights: .vertical
        }
    }

    var lengths: ClosedRange<Double> {
        switch self {
        case .widths(let lengths), .heights(let lengths): lengths
        }
    }
}
