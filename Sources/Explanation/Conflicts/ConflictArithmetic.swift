import Findings
import Engine
import Solver

/// The contradictory arithmetic of a minimal conflicting set.
///
/// In a minimal set, the terms of the broken member are a unique linear combination of the other members'
/// terms. The same combination of their constants gives the value that the others imply, which differs from
/// the requested one.
struct ConflictArithmetic {
    private let layout: SolvedLayout
    private let words: ConstraintWords
    private let conflict: SolvedConflict

    init(_ conflict: SolvedConflict, words: ConstraintWords) {
        self.conflict = conflict
        self.words = words
        layout = words.layout
    }

    /// The arithmetic; a sentence without a full stop.
    var text: String {
        let broken = layout.constraints[conflict.broken]
        let side = words.side(broken.first)
        guard let factors else {
            return "by the others \(side) is \(Amount.text(broken.actual)), but "
                + "\(words.line(of: conflict.broken)) asks for \(Amount.text(broken.requested))"
        }
        let amounts = conflict.members.indices.map {
            -factors[$0] * layout.constraints[conflict.members[$0]].offset
        }
        let total = amounts.reduce(0, +)
        let asked = 0 - broken.offset
        let isBound = conflict.members.contains {
            $0 != conflict.broken && layout.constraints[$0].relation != .equal
        }
        let bound = isBound ? (total > asked ? "at least " : "at most ") : ""
        let subject = broken.second.map { second in
            "\(side) - \(ConstraintWords.scaled(words.side(second), by: broken.multiplier))"
        }
        return
            "by the others \(subject ?? side) is \(bound)\(Self.sum(amounts, total)), not \(Amount.text(asked))"
    }

    /// Returns a sum with its terms, or only its total if there is a single term.
    private static func sum(_ amounts: [Double], _ total: Double) -> String {
        let parts = amounts.filter { Amount.text($0) != "0" }
        guard parts.count > 1, parts.count <= 12 else { return Amount.text(total) }
        var text = Amount.text(parts[0])
        for part in parts.dropFirst() { text += (part < 0 ? " - " : " + ") + Amount.text(abs(part)) }
        return "\(text) = \(Amount.text(total))"
    }

    /// The factors of the combination of other members; the broken one's is 0.
    private var factors: [Double]? {
        var columns: [ConstraintChain.Place: Int] = [:]
        for member in conflict.members {
            for term in layout.constraints[member].terms {
                let place = ConstraintChain.Place(item: term.item, attribute: term.attribute)
                if columns[place] == nil { columns[place] = columns.count }
            }
        }
        guard conflict.members.count <= 100, let given = conflict.members.firstIndex(of: conflict.broken)
        else { return nil }
        // The unknowns are the others' factors: for each variable, their sum equals the broken member's
        // coefficient.
        let others = conflict.members.indices.filter { $0 != given }
        var matrix = Array(
            repeating: Array(repeating: 0.0, count: others.count + 1), count: columns.count)
        for (place, member) in (others + [given]).enumerated() {
            for term in layout.constraints[conflict.members[member]].terms {
                guard
                    let row = columns[ConstraintChain.Place(item: term.item, attribute: term.attribute)]
                else { continue }
                matrix[row][place] += term.coefficient
            }
        }
        guard let solution = Elimination.solve(&matrix, unknowns: others.count) else { return nil }
        var factors = Array(repeating: 0.0, count: conflict.members.count)
        for (place, member) in others.enumerated() { factors[member] = solution[place] }
        return factors
    }
}
