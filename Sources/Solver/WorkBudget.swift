/// The work that may still be done with an input, or with a part of it.
///
/// Work is counted in numbers read and written, never timed, so results depend neither on the machine nor on what runs
/// at the same time. A unit takes about a nanosecond. Whatever divides an input into parts divides the budget
/// beforehand, so that a part's results don't depend on the others'.
package final class WorkBudget {
    /// The units left; 0 or less once the budget is spent.
    package var remaining: Int { units }
    /// Private, since every access to a class's public variable is checked at run time.
    private var units: Int

    /// Creates a budget of some units; by default one that is practically never spent.
    package init(_ units: Int = .max / 2) { self.units = units }

    /// Creates the budget of an input of some bytes, for all that a command does with it.
    package convenience init(bytes: Int) {
        let beyond = max(0, bytes - Self.usualBytes)
        self.init(Self.leastWork + Self.workPerByte * bytes + Self.workPerByteBeyond * beyond)
    }

    /// The work that may be done with an input of any size.
    package static let leastWork = 1_500_000_000
    /// The additional work for each byte.
    package static let workPerByte = 8_000
    /// The work for each byte beyond those of usual inputs, in addition.
    package static let workPerByteBeyond = 15_000
    private static let usualBytes = 100_000

    /// Whether nothing is left.
    package var isSpent: Bool { units <= 0 }

    /// Takes work that was done, or is about to be done, out of the budget.
    package func charge(_ units: Int) {
        if self.units > 0 { self.units -= units }
    }

    /// Takes work out of the budget.
    ///
    /// - Throws: `SolverError.budgetSpent` if the budget doesn't cover it.
    package func spend(_ units: Int) throws(SolverError) {
        charge(units)
        if isSpent { throw .budgetSpent }
    }

    /// Takes an equal share out of the budget, for one of some parts that are still to do.
    package func takeShare(of parts: Int) -> WorkBudget {
        takeShare(units: max(0, remaining) / max(1, parts))
    }

    /// Takes a share for one of some parts that are still to do, most of which need little: the square root of their
    /// number times an equal share. What it leaves is put back for the others.
    package func takeLargeShare(of parts: Int) -> WorkBudget {
        takeShare(units: Int(Double(max(0, remaining)) / Double(max(1, parts)).squareRoot()))
    }

    private func takeShare(units: Int) -> WorkBudget {
        self.units -= units
        return WorkBudget(units)
    }

    /// Puts back what a share has left.
    package func putBack(_ share: WorkBudget) {
        units += max(0, share.units)
        share.units = 0
    }
}
