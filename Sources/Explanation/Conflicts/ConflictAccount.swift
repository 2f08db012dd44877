import Engine

/// One or more conflicts that share members, explained.
public struct ConflictAccount: Sendable, Hashable {
    /// The minimal conflicting sets, by the indices of constraints.
    public var sets: [SolvedConflict]
    public var verdict: ConflictVerdict
    /// What the verdict means here and whom it concerns; a sentence without a full stop.
    public var summary: String
    /// The arithmetic that can't work out, a sentence without a full stop.
    public var arithmetic: String
    /// What ends the conflict, best first.
    public var cures: [ConflictCure]
    /// Constraints of which one can stay, where no single change is enough; their indices.
    public var alternatives: [Int]
    /// Whether there may be more sets than were looked for.
    public var isBounded: Bool

    /// An account of conflicts.
    public init(
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
