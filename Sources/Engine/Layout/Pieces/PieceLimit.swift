import Solver

/// The reason why a layout stops following the canvas's length linearly, in terms of its pass.
enum PieceLimit {
    /// A row reaches its bend; nil if an undetermined number passes 0.
    case row(SolverConstraint.ID?)
    /// The text of an item, by its lowered index, breaks differently.
    case text(Int)
    /// The insets of a view start to change differently.
    case insets
}
