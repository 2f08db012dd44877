import Engine

/// One or more conflicts that share members, explained.
package struct ConflictAccount: Sendable, Hashable {
    /// The minimal conflicting sets, by the indices of constraints.
    package var sets: [SolvedConflict]
    /// The most likely kind of mistake.
    package var verdict: ConflictVerdict
    /// The meaning of the verdict in this case and for whom; a sentence without a full stop.
    package var summary: String
    /// The contradictory arithmetic; a sentence without a full stop.
    package var arithmetic: String
    /// The changes that end the conflict, best first.
    package var cures: [ConflictCure]
    /// The indices of constraints of which one can stay, if no single change is enough.
    package var alternatives: [Int]
    /// Whether the search was limited, so that there may be more sets.
    package var isBounded: Bool

    /// Creates an account of conflicts.
    package init(
        sets: [SolvedConflict], verdict: ConflictVerdict, summary: String, arithmetic: String,
        cures: [ConflictCure] = [], alternatives: [Int] = [], isBounded: Bool = false
    ) {
        self.sets = sets
        self.verdict = verdict
        self.summary = summary
        self.arithmetic = arithmetic
        self.cures = cures
        self.alternatives = alternatives
        self.isBounded = isBounded
    }
}
