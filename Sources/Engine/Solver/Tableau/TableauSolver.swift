/// A solver that solves every component anew on a sparse tableau whenever something changed.
///
/// Simple rather than fast: its cost grows with the square of a component's size and more.
public final class TableauSolver: ConstraintSolver {
    private let limits: SolverLimits
    /// By index; nil once removed.
    private var constraints: [SolverConstraint?] = []
    private var isLive: [Bool] = []
    private var uses: [Int] = []
    private var termCount = 0
    private var constraintCount = 0
    private var variableCount = 0
    private var values: [Double] = []
    private var needsSolving = false
    private var groups: [SolverFreedom] = []

    public private(set) var conflicts: [SolverConflict] = []

    public init(limits: SolverLimits) { self.limits = limits }

    public func makeVariable() throws(SolverError) -> SolverVariable {
        guard variableCount < limits.variables else {
            throw .limitExceeded(.variables, limit: limits.variables)
        }
        variableCount += 1
        isLive.append(true)
        uses.append(0)
        values.append(0)
        needsSolving = true
        return SolverVariable(index: isLive.count - 1)
    }

    public func remove(_ variable: SolverVariable) throws(SolverError) {
        try check(variable)
        guard uses[variable.index] == 0 else { throw .variableInUse(variable) }
        isLive[variable.index] = false
        variableCount -= 1
        needsSolving = true
    }

    public func add(_ constraint: SolverConstraint) throws(SolverError) -> SolverConstraint.ID {
        guard constraintCount < limits.constraints else {
            throw .limitExceeded(.constraints, limit: limits.constraints)
        }
        guard termCount + constraint.terms.count <= limits.terms else {
            throw .limitExceeded(.terms, limit: limits.terms)
        }
        try check(constraint.priority)
        guard constraint.constant.isFinite else { throw .notFinite }
        for term in constraint.terms {
            try check(term.variable)
            guard term.coefficient.isFinite else { throw .notFinite }
        }
        for term in constraint.terms { uses[term.variable.index] += 1 }
        termCount += constraint.terms.count
        constraintCount += 1
        constraints.append(constraint)
        needsSolving = true
        return SolverConstraint.ID(index: constraints.count - 1)
    }

    public func remove(_ id: SolverConstraint.ID) throws(SolverError) {
        let constraint = try constraint(id)
        for term in constraint.terms { uses[term.variable.index] -= 1 }
        termCount -= constraint.terms.count
        constraintCount -= 1
        constraints[id.index] = nil
        needsSolving = true
    }

    public func setConstant(_ constant: Double, of id: SolverConstraint.ID) throws(SolverError) {
        guard constant.isFinite else { throw .notFinite }
        var changed = try constraint(id)
        changed.constant = constant
        constraints[id.index] = changed
        needsSolving = true
    }

    public func setPriority(
        _ priority: SolverPriority, of id: SolverConstraint.ID
    ) throws(SolverError) {
        try check(priority)
        var changed = try constraint(id)
        changed.priority = priority
        constraints[id.index] = changed
        needsSolving = true
    }

    public func solve() throws(SolverError) {
        guard needsSolving else { return }
        conflicts = []
        groups = []
        for component in components() {
            let solved = try TableauComponent(
                rows: component.rows, variables: component.variables, pivotLimit: limits.pivots)
            for (variable, value) in zip(component.variables, solved.values) {
                values[variable.index] = value
            }
            conflicts += solved.conflicts
            groups += solved.freedoms
        }
        conflicts.sort { takingOrder(of: $0.givenUp) < takingOrder(of: $1.givenUp) }
        groups.sort { ($0.members.first?.variable.index ?? 0) < ($1.members.first?.variable.index ?? 0) }
        needsSolving = false
    }

    public func value(of variable: SolverVariable) -> Double {
        values.indices.contains(variable.index) ? values[variable.index] : 0
    }

    public func freedoms() throws(SolverError) -> [SolverFreedom] {
        try solve()
        return groups
    }

    private func takingOrder(of id: SolverConstraint.ID) -> (Int, Int) {
        let isAutomatic = constraints[id.index]?.priority == .automatic
        let isSystem = constraints[id.index]?.priority == .system
        return (isAutomatic ? 2 : isSystem ? 0 : 1, id.index)
    }

    /// The constraints and variables split into parts that have no variable in common.
    private func components() -> [(rows: [TableauComponent.Row], variables: [SolverVariable])] {
        var sets = DisjointSets(count: isLive.count)
        for constraint in constraints {
            guard let terms = constraint?.terms, let first = terms.first else { continue }
            for term in terms { sets.union(first.variable.index, term.variable.index) }
        }
        var parts: [(rows: [TableauComponent.Row], variables: [SolverVariable])] = []
        var partOfSet = Array(repeating: -1, count: isLive.count)
        for index in isLive.indices where isLive[index] {
            let set = sets.find(index)
            if partOfSet[set] < 0 {
                partOfSet[set] = parts.count
                parts.append(([], []))
            }
            parts[partOfSet[set]].variables.append(SolverVariable(index: index))
        }
        for (index, constraint) in constraints.enumerated() {
            guard let constraint else { continue }
            let row = (id: SolverConstraint.ID(index: index), constraint: constraint)
            if let variable = constraint.terms.first?.variable.index {
                parts[partOfSet[sets.find(variable)]].rows.append(row)
            } else {
                parts.append(([row], []))
            }
        }
        return parts
    }

    private func constraint(_ id: SolverConstraint.ID) throws(SolverError) -> SolverConstraint {
        guard constraints.indices.contains(id.index), let constraint = constraints[id.index] else {
            throw .unknownConstraint(id)
        }
        return constraint
    }

    private func check(_ variable: SolverVariable) throws(SolverError) {
        guard isLive.indices.contains(variable.index), isLive[variable.index] else {
            throw .unknownVariable(variable)
        }
    }

    private func check(_ priority: SolverPriority) throws(SolverError) {
        guard case .optional(let level) = priority else { return }
        guard level > 0, level < 1000 else { throw .priorityOutOfRange(level) }
    }
}
