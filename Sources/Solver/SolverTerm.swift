/// A variable times a number.
public struct SolverTerm: Sendable, Hashable {
    /// The variable of the term.
    public var variable: SolverVariable
    /// The factor; must be finite.
    public var coefficient: Double

    /// Creates the product of a coefficient and a variable.
    public init(_ coefficient: Double, _ variable: SolverVariable) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
