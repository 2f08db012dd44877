/// A conflict in a log, explained.
public struct LogConflict: Sendable {
    /// Whose constraints cause the conflict, and so who has to change something.
    public var verdict: LogVerdict
    /// How often the log has it; addresses don't count.
    public var count = 1
    /// As listed.
    public var members: [LogConstraint]
    /// Places in `members` of a smallest set that can't hold together; empty where the numbers as printed can.
    public var minimal: [Int]
    /// Place in `members` of what the system gave up, if the log says and the list has it.
    public var broken: Int?
    /// What the log says was given up, as reports call it: an address, or the whole text.
    public var brokenLabel: String?
    /// Places in `members` of what an expert would change, the likeliest first.
    public var culprits: [Int]
    /// The changes tried on the first of them, the best first.
    public var cures: [Cure]
    /// What to do, in a sentence or two.
    public var advice: String
    /// The sum that doesn't work out; nil where there is none to show.
    public var arithmetic: String?
    /// What had to be assumed or was missing, a sentence each.
    public var notes: [String]
    /// The log's line where it begins, counted from 1.
    public var line: Int
    /// The same for conflicts that differ in addresses alone.
    public var key: String
    /// What was assumed in solving it.
    var assumptions: LogAssumptions
}
