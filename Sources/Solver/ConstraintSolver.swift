/// A solver for linear constraints with lexicographic priorities.
///
/// The solution depends only on the constraints and the order in which they were added, not on the sequence of calls,
/// and every solver returns the same one:
///
/// 1. `system` and `required` constraints are considered in the order added, then `automatic` ones. A constraint that
///    cannot hold together with those before it is broken: it is ignored from then on.
///    (`system` ones are considered before all others; they are expected not to conflict.)
/// 2. For each optional priority, strongest first, the sum of the absolute errors is minimised without making
///    stronger levels worse. The error of an inequality is the distance by which it is violated.
/// 3. The remaining choices are made one by one, by minimising: the error of each optional constraint, strongest
///    first, then in the order added; then the absolute value of each *size*, in the order made; then the error of
///    each `stay` in the order added; then the absolute value of each other variable, in the order made. A size is a
///    variable that is the only one of some `system` inequality.
///
/// After steps 1 and 2, a variable with more than one possible value is *free*; step 3 only chooses a value for it.
package protocol ConstraintSolver: AnyObject {
    /// Creates an empty system.
    init(limits: SolverLimits)

    /// The work that may still be done. A solver that counts its work takes it out, and throws
    /// `SolverError.budgetSpent` if it isn't covered.
    var budget: WorkBudget { get set }

    /// Adds a variable.
    ///
    /// - Throws: `SolverError.limitExceeded` if the limit on variables is reached.
    func makeVariable() throws(SolverError) -> SolverVariable

    /// Removes a variable that no constraint uses any more.
    ///
    /// - Throws: `SolverError` if it is unknown or in use.
    func remove(_ variable: SolverVariable) throws(SolverError)

    /// Adds a constraint, which takes effect at the next `solve()`.
    ///
    /// - Throws: `SolverError` if a number is out of range, a variable unknown, or a limit exceeded.
    func add(_ constraint: SolverConstraint) throws(SolverError) -> SolverConstraint.ID

    /// Removes a constraint.
    ///
    /// - Throws: `SolverError.unknownConstraint` if there is none.
    func remove(_ id: SolverConstraint.ID) throws(SolverError)

    /// Changes the constant of a constraint, which keeps its place in the order.
    ///
    /// - Throws: `SolverError` if the constraint is unknown or the number out of range.
    func setConstant(_ constant: Double, of id: SolverConstraint.ID) throws(SolverError)

    /// Changes the priority of a constraint, which keeps its place in the order.
    ///
    /// - Throws: `SolverError` if the constraint is unknown or the priority out of range.
    func setPriority(_ priority: SolverPriority, of id: SolverConstraint.ID) throws(SolverError)

    /// Updates values and conflicts after all changes made.
    ///
    /// - Throws: `SolverError.limitExceeded` if that takes more work than the limits allow.
    func solve() throws(SolverError)

    /// Returns a variable's value as of the last `solve()`; 0 for one added since. After a `solve()` that threw, values
    /// are meaningless until one succeeds.
    func value(of variable: SolverVariable) -> Double

    /// The values of all variables as of the last `solve()`, in the order made.
    var allValues: [Double] { get }

    /// The conflicts of the last `solve()`, in the order in which constraints were broken.
    var conflicts: [SolverConflict] { get }

    /// Returns the free variables, in the order made; cheaper than `freedoms()`. Solves first if there are changes.
    ///
    /// - Throws: `SolverError` if solving exceeds the limits.
    func freeVariables() throws(SolverError) -> [SolverVariable]

    /// Returns the groups of free variables, by their first variable. Solves first if there are changes.
    ///
    /// Two variables are in one group if they cannot move independently of each other. The groups are the finest for
    /// which any values of one group can be combined with any values of the others. A constraint that other constraints
    /// imply doesn't connect variables.
    ///
    /// - Throws: `SolverError` if solving exceeds the limits.
    func freedoms() throws(SolverError) -> [SolverFreedom]
}

extension ConstraintSolver {
    /// Returns the members of all `freedoms()`.
    ///
    /// - Throws: `SolverError` if solving exceeds the limits.
    package func freeVariables() throws(SolverError) -> [SolverVariable] {
        try freedoms().flatMap { $0.members }.map { $0.variable }.sorted { $0.index < $1.index }
    }
}

/// Creates solvers for the layout, which doesn't depend on an implementation.
package enum Solvers {
    /// Returns an empty solver.
    package static func make(limits: SolverLimits) -> any ConstraintSolver {
        TightSetSolver(limits: limits)
    }
}

/// Required constraints that cannot all hold.
package struct SolverConflict: Sendable, Hashable {
    /// A smallest conflicting set, in the order added: if any one is removed, the others can hold together. Includes
    /// `broken`.
    package var members: [SolverConstraint.ID]
    /// The member that the solution breaks.
    package var broken: SolverConstraint.ID

    /// Creates a conflict among `members` in which `broken` is broken.
    package init(members: [SolverConstraint.ID], broken: SolverConstraint.ID) {
        self.members = members
        self.broken = broken
    }
}

/// Variables that can move together without any constraint, except stays, being violated more.
package struct SolverFreedom: Sendable, Hashable {
    /// A variable of the group and its range.
    package struct Member: Sendable, Hashable {
        /// The variable that can move.
        package var variable: SolverVariable
        /// The least and the greatest value of the variable; infinite where nothing limits it.
        package var range: ClosedRange<Double>

        /// Creates a member from a variable and its range.
        package init(variable: SolverVariable, range: ClosedRange<Double>) {
            self.variable = variable
            self.range = range
        }
    }

    /// The members in the order of the variables.
    package var members: [Member]

    /// Creates a group of variables that move together.
    package init(members: [Member]) { self.members = members }
}
