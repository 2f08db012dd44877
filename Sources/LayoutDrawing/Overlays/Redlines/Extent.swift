import LayoutValues

/// The range that something covers along an axis.
struct Extent: Equatable {
    var start: Double
    var end: Double

    var length: Double { end - start }
    var middle: Double { (start + end) / 2 }

    /// Returns the intersection of two extents; nil if they don't overlap.
    func shared(with other: Extent) -> Extent? {
        let both = Extent(start: max(start, other.start), end: min(end, other.end))
        return both.length > 0 ? both : nil
    }

    /// Returns the intersection of two extents, which may be a point; nil if there is none.
    func overlap(_ other: Extent) -> Extent? {
        let both = Extent(start: max(start, other.start), end: min(end, other.end))
        return both.length >= 0 ? both : nil
    }

    /// Returns the position of the extent that is nearest to another.
    func nearest(to position: Double) -> Double { min(max(position, start), end) }

    func moved(by distance: Double) -> Extent { Extent(start: start + distance, end: end + distance) }

    /// Creates an extent from two ends in any order.
    init(_ first: Double, _ second: Double) {
        start = min(first, second)
        end = max(first, second)
    }

    init(start: Double, end: Double) {
        self.start = start
        self.end = end
    }
}

extension CGRect {
    /// Returns the range that it covers along an axis.
    func extent(_ axis: LayoutAxis) -> Extent {
        axis == .horizontal ? Extent(start: minX, end: maxX) : Extent(start: minY, end: maxY)
    }
}

extension LayoutAxis {
    /// The other axis.
    var across: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

    /// Returns a point by its coordinates along and across this axis.
    func point(_ along: Double, _ across: Double) -> CGPoint {
        self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
}
