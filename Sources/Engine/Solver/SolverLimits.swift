/// How large a system a solver takes before it says so instead of running on.
public struct SolverLimits: Sendable, Hashable {
    /// Variables that exist at the same time.
    public var variables: Int
    /// Constraints that exist at the same time.
    public var constraints: Int
    /// Terms of all constraints that exist at the same time.
    public var terms: Int
    /// Pivots of one `solve()` or one `freedoms()`.
    public var pivots: Int
    /// Numbers that one `solve()` or one `freedoms()` looks at, whatever the size of the system.
    public var leastWork = 10_000_000
    /// Numbers that it looks at besides for each variable and term.
    public var workPerTerm = 20_000

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

    /// The most numbers to look at for a system of a size. Where exchanges take turns forever, as rounding can make them
    /// do, this is what ends a solve: for a screen's constraints in a fraction of a second.
    func work(variables: Int, terms: Int) -> Int { leastWork + workPerTerm * (variables + terms) }
}
