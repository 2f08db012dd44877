import Engine

/// Finds out which constraints of a log can't hold together, by solving.
struct ConflictSearch {
    let system: LogSystem
    /// Of each constraint, whether it is required: only those can conflict.
    private let required: [Int]
    private let limits = SolverLimits(
        variables: 200_000, constraints: 400_000, terms: 2_000_000, pivots: 2_000_000)

    init(_ constraints: [LogConstraint], system: LogSystem) {
        self.system = system
        // Lists have some constraints twice.
        var known: Set<String> = []
        required = constraints.indices.filter { place in
            let constraint = constraints[place]
            return constraint.priority >= 1000 && !constraint.isContentSize
                && known.insert("\(constraint.label) \(constraint.text)").inserted
        }
    }

    /// The solver with some constraints in it, solved; nil where it can't be.
    ///
    /// - Parameter bounds: Those that hold in every layout, all by default.
    func solved(
        _ members: [Int], wishes: [SolverConstraint] = [], bounds: [SolverConstraint]? = nil
    ) -> (solver: any ConstraintSolver, owners: [SolverConstraint.ID: Int])? {
        let solver = Solvers.make(limits: limits)
        var owners: [SolverConstraint.ID: Int] = [:]
        do throws(SolverError) {
            for _ in 0..<system.variableCount { _ = try solver.makeVariable() }
            for bound in bounds ?? system.bounds { _ = try solver.add(bound) }
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

    /// Whether some constraints can hold together; true where that can't be found out.
    func canHold(_ members: [Int], bounds: [SolverConstraint]? = nil) -> Bool {
        let rows = members.filter { member in
            // What relates nothing, as 0 == 5, can't hold by itself.
            system.rows[member].contains { $0.terms.isEmpty && !$0.holdsWithoutTerms }
        }
        guard rows.isEmpty else { return false }
        return solved(members, bounds: bounds)?.solver.conflicts.isEmpty ?? true
    }

    /// A smallest set of constraints that can't hold together: removing any one lets the others hold. Nil where all
    /// can hold.
    ///
    /// Members late in the order of removal are the likelier to be in the set, where there are several such sets.
    ///
    /// - Parameter removalOrder: All constraints, those that a reader would rather not have in the set first.
    /// - Complexity: One solution for each member of the first conflict that the solver finds.
    func minimalConflict(removalOrder: [Int]) -> [Int]? {
        let members = required
        guard !canHold(members) else { return nil }
        var kept = members.count <= Self.mostForOrder ? members : firstConflict(members)
        for candidate in removalOrder where kept.contains(candidate) {
            let others = kept.filter { $0 != candidate }
            if !canHold(others) { kept = others }
        }
        return kept
    }

    /// The bounds that a smallest set can't do without.
    ///
    /// - Complexity: One solution for each bound on what the set relates.
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

    /// With more constraints than these, the set that the solver names is where the search begins.
    private static let mostForOrder = 150

    private func firstConflict(_ members: [Int]) -> [Int] {
        guard let (solver, owners) = solved(members), let first = solver.conflicts.first else {
            return members
        }
        let named = Set(first.members.compactMap { owners[$0] })
        let found = members.filter { named.contains($0) }
        return canHold(found) ? members : found
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

extension LogConstraint {
    /// Whether it is what an item's content asks for, two wishes that are never required by themselves.
    var isContentSize: Bool { className.contains("NSContentSizeLayoutConstraint") }
}
