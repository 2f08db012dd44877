/// A conflict in a log, explained.
package struct LogConflict: Sendable {
    /// The cause of the conflict, and so who has to change something.
    package var verdict: LogVerdict
    /// How often the conflict occurs in the log; addresses are ignored.
    package var count = 1
    /// The members as listed.
    package var members: [LogConstraint]
    /// The indices in `members` of a smallest set that can't hold together; empty if the numbers, as printed, can hold.
    package var minimal: [Int]
    /// The index in `members` of the broken constraint, if the log names it and the list contains it.
    package var broken: Int?
    /// The broken constraint's name in reports: an address, or the whole text.
    package var brokenLabel: String?
    /// The indices in `members` of the constraints that an expert would change, the likeliest first.
    package var culprits: [Int]
    /// The indices in `members` of frames that became constraints, which the author may not know of.
    package var doubtfulFrames: [Int] = []
    /// The changes tried on the first culprit, the best first.
    package var cures: [Cure]
    /// The indices in `members` of the constraints that the advice is about, or likeliest is.
    package var membersToChange: [Int] { cures.first?.members ?? culprits }
    /// What to do, in a sentence or two.
    package var advice: String
    /// The sizes that would have to be negative.
    package var bounds: [LogExpression.Term] = []
    /// The sum that doesn't work out; nil if there is none to show.
    package var arithmetic: String?
    /// Assumptions that were necessary and information that was missing, a sentence each.
    package var notes: [String]
    /// The line of the log where the conflict begins, counted from 1.
    package var line: Int
    /// Whether it was explained only in part, because more would be too much work.
    package var isUnfinished = false
    /// A key that is the same for conflicts that differ only in addresses.
    package var key: String
    /// The assumptions made to solve it.
    var assumptions: LogAssumptions
}
