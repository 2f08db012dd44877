/// A solver for linear constraints with lexicographic priorities.
///
/// The solution is a function of the constraints and the order in which they were added, whatever sequence
/// of calls led there, and every solver gives the same one:
///
/// 1. `system` and `required` constraints are taken in the order added, then `automatic` ones. One that cannot
///    hold together with those taken before is given up: it counts as if it were not there.
///    (`system` ones are taken before all others; they are expected not to collide.)
/// 2. For each optional priority, strongest first, the sum of the absolute errors is made as small as the
///    stronger levels allow. The error of an inequality is how far it is violated.
/// 3. What is still open is settled one by one: the error of each optional constraint, strongest first, then in
///    the order added; then the absolute value of each *size*, in the order made; then the error of each `stay` in
///    the order added; then the absolute value of each other variable, in the order made. A size is a variable that
///    is the only one of some `system` inequality.
///
/// After steps 1 and 2 a variable with more than one possible value is *free*; 3 only picks a value for it.
public protocol ConstraintSolver: AnyObject {
    /// An empty system.
    init(limits: SolverLimits)

    /// Adds an unknown.
    ///
    /// - Throws: `SolverError.limitExceeded` if there are as many as the limits allow.
    func makeVariable() throws(SolverError) -> SolverVariable

    /// Removes an unknown that no constraint uses any more.
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

    /// Changes the number at the end of a constraint; its place in the order stays.
    ///
    /// - Throws: `SolverError` if the constraint is unknown or the number out of range.
    func setConstant(_ constant: Double, of id: SolverConstraint.ID) throws(SolverError)

    /// Changes a priority; the constraint's place in the order stays.
    ///
    /// - Throws: `SolverError` if the constraint is unknown or the priority out of range.
    func setPriority(_ priority: SolverPriority, of id: SolverConstraint.ID) throws(SolverError)

    /// Brings values and conflicts up to date with all changes made.
    ///
    /// - Throws: `SolverError.limitExceeded` if that takes more work than the limits allow.
    func solve() throws(SolverError)

    /// A variable's value as of the last `solve()`; 0 for one made since. After a `solve()` that threw, values mean
    /// nothing until one succeeds.
    func value(of variable: SolverVariable) -> Double

    /// Every variable's value as of the last `solve()`, in the order made.
    var allValues: [Double] { get }

    /// The conflicts of the last `solve()`, in the order in which constraints were given up.
    var conflicts: [SolverConflict] { get }

    /// The variables that are free, in the order made; cheaper than `freedoms()`. Solves first if there are changes.
    ///
    /// - Throws: `SolverError` if solving exceeds the limits.
    func freeVariables() throws(SolverError) -> [SolverVariable]

    /// The groups of variables that are free, by their first variable. Solves first if there are changes.
    ///
    /// Two variables are in one group when they cannot move independently of one another: the groups are the finest
    /// ones for which any values that one can take go with any values that the others can take. A constraint that
    /// other constraints imply ties nothing together.
    ///
    /// - Throws: `SolverError` if solving exceeds the limits.
    func freedoms() throws(SolverError) -> [SolverFreedom]
}

extension ConstraintSolver {
    /// The members of all `freedoms()`.
    ///
    /// - Throws: `SolverError` if solving exceeds the limits.
    public func freeVariables() throws(SolverError) -> [SolverVariable] {
        try freedoms().flatMap(\.members).map(\.variable).sorted { $0.index < $1.index }
    }
}
