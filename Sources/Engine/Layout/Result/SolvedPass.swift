/// A layout as a value, with the pass that it was read from.
struct SolvedPass {
    let pass: LayoutPass
    let layout: SolvedLayout
    /// By lowered index: the index among the layout's items, or -1.
    let positions: [Int]
    /// By row of the solver: the index among the layout's constraints, or -1.
    let constraintOfRow: [Int32]
}
