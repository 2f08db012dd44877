/// A layout as a value, with the pass that produced it.
struct SolvedPass {
    let pass: LayoutPass
    let layout: SolvedLayout
    /// The index among the layout's items by lowered index, or -1.
    let positions: [Int]
    /// The index among the layout's constraints by relation of the solver, or -1.
    let constraintOfRow: [Int32]
}
