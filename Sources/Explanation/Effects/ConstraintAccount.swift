import Engine

/// The effect of a constraint, in words.
public struct ConstraintAccount: Sendable, Hashable {
    /// The index of the constraint in the layout.
    public var constraint: Int
    /// The constraint on one line, with readable names.
    public var line: String
    /// The effect and its amount, as a sentence without subject and full stop: `holds with 12 points to spare`.
    public var sentence: String
    /// A suggestion if an author's constraint has no effect, as a sentence without a full stop; nil otherwise.
    public var advice: String?

    /// Creates an account of a constraint.
    public init(constraint: Int, line: String, sentence: String, advice: String?) {
        self.constraint = constraint
        self.line = line
        self.sentence = sentence
        self.advice = advice
    }
}
