/// A variable times a number.
public struct SolverTerm: Sendable, Hashable {
    public var variable: SolverVariable
    public var coefficient: Double

    /// The product of a coefficient and a variable.
    public init(_ coefficient: Double, _ variable: SolverVariable) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
