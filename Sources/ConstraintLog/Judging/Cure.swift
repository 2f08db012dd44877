import Engine
import Solver

/// A change that ends a conflict, verified by solving again.
public struct Cure: Sendable, Hashable {
    /// The index of the constraint to change among the members.
    public var member: Int
    /// The distance in points by which the constraint is violated afterwards; nil if unknown.
    public var offBy: Double?
    /// Whether all others then hold; otherwise another conflict remains in the list.
    public var endsConflict: Bool
}

/// Tries changes to the constraints of a conflict.
struct CureFinder {
    let constraints: [LogConstraint]
    let system: LogSystem
    let search: ConflictSearch

    /// Returns the effect of lowering a constraint's priority to 999.
    func cure(of member: Int) -> Cure {
        let others = search.requiredConstraints.filter { $0 != member }
        guard search.canHold(others) else { return Cure(member: member, offBy: nil, endsConflict: false) }
        let wishes = system.rows[member].map { row in
            var wish = row
            wish.priority = .optional(999)
            return wish
        }
        guard let (solver, _) = search.solved(others, wishes: wishes), solver.conflicts.isEmpty else {
            return Cure(member: member, offBy: nil, endsConflict: true)
        }
        let distances = wishes.map { row in
            let value = row.terms.reduce(row.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
            return switch row.relation {
            case .equal: abs(value)
            case .lessThanOrEqual: max(value, 0)
            case .greaterThanOrEqual: max(-value, 0)
            }
        }
        return Cure(member: member, offBy: distances.max(), endsConflict: true)
    }
}
