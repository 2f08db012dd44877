import Findings
import Foundation

/// How an autoresizing view follows its superview's length along an axis.
///
/// Growth of the superview is divided among the flexible parts (margin, length, margin) in proportion to
/// their lengths, as UIKit does; equally if all of them are 0.
struct AutoresizingRule {
    /// `intercept + slope × length of the superview's alignment rectangle`.
    struct Line: Equatable {
        var intercept: CGFloat
        var slope: CGFloat
    }

    private(set) var position: Line
    private(set) var length: Line

    init(view: View, superview: View, axis: LayoutAxis) {
        let alignment = view.alignmentRectInsets.along(axis)
        let start = view.untransformedFrame.origin.along(axis) - superview.bounds.origin.along(axis)
        let extent = view.untransformedFrame.size.along(axis)
        let reference = Self.referenceLength(of: view, in: superview, axis: axis)
        let mask = view.autoresizingMask
        let flexible: [Bool] =
            axis == .horizontal
            ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map { mask.contains($0) }
            : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map { mask.contains($0) }
        let shares = Self.shares(of: [start, extent, (reference ?? 0) - start - extent], flexible: flexible)
        let base = reference ?? 0
        let slopes = reference == nil ? [0, 0, 0] : shares
        let origin = superview.bounds.origin.along(axis)
        let outer = superview.alignmentRectInsets.along(axis)
        let grown = outer.start + outer.end - base
        position = Line(
            intercept: start + origin + alignment.start + slopes[0] * grown, slope: slopes[0])
        length = Line(
            intercept: extent - alignment.start - alignment.end + slopes[1] * grown, slope: slopes[1])
    }

    /// Returns the rule itself if its numbers are in range; otherwise the nearest valid one, with a finding.
    func limited(for view: View) -> AutoresizingRule {
        var limited = self
        limited.position.intercept = view.usable(position.intercept, "frame")
        limited.length.intercept = view.usable(length.intercept, "frame")
        return limited
    }

    /// Returns the superview's length that the frame was set for; nil if constraints have yet to determine it.
    private static func referenceLength(of view: View, in superview: View, axis: LayoutAxis) -> CGFloat? {
        if let size = view.autoresizingReferenceSize { return size.along(axis) }
        let isPlaced = superview.translatesAutoresizingMaskIntoConstraints || superview.superview == nil
        return isPlaced ? superview.bounds.size.along(axis) : nil
    }

    private static func shares(of parts: [CGFloat], flexible: [Bool]) -> [CGFloat] {
        let lengths = zip(parts, flexible).map { $1 ? max(0, NumberRange.points.nearest(to: $0) ?? 0) : 0 }
        let total = lengths.reduce(0, +)
        if total > 0 {
            // A share below the smallest multiplier has no visible effect.
            return lengths.map { $0 / total }.map { NumberRange.multiplier.contains($0) ? $0 : 0 }
        }
        let count = flexible.filter { $0 }.count
        return flexible.map { $0 ? 1 / CGFloat(max(count, 1)) : 0 }
    }
}

/// A number of the frame of an autoresizing view, as a linear function of its superview's length.
struct AutoresizingRelation {
    /// The view's lowered index.
    let item: Int
    let axis: LayoutAxis
    /// Whether it is the length along the axis rather than the position.
    let isLength: Bool
    var line: AutoresizingRule.Line
    /// The lowered index of the row from whose bottom it is measured; nil for a number of the superview's.
    var rowAbove: Int?

    var attribute: LayoutAttribute { isLength ? axis.lengthAttribute : axis.positionAttribute }
}
