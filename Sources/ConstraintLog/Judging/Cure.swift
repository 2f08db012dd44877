import Engine

/// A change that was found to end a conflict, by solving again.
public struct Cure: Sendable, Hashable {
    /// The place among the members of the constraint to change.
    public var member: Int
    /// By how many points the constraint is off once it gives way; nil where that is unknown.
    public var offBy: Double?
    /// Whether all the others hold then; otherwise another conflict of the list remains.
    public var endsConflict: Bool
}

/// Tries changes on the constraints of a conflict.
struct CureFinder {
    let constraints: [LogConstraint]
    let system: LogSystem
    let search: ConflictSearch

    /// What comes of giving a constraint priority 999.
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
