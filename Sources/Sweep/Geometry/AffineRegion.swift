import Engine

/// The visible part of an item: an intersection of rectangles whose edges are affine in the canvas's length.
struct AffineRegion {
    typealias Number = AffineFrame.Number

    /// The region along one axis, from the maximum of the starts to the minimum of the ends.
    struct Span {
        var starts: [Number]
        var ends: [Number]

        /// Returns the intersection with another span.
        func cut(by other: Span) -> Span {
            Span(starts: starts + other.starts, ends: ends + other.ends)
        }

        /// Returns the part of a range over which it has at least the given length.
        func range(atLeast length: Double, in range: ClosedRange<Double>) -> ClosedRange<Double>? {
            var range = range
            for start in starts {
                for end in ends {
                    guard let part = (end - start).range(atLeast: length, in: range) else { return nil }
                    range = part
                }
            }
            return range
        }

        /// Returns its length at a length of the canvas; negative if it is empty.
        func length(at length: Double) -> Double {
            let start = starts.map { $0.value(at: length) }.max() ?? 0
            return (ends.map { $0.value(at: length) }.min() ?? 0) - start
        }

        /// Returns its bounds over a range.
        func bounds(in range: ClosedRange<Double>) -> (start: Double, end: Double) {
            let start = starts.reduce(-Double.infinity) { max($0, $1.least(in: range)) }
            return (start, ends.reduce(.infinity) { min($0, $1.greatest(in: range)) })
        }
    }

    var horizontal: Span
    var vertical: Span

    /// Creates the region of a whole frame.
    init(_ frame: AffineFrame) {
        horizontal = Span(starts: [frame.x], ends: [frame.x + frame.width])
        vertical = Span(starts: [frame.y], ends: [frame.y + frame.height])
    }

    /// Returns the intersection with another region.
    func cut(by other: AffineRegion) -> AffineRegion {
        var region = self
        region.horizontal = horizontal.cut(by: other.horizontal)
        region.vertical = vertical.cut(by: other.vertical)
        return region
    }

    /// Returns the part of a range over which the region isn't empty, if its depth ever reaches the given number of
    /// points.
    func range(in range: ClosedRange<Double>, everBy depth: Double) -> ClosedRange<Double>? {
        guard let across = horizontal.range(atLeast: Self.hair, in: range),
            let both = vertical.range(atLeast: Self.hair, in: across)
        else { return nil }
        // Each length is concave in the canvas's length, so its maximum is in the middle or at an end of the range in
        // which it is positive.
        let places = [both.lowerBound, (both.lowerBound + both.upperBound) / 2, both.upperBound]
        let isDeep = places.contains {
            horizontal.length(at: $0) >= depth && vertical.length(at: $0) >= depth
        }
        return isDeep ? both : nil
    }

    private static let hair = 1e-3
}
