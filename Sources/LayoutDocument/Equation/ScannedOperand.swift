/// An item's attribute as an equation names it.
struct ScannedOperand {
    var syntax: EquationSyntax.Operand
    /// The number of the item among those known; nil for an unknown id, and for the root's guides, which need none.
    var item: Int?
    /// Where it ends, in bytes of the equation's UTF-8.
    var end: Int
}
