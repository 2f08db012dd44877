import Foundation
import Solver

/// A span along one axis: that of an item with its own variables, or one inset from it.
struct AxisSpan {
    /// Index among the lowered items.
    let item: Int
    let length: SolverVariable
    /// The distance of the span from the item's ends.
    var insets = AxisInsets.zero
    /// The distance below the item's centre, in points; nil if the span isn't measured from the centre.
    var offsetFromCenter: CGFloat?
}
