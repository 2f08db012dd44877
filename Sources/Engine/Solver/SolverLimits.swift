/// How large a system a solver takes before it says so instead of running on.
public struct SolverLimits: Sendable, Hashable {
    public var variables: Int
    public var constraints: Int
    public var terms: Int
    /// Pivots of one `solve()` or one `freedoms()`.
    public var pivots: Int

    /// Room for a million views; a screen has hundreds.
    public static let standard = SolverLimits(
        variables: 8_000_000, constraints: 16_000_000, terms: 64_000_000, pivots: 50_000_000)

    /// Limits by count.
    public init(variables: Int, constraints: Int, terms: Int, pivots: Int) {
        self.variables = variables
        self.constraints = constraints
        self.terms = terms
        self.pivots = pivots
    }
}
