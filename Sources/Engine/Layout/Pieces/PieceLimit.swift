/// What keeps a layout from following the canvas's length any further, in terms of its pass.
enum PieceLimit {
    /// A row reaches its bend; nil where a number that nothing determines passes 0.
    case row(SolverConstraint.ID?)
    /// The text of an item, by its lowered index, breaks into other lines.
    case text(Int)
    /// What a view's insets leave changes otherwise.
    case insets
}
