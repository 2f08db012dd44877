import Findings
import LayoutValues
import Solver

extension ConstraintWords {
    /// Returns the sum that doesn't work out in a conflict; by how much the broken constraint misses if there is nothing to add up.
    package func sum(of conflict: SolvedConflict) -> String {
        let members = conflict.members.map { layout.constraints[$0] }
        let isWithoutZero =
            members.contains { $0.source == .nonNegative && $0.constant == 0 }
            && !members.contains { $0.source != .nonNegative && $0.second == nil && $0.constant == 0 }
        if let sum = layout.sum(of: conflict)?.words(isWithoutZero: isWithoutZero) { return sum }
        let broken = layout.constraints[conflict.broken]
        return "\(side(broken.first)) is \(Amount.text(broken.actual)), not \(Amount.text(broken.requested))"
    }
}
