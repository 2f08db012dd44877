/// The work that may still be done with an input, or with a part of it.
///
/// Work is counted in numbers read and written, never timed, so results depend neither on the machine nor on what runs
/// at the same time. A unit takes about a nanosecond. Whatever divides an input into parts divides the budget
/// beforehand, so that a part's results don't depend on the others'.
package final class WorkBudget {
    /// Takes the units of work done since the last time; returns whether the work goes on. May be called on several
    /// threads at once.
    package typealias Observer = @Sendable (_ units: Int) -> Bool

    /// The units left; 0 or less once the budget is spent.
    package var remaining: Int { units + reserve }
    /// The units left until the observer is asked. Private, since every access to a class's public variable is checked at
    /// run time.
    private var units: Int
    /// The units left after these; 0 without an observer.
    private var reserve = 0
    /// The units of which the observer doesn't know yet what becomes of them.
    private var handedOut = 0
    /// What is told about the work; nil where nobody wants to know.
    package let observer: Observer?
    /// Whether the observer ended the work.
    package private(set) var isStopped = false

    /// Creates a budget of some units; by default one that is practically never spent.
    package init(_ units: Int = .max / 2, observer: Observer? = nil) {
        self.units = units
        self.observer = observer
        if observer != nil { handOut(units) }
    }

    /// Creates the budget of an input of some bytes, for all that a command does with it.
    package convenience init(bytes: Int, observer: Observer? = nil) {
        let beyond = max(0, bytes - Self.usualBytes)
        self.init(
            Self.leastWork + Self.workPerByte * bytes + Self.workPerByteBeyond * beyond, observer: observer)
    }

    /// How many units an observer is told of at once: about ten milliseconds.
    package static let unitsPerReport = 10_000_000

    /// The work that may be done with an input of any size.
    package static let leastWork = 1_500_000_000
    /// The additional work for each byte.
    package static let workPerByte = 8_000
    /// The work for each byte beyond those of usual inputs, in addition.
    package static let workPerByteBeyond = 15_000
    private static let usualBytes = 100_000

    /// Whether nothing is left.
    package var isSpent: Bool { units + reserve <= 0 }

    /// Takes work that was done, or is about to be done, out of the budget.
    package func charge(_ units: Int) {
        if isSpent { return }
        self.units -= units
        if self.units <= 0, let observer { report(to: observer) }
    }

    /// Takes work out of the budget.
    ///
    /// - Throws: `SolverError.budgetSpent` if the budget doesn't cover it.
    package func spend(_ units: Int) throws(SolverError) {
        charge(units)
        if isSpent { throw .budgetSpent }
    }

    /// Takes work out of the budget without reporting it: it is only set aside, or whoever does it reports it.
    package func setAside(_ units: Int) { add(-units) }

    /// Reports the work since the last report to the observer, at the end of what belongs together.
    package func settle() {
        if let observer, handedOut > units { report(to: observer) }
    }

    /// Tells the observer about the work; where it doesn't go on, nothing is left.
    private func report(to observer: Observer) {
        let (done, rest) = (handedOut - units, remaining)
        handedOut = 0
        if observer(done) { handOut(rest) } else { stop() }
    }

    private func stop() {
        isStopped = true
        (units, reserve, handedOut) = (0, 0, 0)
    }

    /// Divides units into those until the next report and the rest.
    private func handOut(_ all: Int) {
        units = min(all, Self.unitsPerReport)
        reserve = all - units
        handedOut = units
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
        add(-units)
        return WorkBudget(units, observer: observer)
    }

    /// Puts back what a share has left.
    package func putBack(_ share: WorkBudget) {
        let (rest, done) = (max(0, share.remaining), share.handedOut - share.units)
        (share.units, share.reserve, share.handedOut) = (0, 0, 0)
        if share.isStopped || done > 0 && observer?(done) == false { return stop() }
        add(rest)
    }

    /// Changes what is left without counting it as work.
    private func add(_ count: Int) {
        guard observer != nil else {
            units += count
            return
        }
        reserve += count
        if reserve < 0 {
            handedOut += reserve
            units += reserve
            reserve = 0
        }
    }
}
