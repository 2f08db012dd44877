import Solver

/// A solver by the simplex method on sparse tableaus: simple rather than fast, and easy to verify.
///
/// It splits the system into components that share no variable, and solves only those that changed. For a component of
/// n variables and m constraints, expect O(n × m) if every constraint holds immediately, and time that grows with the
/// cube in hard cases. It computes in `Double` and scales coefficients, from about 1e-6 to 1e6. It can't find a
/// solution that depends on a difference of 1e-9 relative to the numbers involved.
package final class TableauSolver: ConstraintSolver {
    /// Not charged: this solver doesn't count its work.
    package var budget = WorkBudget()
    private var store: ConstraintStore
    /// The components of the last `solve()`, by their first variable, after those without variables.
    private var components: [SolvedComponent] = []
    /// The values by variable index.
    private var values: [Double] = []
    /// Variables that were made or removed, or whose constraints changed, since the last `solve()`.
    private var changed: Set<Int> = []
    /// Whether a constraint without terms was added, removed or changed since the last `solve()`.
    private var isConstantChanged = false

    /// The conflicts of the last `solve()`, by the order in which constraints were broken.
    package private(set) var conflicts: [SolverConflict] = []

    /// Creates an empty system that throws when it grows beyond the limits.
    package init(limits: SolverLimits) { store = ConstraintStore(limits: limits) }

    /// Adds a variable.
    /// - Throws: `SolverError.limitExceeded` if the limit on variables is reached.
    package func makeVariable() throws(SolverError) -> SolverVariable {
        let variable = try store.makeVariable()
        changed.insert(variable.index)
        return variable
    }

    /// Removes a variable.
    /// - Throws: `SolverError` if it is unknown or a constraint uses it.
    package func remove(_ variable: SolverVariable) throws(SolverError) {
        try store.remove(variable)
        changed.insert(variable.index)
    }

    /// Adds a constraint, which takes effect at the next `solve()`.
    /// - Throws: `SolverError` if a number is out of range, a variable unknown, or a limit exceeded.
    package func add(_ constraint: SolverConstraint) throws(SolverError) -> SolverConstraint.ID {
        let id = try store.add(constraint)
        noteChange(of: constraint)
        return id
    }

    /// Removes a constraint; its handle is never used again.
    /// - Throws: `SolverError.unknownConstraint` if there is none.
    package func remove(_ id: SolverConstraint.ID) throws(SolverError) {
        noteChange(of: try store.remove(id))
    }

    /// Changes a constraint's constant.
    /// - Throws: `SolverError` if the constraint is unknown or the number isn't finite.
    package func setConstant(_ constant: Double, of id: SolverConstraint.ID) throws(SolverError) {
        var constraint = try store.constraint(id)
        constraint.constant = constant
        try replace(id, by: constraint)
    }

    /// Changes a constraint's priority.
    /// - Throws: `SolverError` if the constraint is unknown or the priority out of range.
    package func setPriority(
        _ priority: SolverPriority, of id: SolverConstraint.ID
    ) throws(SolverError) {
        var constraint = try store.constraint(id)
        constraint.priority = priority
        try replace(id, by: constraint)
    }

    private func replace(_ id: SolverConstraint.ID, by constraint: SolverConstraint) throws(SolverError) {
        guard try store.constraint(id) != constraint else { return }
        try store.replace(id, by: constraint)
        noteChange(of: constraint)
    }

    private func noteChange(of constraint: SolverConstraint) {
        for term in constraint.terms { changed.insert(term.variable.index) }
        if constraint.terms.isEmpty { isConstantChanged = true }
    }

    /// Solves the components that changed; if that fails, everything stays as of the last `solve()`.
    ///
    /// - Throws: `SolverError.limitExceeded` if that takes more pivots than the limits allow.
    package func solve() throws(SolverError) {
        guard !changed.isEmpty || isConstantChanged else { return }
        let budget = PivotBudget(limit: store.limits.pivots)
        let unchanged = unchangedComponents()
        var solved: [SolvedComponent] = []
        for component in store.components() {
            if let first = component.variables.first, let index = unchanged[first.index] {
                solved.append(components[index])
            } else {
                var program = LexicographicProgram(component, budget: budget)
                solved.append(try program.solve())
            }
        }
        components = solved
        values = Array(repeating: 0, count: store.variableCount)
        for component in components {
            for (variable, value) in zip(component.variables, component.values) {
                values[variable.index] = value
            }
        }
        conflicts = orderedConflicts()
        changed = []
        isConstantChanged = false
    }

    /// Returns the indices of the unchanged components, by first variable.
    ///
    /// If a removed constraint split a component, each part contains a variable of that constraint, so it counts as
    /// changed.
    private func unchangedComponents() -> [Int: Int] {
        var positions: [Int: Int] = [:]
        for (position, component) in components.enumerated() {
            guard let first = component.variables.first,
                !component.variables.contains(where: { changed.contains($0.index) })
            else { continue }
            positions[first.index] = position
        }
        return positions
    }

    private func orderedConflicts() -> [SolverConflict] {
        components.flatMap(\.conflicts)
            .sorted { ($0.rank, $0.conflict.broken.index) < ($1.rank, $1.conflict.broken.index) }
            .map(\.conflict)
    }

    /// The values of all variables as of the last `solve()`, in the order made.
    package var allValues: [Double] { values }

    /// Returns the value as of the last `solve()`; 0 for an unknown variable.
    package func value(of variable: SolverVariable) -> Double {
        values.indices.contains(variable.index) ? values[variable.index] : 0
    }

    /// Returns the groups of variables that the optimum leaves free, from two linear programs for each variable.
    /// - Throws: `SolverError` if solving takes more pivots than the limits allow.
    package func freedoms() throws(SolverError) -> [SolverFreedom] {
        try solve()
        let budget = PivotBudget(limit: store.limits.pivots)
        var freedoms: [SolverFreedom] = []
        for component in components {
            freedoms += try component.freedoms(budget: budget)
        }
        return freedoms.sorted { $0.firstIndex < $1.firstIndex }
    }
}

extension SolverFreedom {
    fileprivate var firstIndex: Int { members.first?.variable.index ?? 0 }
}
