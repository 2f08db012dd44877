import Solver

/// The range of lengths over which a layout is known to follow the canvas linearly, and what limits it.
struct PieceRange {
    /// The length that the layout was solved for.
    let length: Double
    private(set) var bounds: ClosedRange<Double>
    private(set) var lowerLimit: PieceLimit?
    private(set) var upperLimit: PieceLimit?

    init(around length: Double, within bounds: ClosedRange<Double>) {
        self.length = length
        self.bounds = bounds
    }

    /// Limits the range at a distance from the solved length, above or below.
    mutating func limit(at distance: Double, by limit: PieceLimit, isUpward: Bool) {
        if isUpward { limitAbove(at: distance, by: limit) } else { limitBelow(at: distance, by: limit) }
    }

    /// Limits the range above. If the limit coincides with a known bound, the bound keeps its cause: a neighbouring
    /// piece was found before.
    mutating func limitAbove(at distance: Double, by limit: PieceLimit) {
        guard length + distance <= bounds.upperBound + Self.nearness else { return }
        bounds = bounds.lowerBound...max(length, min(length + distance, bounds.upperBound))
        upperLimit = limit
    }

    mutating func limitBelow(at distance: Double, by limit: PieceLimit) {
        guard length + distance >= bounds.lowerBound - Self.nearness else { return }
        bounds = min(length, max(length + distance, bounds.lowerBound))...bounds.upperBound
        lowerLimit = limit
    }

    /// The distance in points below which bounds are considered equal.
    private static let nearness = 1e-6
}

/// The reason why a layout stops following the canvas's length linearly, in terms of its pass.
enum PieceLimit {
    /// A row reaches its bend; nil if an undetermined number passes 0.
    case row(SolverConstraint.ID?)
    /// The text of an item, by its lowered index, breaks differently.
    case text(Int)
    /// The insets of a view start to change differently.
    case insets
}
