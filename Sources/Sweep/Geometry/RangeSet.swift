/// Ranges of canvas lengths that don't touch, in order.
struct RangeSet: Equatable {
    private(set) var ranges: [ClosedRange<Double>] = []

    /// In points: ranges nearer than this count as one.
    private static let gap = 1e-4

    init() {}

    /// Everything that some ranges cover.
    init(_ ranges: [ClosedRange<Double>]) {
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = self.ranges.last, range.lowerBound <= last.upperBound + Self.gap {
                self.ranges[self.ranges.count - 1] =
                    last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                self.ranges.append(range)
            }
        }
    }

    func contains(_ length: Double) -> Bool { ranges.contains { $0.contains(length) } }

    /// Whether one range covers another but for a hair.
    func covers(_ range: ClosedRange<Double>) -> Bool {
        ranges.contains {
            $0.lowerBound <= range.lowerBound + Self.gap && $0.upperBound >= range.upperBound - Self.gap
        }
    }
}
