import Engine

/// The effect of a constraint, in words.
package struct ConstraintAccount: Sendable, Hashable {
    /// The index of the constraint in the layout.
    package var constraint: Int
    /// The constraint on one line, with readable names.
    package var line: String
    /// The effect and its amount, as a sentence without subject and full stop: `holds with 12 points to spare`.
    package var sentence: String
    /// A suggestion if an author's constraint has no effect, as a sentence without a full stop; nil otherwise.
    package var advice: String?

    /// Creates an account of a constraint.
    package init(constraint: Int, line: String, sentence: String, advice: String?) {
        self.constraint = constraint
        self.line = line
        self.sentence = sentence
        self.advice = advice
    }
}
