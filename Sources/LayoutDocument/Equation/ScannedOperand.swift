/// An item's attribute as written in an equation.
struct ScannedOperand {
    var syntax: EquationSyntax.Operand
    /// The number of the known item; nil for an unknown id, and for guides of the root, which need none.
    var item: Int?
    /// Its end, in bytes of the equation's UTF-8.
    var end: Int
}
