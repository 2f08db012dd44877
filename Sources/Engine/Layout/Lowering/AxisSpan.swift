import Foundation

/// A stretch along one axis: that of an item with variables of its own, or what lies inside it.
struct AxisSpan {
    /// Index among the lowered items.
    let item: Int
    let length: SolverVariable
    /// How far what is meant lies inside the stretch.
    var insets = AxisInsets.zero
    /// How far below the stretch's middle what is meant lies, if that is where it is measured from.
    var offsetFromCenter: CGFloat?
}
