import LayoutValues

/// A conflict from a log, which the page explains next to the picture.
package struct InspectorConflict: Sendable, Encodable {
    /// A constraint as the log lists it.
    package struct Member: Sendable, Encodable {
        /// The constraint as an equation between named items.
        package var text: String
        /// What else is known about it: its origin and its identifier.
        package var note: String
        /// The ids of its items in the layout.
        package var items: [String]
        /// Whether it belongs to the minimal conflicting set.
        package var isNeeded: Bool
        /// Whether it is the broken constraint, which the system ignores.
        package var isBroken: Bool
        /// Whether it is the constraint that an expert would change first.
        package var isCulprit: Bool

        /// Creates a constraint.
        package init(
            text: String, note: String, items: [String], isNeeded: Bool, isBroken: Bool, isCulprit: Bool
        ) {
            self.text = text
            self.note = note
            self.items = items
            self.isNeeded = isNeeded
            self.isBroken = isBroken
            self.isCulprit = isCulprit
        }
    }

    /// A possible fix, tested by solving again.
    package struct Cure: Sendable, Encodable {
        /// The index of the changed constraint in `members`.
        package var member: Int
        /// The result, in words.
        package var words: String
        /// The result as a layout; nil if it can't be drawn.
        package var layout: SolvedLayout?
        /// The index of the page's scene that shows the layout.
        var scene: Int?

        private enum CodingKeys: String, CodingKey {
            case member
            case words
            case scene
        }

        /// Creates a cure from the changed constraint and the result.
        package init(member: Int, words: String, layout: SolvedLayout?) {
            self.member = member
            self.words = words
            self.layout = layout
        }
    }

    /// Who has to act, as one word.
    package var verdict: String
    /// The meaning of the verdict.
    package var meaning: String
    /// The number of times the conflict occurs in the log.
    package var count: Int
    /// The line of the log where it first occurs, counting from 1.
    package var line: Int
    /// The constraints in the order of the log.
    package var members: [Member] = []
    /// The contradiction as a calculation; nil if there is none to show.
    package var arithmetic: String?
    /// The assumptions that were made, one sentence for each.
    package var notes: [String] = []
    /// What to do, in one or two sentences.
    package var advice: String
    /// The possible fixes, the best one first.
    package var cures: [Cure] = []

    /// Creates a conflict with only its result; the other properties are set afterwards.
    package init(verdict: String, meaning: String, count: Int, line: Int, advice: String) {
        self.verdict = verdict
        self.meaning = meaning
        self.count = count
        self.line = line
        self.advice = advice
    }
}
