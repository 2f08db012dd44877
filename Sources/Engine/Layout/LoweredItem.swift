import Foundation

/// A view or guide that has variables of its own, with the variables of its alignment rectangle.
///
/// A view's position is measured in its superview's coordinates and a guide's in its owning view's, so that a subtree's
/// inside doesn't depend on where the subtree lies.
struct LoweredItem {
    /// The view, or the guide's owning view. Not kept alive, as the root may hold the session that holds this.
    unowned let view: View
    /// Nil for a view.
    unowned let guide: LayoutGuide?
    /// Index of the superview or owning view among the lowered items; nil for the root.
    let parent: Int?
    /// Of a view: its place among its superview's subviews, counted from 0.
    let place: Int
    let x: SolverVariable
    let y: SolverVariable
    let width: SolverVariable
    let height: SolverVariable

    func position(on axis: LayoutAxis) -> SolverVariable { axis == .horizontal ? x : y }
    func length(on axis: LayoutAxis) -> SolverVariable { axis == .horizontal ? width : height }
}
