import Engine

/// What a constraint does, in words.
public struct ConstraintAccount: Sendable, Hashable {
    /// Its index among the layout's constraints.
    public var constraint: Int
    /// By readable names, on one line.
    public var line: String
    /// What it does and by how much, a sentence without its subject and full stop: `holds with 12 points to spare`.
    public var sentence: String
    /// Of one without effect that somebody wrote: what to try; a sentence without a full stop.
    public var advice: String?

    /// An account of a constraint.
    public init(constraint: Int, line: String, sentence: String, advice: String?) {
        self.constraint = constraint
        self.line = line
        self.sentence = sentence
        self.advice = advice
    }
}
