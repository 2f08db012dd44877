/// Ranges of canvas lengths that don't touch, in order.
package struct RangeSet: Sendable, Equatable {
    /// In order.
    package private(set) var ranges: [ClosedRange<Double>] = []

    /// The distance in points below which ranges are merged.
    private static let gap = 1e-4

    /// The union of some ranges.
    package init(_ ranges: [ClosedRange<Double>]) {
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

    /// Whether the set covers a range, up to rounding.
    func covers(_ range: ClosedRange<Double>) -> Bool {
        ranges.contains {
            $0.lowerBound <= range.lowerBound + Self.gap && $0.upperBound >= range.upperBound - Self.gap
        }
    }
}

extension ClosedRange<Double> {
    /// Whether a canvas of whole pixels has one of the lengths in the range, not counting its ends.
    ///
    /// Sizes that are rounded to pixels, as those of texts, can cause arrangements that only apply between two
    /// pixels. No screen or window is that long.
    func containsCanvas(scale: Double) -> Bool {
        let hair = 1e-3
        return ((lowerBound * scale + hair).rounded(.down) + 1) < upperBound * scale - hair
    }
}
