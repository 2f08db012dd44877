import Engine

/// What a constraint does, in words.
public struct ConstraintAccount: Sendable, Hashable {
    /// Its index among the layout's constraints.
    public var constraint: Int
    /// The constraint on one line, with names for readers.
    public var line: String
    /// What it does and by how much, as a sentence without subject and full stop: `holds with 12 points to
    /// spare`.
    public var sentence: String
    /// What to try if an author's constraint has no effect, as a sentence without a full stop; nil otherwise.
    public var advice: String?

    /// An account of a constraint.
    public init(constraint: Int, line: String, sentence: String, advice: String?) {
        self.constraint = constraint
        self.line = line
        self.sentence = sentence
        self.advice = advice
    }
}
