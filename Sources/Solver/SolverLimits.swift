/// The size of system up to which a solver works; beyond, it throws instead of running on.
package struct SolverLimits: Sendable, Hashable {
    /// The maximum number of variables that exist at the same time.
    package var variables: Int
    /// The maximum number of constraints that exist at the same time.
    package var constraints: Int
    /// The maximum number of terms in all constraints that exist at the same time.
    package var terms: Int
    /// The maximum number of pivots in one `solve()` or one `freedoms()`.
    package var pivots: Int
    /// The maximum number of numbers that an explanation keeps, such as what prevents each of thousands of wishes.
    package var storedNumbers = 64_000_000
    /// The work allowed for systems of any size, in numbers read by one `solve()` or one `freedoms()`.
    package var leastWork = 10_000_000
    /// The additional work allowed for each variable and term.
    package var workPerTerm = 20_000

    /// The magnitudes of coefficients for which the tolerances hold.
    package static let accurateCoefficients = 1e-6...1e6
    /// The values of variables for which the tolerances hold.
    package static let accurateValues = -1e7...1e7

    /// Limits for a million views; a screen has hundreds.
    package static let standard = SolverLimits(
        variables: 8_000_000, constraints: 16_000_000, terms: 64_000_000, pivots: 50_000_000)

    /// Creates limits from counts.
    package init(variables: Int, constraints: Int, terms: Int, pivots: Int) {
        self.variables = variables
        self.constraints = constraints
        self.terms = terms
        self.pivots = pivots
    }

    /// Returns the maximum work for a system of a given size. If rounding makes exchanges repeat forever, this limit
    /// ends the solve: for a screen's constraints within a fraction of a second.
    func work(variables: Int, terms: Int) -> Int { leastWork + workPerTerm * (variables + terms) }
}
