import ConstraintLog
import LayoutValues
import Foundation
import Solver

/// In which direction the captured views are laid out, as the frames show: captures don't say it.
struct CapturedDirection {
    /// Whether more constraints hold right to left than left to right.
    let isRightToLeft: Bool

    /// How far frames can be off because of rounding to pixels, in points.
    private static let tolerance = 0.51

    init(_ capture: ViewCapture) {
        let frames = CapturedFrames(capture)
        func holds(_ constraint: CapturedConstraint) -> Bool {
            guard constraint.relation == .equal, constraint.isActive != false,
                let first = frames.value(of: constraint.first),
                let second = frames.value(of: constraint.second)
            else { return false }
            return abs(first - constraint.multiplier * second - constraint.constant) <= Self.tolerance
        }
        let directional = capture.constraints.filter(\.isDirectional)
        isRightToLeft = directional.count { holds($0.mirrored) } > directional.count(where: holds)
    }
}

/// The rectangles of captured views on the canvas, without transforms.
struct CapturedFrames {
    private(set) var rectangles: [CGRect?] = []
    private var places: [String: Int] = [:]

    init(_ capture: ViewCapture) {
        var offsets: [CGPoint] = []
        for (index, item) in capture.items.enumerated() {
            let outer = item.parent.map { offsets[$0] } ?? .zero
            var frame = item.frame
            if item.countsFromBottom, let parent = item.parent, let own = frame {
                let owner = capture.items[parent]
                let height = owner.boundsSize?.height ?? owner.frame?.height ?? 0
                frame?.origin.y = height - own.minY - own.height
            }
            let placed = frame?.offsetBy(dx: outer.x, dy: outer.y)
            rectangles.append(placed)
            let start = placed?.origin ?? outer
            offsets.append(CGPoint(x: start.x - item.boundsOrigin.x, y: start.y - item.boundsOrigin.y))
            if let address = item.address, places[address] == nil { places[address] = index }
        }
    }

    /// Returns the item of a side; nil if it isn't in the capture.
    func place(of side: CapturedConstraint.Side?) -> Int? { (side?.item.address).flatMap { places[$0] } }

    /// Returns the number of a side on the canvas; nil if the frames don't show it.
    func value(of side: CapturedConstraint.Side?) -> Double? {
        guard let side, let attribute = side.attribute, let place = place(of: side),
            let frame = rectangles[place]
        else { return nil }
        return CapturedEdge(attribute)?.value(in: frame)
    }
}

extension CapturedConstraint {
    /// Whether it is about leading or trailing edges.
    fileprivate var isDirectional: Bool {
        [first, second].contains { $0?.attribute == .leading || $0?.attribute == .trailing }
    }

    /// The constraint as it holds right to left, in terms of left and right.
    var mirrored: CapturedConstraint {
        func side(_ side: Side?) -> Side? {
            guard var side else { return nil }
            switch side.attribute {
            case .leading: side.attribute = .right
            case .trailing: side.attribute = .left
            case .leadingMargin: side.attribute = .rightMargin
            case .trailingMargin: side.attribute = .leftMargin
            default: break
            }
            return side
        }
        var mirrored = self
        (mirrored.first, mirrored.second) = (side(first), side(second))
        guard isDirectional else { return mirrored }
        mirrored.constant = -constant
        mirrored.relation = relation.reversed
        return mirrored
    }
}
