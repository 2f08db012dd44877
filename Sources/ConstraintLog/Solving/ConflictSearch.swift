import LayoutValues
import Solver

/// Finds out by solving which constraints of a log can't hold together.
struct ConflictSearch {
    let system: LogSystem
    /// The indices of the required constraints: only these can conflict.
    private let required: [Int]
    private let limits = SolverLimits(
        variables: 200_000, constraints: 400_000, terms: 2_000_000, pivots: 2_000_000)
    /// The work that may still be done; without any, everything is taken to hold.
    let budget: WorkBudget

    init(_ constraints: [LogConstraint], system: LogSystem, budget: WorkBudget = WorkBudget()) {
        self.system = system
        self.budget = budget
        // Some lists contain constraints twice.
        var known: Set<String> = []
        required = constraints.indices.filter { place in
            let constraint = constraints[place]
            return constraint.priority >= 1000
                && known.insert("\(constraint.label) \(constraint.text)").inserted
        }
    }

    /// Returns a solver that has solved some constraints; nil if it can't.
    ///
    /// - Parameter bounds: The bounds that hold in every layout; by default all.
    func solved(
        _ members: [Int], wishes: [SolverConstraint] = [], bounds: [SolverConstraint]? = nil
    ) -> (solver: any ConstraintSolver, owners: [SolverConstraint.ID: Int])? {
        let solver = Solvers.make(limits: limits)
        solver.budget = budget
        var owners: [SolverConstraint.ID: Int] = [:]
        do throws(SolverError) {
            let bounds = bounds ?? system.bounds
            try budget.spend(Self.workPerRow * (system.variableCount + bounds.count + members.count))
            for _ in 0..<system.variableCount { _ = try solver.makeVariable() }
            for bound in bounds { _ = try solver.add(bound) }
            for member in members {
                for row in system.rows[member] { owners[try solver.add(row)] = member }
            }
            for wish in wishes { _ = try solver.add(wish) }
            try solver.solve()
        } catch {
            return nil
        }
        return (solver, owners)
    }

    /// The work of adding a variable or a constraint to a solver.
    private static let workPerRow = 500

    /// Whether some constraints can hold together; true if that can't be determined.
    func canHold(_ members: [Int], bounds: [SolverConstraint]? = nil) -> Bool {
        let rows = members.filter { member in
            // A constraint without variables, such as 0 == 5, can't hold by itself.
            system.rows[member].contains { $0.terms.isEmpty && !$0.holdsWithoutTerms }
        }
        guard rows.isEmpty else { return false }
        return solved(members, bounds: bounds)?.solver.conflicts.isEmpty ?? true
    }

    /// Returns a smallest set of constraints that can't hold together: if any one is removed, the others hold. Returns
    /// nil if all can hold.
    ///
    /// If there are several such sets, members late in the order of removal are likelier to be in it.
    ///
    /// - Parameters:
    ///   - some: The constraints among which the set is; by default all.
    ///   - removalOrder: All constraints, starting with those that a reader would prefer not to have in the set.
    ///   - bounds: The bounds that hold in every layout; by default all.
    /// - Complexity: One solution for each member of the first conflict that the solver finds.
    func minimalConflict(
        among some: [Int]? = nil, removalOrder: [Int], bounds: [SolverConstraint]? = nil
    ) -> [Int]? {
        let members = some ?? required
        guard !canHold(members, bounds: bounds) else { return nil }
        let known = members.count <= Self.mostForOrder ? nil : firstConflict(members, bounds)
        // The solver's sets are smallest ones already.
        if let known, known.count > Self.mostForOrder { return known }
        var kept = known ?? members
        for candidate in removalOrder where kept.contains(candidate) {
            let others = kept.filter { $0 != candidate }
            if !canHold(others, bounds: bounds) { kept = others }
        }
        return kept
    }

    /// Returns the bounds that are necessary for a smallest set to conflict.
    ///
    /// - Complexity: One solution for each bound on the items of the set.
    func bounds(neededBy members: [Int]) -> [SolverConstraint] {
        let used = Set(members.flatMap { system.rows[$0] }.flatMap(\.terms).map(\.variable))
        var kept = system.bounds.filter { bound in bound.terms.allSatisfy { used.contains($0.variable) } }
        guard kept.count <= Self.mostBounds, !canHold(members, bounds: kept) else { return kept }
        for index in kept.indices.reversed() {
            var others = kept
            others.remove(at: index)
            if !canHold(members, bounds: others) { kept = others }
        }
        return kept
    }

    private static let mostBounds = 200

    /// The maximum number of constraints to search in the order of removal; with more, the search starts with the
    /// solver's set.
    private static let mostForOrder = 150

    private func firstConflict(_ members: [Int], _ bounds: [SolverConstraint]?) -> [Int]? {
        guard let (solver, owners) = solved(members, bounds: bounds), let first = solver.conflicts.first
        else { return nil }
        let named = Set(first.members.compactMap { owners[$0] })
        let found = members.filter { named.contains($0) }
        return canHold(found, bounds: bounds) ? nil : found
    }

    /// All required constraints.
    var requiredConstraints: [Int] { required }
}

extension SolverConstraint {
    /// Whether a relation between numbers alone holds.
    fileprivate var holdsWithoutTerms: Bool {
        switch relation {
        case .equal: abs(constant) < 1e-9
        case .lessThanOrEqual: constant < 1e-9
        case .greaterThanOrEqual: constant > -1e-9
        }
    }
}
