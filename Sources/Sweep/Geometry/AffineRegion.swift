import Engine

/// What of an item can be seen: a rectangle that several others cut, each with edges affine in the canvas's length.
struct AffineRegion {
    typealias Number = AffineFrame.Number

    /// The region begins at the greatest of the starts and ends at the least of the ends.
    struct Span {
        var starts: [Number]
        var ends: [Number]

        /// Cuts what lies outside another span.
        func cut(by other: Span) -> Span {
            Span(starts: starts + other.starts, ends: ends + other.ends)
        }

        /// The part of a range over which it is at least so long.
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

        /// Its length at a canvas length; negative where nothing is left of it.
        func length(at length: Double) -> Double {
            let start = starts.map { $0.value(at: length) }.max() ?? 0
            return (ends.map { $0.value(at: length) }.min() ?? 0) - start
        }

        /// Where it may lie over a range.
        func bounds(in range: ClosedRange<Double>) -> (start: Double, end: Double) {
            let start = starts.reduce(-Double.infinity) { max($0, $1.least(in: range)) }
            return (start, ends.reduce(.infinity) { min($0, $1.greatest(in: range)) })
        }
    }

    var horizontal: Span
    var vertical: Span

    /// All of a frame.
    init(_ frame: AffineFrame) {
        horizontal = Span(starts: [frame.x], ends: [frame.x + frame.width])
        vertical = Span(starts: [frame.y], ends: [frame.y + frame.height])
    }

    /// The part that lies in another region too.
    func cut(by other: AffineRegion) -> AffineRegion {
        var region = self
        region.horizontal = horizontal.cut(by: other.horizontal)
        region.vertical = vertical.cut(by: other.vertical)
        return region
    }

    /// The part of a range over which the region is more than a hair wide and high, if it is ever by a number of points.
    func range(in range: ClosedRange<Double>, everBy depth: Double) -> ClosedRange<Double>? {
        guard let across = horizontal.range(atLeast: Self.hair, in: range),
            let both = vertical.range(atLeast: Self.hair, in: across)
        else { return nil }
        // Each length is concave in the canvas's, so it is greatest in the middle or at an end of where it is positive.
        let places = [both.lowerBound, (both.lowerBound + both.upperBound) / 2, both.upperBound]
        let isDeep = places.contains {
            horizontal.length(at: $0) >= depth && vertical.length(at: $0) >= depth
        }
        return isDeep ? both : nil
    }

    private static let hair = 1e-3
}
