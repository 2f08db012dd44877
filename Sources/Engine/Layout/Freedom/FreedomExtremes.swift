import Foundation
import Solver

/// The extreme frames of ambiguous views.
struct FreedomExtremes {
    /// An ambiguous view's frames at both extremes, in its superview's coordinates.
    struct Ends {
        var least: CGRect
        var greatest: CGRect
    }

    /// The extremes by lowered index.
    private(set) var ends: [Int: Ends] = [:]

    /// The maximum number of ambiguous views; with more, a picture of their extremes is useless.
    private static let most = 24

    /// Computes the extremes of the ambiguous views of a solved pass.
    ///
    /// - Parameter free: The undetermined numbers of each item, by lowered index.
    init(pass: LayoutPass, free: [FrameComponents]) throws(SolverError) {
        let hierarchy = pass.hierarchy
        let open = hierarchy.indices.dropFirst().filter { !hierarchy.isGuide($0) && !free[$0].isEmpty }
        guard (1...Self.most).contains(open.count) else { return }
        var ranges: [Int: ClosedRange<Double>] = [:]
        for freedom in try pass.solver.freedoms() {
            for member in freedom.members { ranges[member.variable.index] = member.range }
        }
        for index in open {
            guard let parent = hierarchy.parent(of: index) else { continue }
            var found = Ends(least: pass.frames[index], greatest: pass.frames[index])
            for axis in LayoutAxis.allCases {
                guard let isPosition = free[index].isPositionAlone(on: axis) else { continue }
                let variable =
                    isPosition
                    ? hierarchy.position(of: index, on: axis) : hierarchy.length(of: index, on: axis)
                guard let range = ranges[variable.index] else { continue }
                let slack = pass.frames[parent].size.along(axis) - pass.frames[index].end(on: axis)
                let (least, greatest) = Self.shifts(
                    of: pass.solver.value(of: variable), in: range, slack: Double(slack))
                found.least.shift(by: least, isPosition: isPosition, axis: axis)
                found.greatest.shift(by: greatest, isPosition: isPosition, axis: axis)
            }
            if found.least != found.greatest { ends[index] = found }
        }
    }

    /// Returns how far a number can decrease and increase; within the superview if no constraint bounds it.
    private static func shifts(
        of value: Double, in range: ClosedRange<Double>, slack: Double
    ) -> (least: CGFloat, greatest: CGFloat) {
        let least = range.lowerBound.isFinite ? range.lowerBound : min(0, value)
        let greatest = range.upperBound.isFinite ? range.upperBound : value + max(0, slack)
        return (CGFloat(least - value), CGFloat(greatest - value))
    }
}

extension FrameComponents {
    /// Returns whether only the position along an axis is undetermined (true) or only the length (false); nil if both
    /// or neither are.
    fileprivate func isPositionAlone(on axis: LayoutAxis) -> Bool? {
        let place = contains(axis == .horizontal ? .x : .y)
        let length = contains(axis == .horizontal ? .width : .height)
        return place == length ? nil : place
    }
}

extension CGRect {
    fileprivate func end(on axis: LayoutAxis) -> CGFloat { axis == .horizontal ? maxX : maxY }

    fileprivate mutating func shift(by distance: CGFloat, isPosition: Bool, axis: LayoutAxis) {
        switch (axis, isPosition) {
        case (.horizontal, true): origin.x += distance
        case (.horizontal, false): size.width += distance
        case (.vertical, true): origin.y += distance
        case (.vertical, false): size.height += distance
        }
    }
}
