/// The lengths around one over which a layout is known to follow the canvas linearly, and what ends them.
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

    /// Ends the range at a distance from the length, above it or below.
    mutating func limit(at distance: Double, by limit: PieceLimit, isUpward: Bool) {
        if isUpward { limitAbove(at: distance, by: limit) } else { limitBelow(at: distance, by: limit) }
    }

    mutating func limitAbove(at distance: Double, by limit: PieceLimit) {
        guard length + distance < bounds.upperBound else { return }
        bounds = bounds.lowerBound...max(length, length + distance)
        upperLimit = limit
    }

    mutating func limitBelow(at distance: Double, by limit: PieceLimit) {
        guard length + distance > bounds.lowerBound else { return }
        bounds = min(length, length + distance)...bounds.upperBound
        lowerLimit = limit
    }
}
