import LayoutValues
import Solver

/// A change that ends every contradiction in a list, verified by solving again: the constraints to remove, or to make
/// optional, and the spacings to reduce.
package struct Cure: Sendable, Hashable {
    /// The indices of the constraints to change among the members, the likeliest first; none of them can be left out.
    package var members: [Int]
    /// The largest distance in points by which one of them is violated afterwards; nil if unknown.
    package var offBy: Double?
    /// The indices of all constraints that the change reaches.
    var changed: Set<Int> = []
    /// What is asked of them afterwards: their relations as wishes, and what still has to hold.
    var relations: [SolverConstraint] = []
}

/// Tries changes to the constraints of a conflict.
struct CureFinder {
    let system: LogSystem
    let search: ConflictSearch
    /// Returns the members of a smallest conflicting set that somebody could change, the likeliest first.
    let ranked: ([Int]) -> [Int]
    /// Returns the constraints that a change to one changes too, itself included.
    let together: (Int) -> [Int]
    /// Returns what still holds of a constraint that is changed.
    let rest: (Int) -> [SolverConstraint]

    /// The maximum number of cures that are returned, of constraints in one that no smaller one can replace, and of constraints
    /// in one for many contradictions.
    private static let mostCures = 3
    private static let mostMembers = 3
    private static let mostTogether = 12
    /// The maximum number of constraints that are tried alone, and of sets that are tried.
    private static let mostTriedAlone = 8
    private static let mostSets = 60

    /// Returns the changes with the fewest constraints that end the conflict, the likeliest first.
    ///
    /// - Parameter culprits: The constraints to try first.
    func cures(of culprits: [Int]) -> [Cure] {
        let alone = culprits.prefix(Self.mostTriedAlone).lazy.map { [$0] }.compactMap(cure)
        let cures = Array(alone.prefix(Self.mostCures))
        if !cures.isEmpty { return cures }
        return [fewest(after: culprits) ?? likeliest(after: culprits)].compactMap(\.self)
    }

    /// Returns the effect of lowering the priorities of constraints to 999, and of reducing spacings; nil if another
    /// contradiction remains.
    func cure(of members: [Int]) -> Cure? {
        let changed = Set(members.flatMap(together))
        let others = search.requiredConstraints.filter { !changed.contains($0) }
        let kept = changed.sorted().flatMap(rest)
        let bounds = system.bounds + kept
        guard search.canHold(others, bounds: bounds) else { return nil }
        let wishes = changed.sorted().flatMap { system.rows[$0] }.map { row in
            var wish = row
            wish.priority = .optional(999)
            return wish
        }
        var cure = Cure(members: members, changed: changed, relations: wishes + kept)
        guard let (solver, _) = search.solved(others, wishes: wishes, bounds: bounds),
            solver.conflicts.isEmpty
        else { return cure }
        let distances = wishes.map { row in
            let value = row.terms.reduce(row.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
            return switch row.relation {
            case .equal: abs(value)
            case .lessThanOrEqual: max(value, 0)
            case .greaterThanOrEqual: max(-value, 0)
            }
        }
        cure.offBy = distances.max()
        return cure
    }

    /// Returns a change of several constraints.
    ///
    /// Whatever ends a conflict changes a member of each contradiction. So each set is extended by the members of a
    /// contradiction that it leaves, smaller sets first.
    private func fewest(after culprits: [Int]) -> Cure? {
        var sets = culprits.map { [$0] }
        var tried = 0
        var index = 0
        while index < sets.count, tried < Self.mostSets {
            let set = sets[index]
            index += 1
            tried += 1
            if set.count > 1, let cure = cure(of: set) { return cure }
            guard set.count < Self.mostMembers else { continue }
            sets += remaining(after: set).map { set + [$0] }
        }
        return nil
    }

    /// Returns a change of the likeliest member of each of many contradictions, without those that the others make needless.
    private func likeliest(after culprits: [Int]) -> Cure? {
        var set = Array(culprits.prefix(1))
        while set.count < Self.mostTogether, let next = remaining(after: set).first { set.append(next) }
        guard cure(of: set) != nil else { return nil }
        for member in set.reversed() {
            let others = set.filter { $0 != member }
            if cure(of: others) != nil { set = others }
        }
        return cure(of: set)
    }

    /// Returns the members of a contradiction that changes leave, those that somebody could change, the likeliest first.
    private func remaining(after set: [Int]) -> [Int] {
        let changed = Set(set.flatMap(together))
        let order = search.requiredConstraints.filter { !changed.contains($0) }
        let conflict = search.minimalConflict(
            among: order, removalOrder: order.reversed(),
            bounds: system.bounds + changed.sorted().flatMap(rest))
        return conflict.map(ranked) ?? []
    }
}
