import Engine
import Foundation

/// From where to where something reaches along an axis.
struct Extent: Equatable {
    var start: Double
    var end: Double

    var length: Double { end - start }
    var middle: Double { (start + end) / 2 }

    /// The part that two have in common; nil where there is none.
    func shared(with other: Extent) -> Extent? {
        let both = Extent(start: max(start, other.start), end: min(end, other.end))
        return both.length > 0 ? both : nil
    }

    /// The two ends in order.
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
    /// Where it reaches along an axis.
    func extent(_ axis: LayoutAxis) -> Extent {
        axis == .horizontal ? Extent(start: minX, end: maxX) : Extent(start: minY, end: maxY)
    }
}

extension LayoutAxis {
    /// The other axis.
    var across: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

    /// A point by its places along this axis and across it.
    func point(_ along: Double, _ across: Double) -> CGPoint {
        self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
}

extension LayoutAttribute {
    /// The axis that it measures along.
    var axis: LayoutAxis {
        switch kind {
        case .xPosition: .horizontal
        case .yPosition: .vertical
        case .size: self == .width ? .horizontal : .vertical
        }
    }
}
