import Solver

/// The variables and constraints of a system, checked when they are added.
struct ConstraintStore {
    private struct Variable {
        var isLive = true
        /// The number of terms in constraints that use it.
        var uses = 0
    }

    let limits: SolverLimits
    private var variables: [Variable] = []
    private var constraints: [SolverConstraint?] = []
    private var liveVariables = 0
    private var liveConstraints = 0
    private var liveTerms = 0

    init(limits: SolverLimits) { self.limits = limits }

    /// The number of variables made so far, including removed ones.
    var variableCount: Int { variables.count }

    /// The indices of variables that exist, in the order made.
    var liveVariableIndices: [Int] { variables.indices.filter { variables[$0].isLive } }

    /// The constraints that exist, in the order added.
    var liveConstraintList: [(id: SolverConstraint.ID, constraint: SolverConstraint)] {
        constraints.enumerated().compactMap { (index, constraint) in
            constraint.map { (SolverConstraint.ID(index: index), $0) }
        }
    }

    mutating func makeVariable() throws(SolverError) -> SolverVariable {
        guard liveVariables < limits.variables else {
            throw .limitExceeded(.variables, limit: limits.variables)
        }
        liveVariables += 1
        variables.append(Variable())
        return SolverVariable(index: variables.count - 1)
    }

    mutating func remove(_ variable: SolverVariable) throws(SolverError) {
        try check(variable)
        guard variables[variable.index].uses == 0 else { throw .variableInUse(variable) }
        variables[variable.index].isLive = false
        liveVariables -= 1
    }

    mutating func add(_ constraint: SolverConstraint) throws(SolverError) -> SolverConstraint.ID {
        try check(constraint)
        guard liveConstraints < limits.constraints else {
            throw .limitExceeded(.constraints, limit: limits.constraints)
        }
        guard constraint.terms.count <= limits.terms - liveTerms else {
            throw .limitExceeded(.terms, limit: limits.terms)
        }
        count(constraint, by: 1)
        constraints.append(constraint)
        return SolverConstraint.ID(index: constraints.count - 1)
    }

    /// Removes a constraint and returns it.
    mutating func remove(_ id: SolverConstraint.ID) throws(SolverError) -> SolverConstraint {
        let constraint = try constraint(id)
        count(constraint, by: -1)
        constraints[id.index] = nil
        return constraint
    }

    /// Replaces a constraint by another on the same variables.
    mutating func replace(_ id: SolverConstraint.ID, by constraint: SolverConstraint) throws(SolverError) {
        try check(constraint)
        constraints[id.index] = constraint
    }

    func constraint(_ id: SolverConstraint.ID) throws(SolverError) -> SolverConstraint {
        guard constraints.indices.contains(id.index), let constraint = constraints[id.index] else {
            throw .unknownConstraint(id)
        }
        return constraint
    }

    private mutating func count(_ constraint: SolverConstraint, by step: Int) {
        for term in constraint.terms { variables[term.variable.index].uses += step }
        liveTerms += step * constraint.terms.count
        liveConstraints += step
    }

    private func check(_ constraint: SolverConstraint) throws(SolverError) {
        guard constraint.constant.isFinite else { throw .notFinite }
        for term in constraint.terms {
            try check(term.variable)
            guard term.coefficient.isFinite else { throw .notFinite }
        }
        if case .optional(let level) = constraint.priority {
            guard level > 0, level < 1000 else { throw .priorityOutOfRange(level) }
        }
    }

    private func check(_ variable: SolverVariable) throws(SolverError) {
        guard variables.indices.contains(variable.index), variables[variable.index].isLive else {
            throw .unknownVariable(variable)
        }
    }
}
