import Engine

/// The visible part of an item: an intersection of rectangles whose edges are affine in the canvas's length.
struct AffineRegion {
    typealias Number = AffineFrame.Number

    /// The region along one axis, from the maximum of the starts to the minimum of the ends.
    struct Span {
        var starts: [Number]
        var ends: [Number]

        /// Returns the intersection with another span over a range, without what makes no difference anywhere in it: starts
        /// that others are never before, and ends that others are never beyond.
        func cut(by other: Span, over range: ClosedRange<Double>) -> Span {
            var span = self
            for start in other.starts where !span.starts.contains(where: { $0.isAtLeast(start, over: range) })
            {
                span.starts.removeAll { start.isAtLeast($0, over: range) }
                span.starts.append(start)
            }
            for end in other.ends where !span.ends.contains(where: { end.isAtLeast($0, over: range) }) {
                span.ends.removeAll { $0.isAtLeast(end, over: range) }
                span.ends.append(end)
            }
            return span
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

    /// Returns the intersection with another region over a range.
    func cut(by other: AffineRegion, over range: ClosedRange<Double>) -> AffineRegion {
        var region = self
        region.horizontal = horizontal.cut(by: other.horizontal, over: range)
        region.vertical = vertical.cut(by: other.vertical, over: range)
        return region
    }

    /// The work of finding where it isn't empty: of comparing each start with each end.
    var work: Int {
        Self.workPerPair
            * (horizontal.starts.count * horizontal.ends.count + vertical.starts.count * vertical.ends.count)
    }

    private static let workPerPair = 10

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
