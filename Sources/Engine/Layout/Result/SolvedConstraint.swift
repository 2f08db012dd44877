/// A constraint as its author wrote it, with what became of it; for overlays and reports.
public struct SolvedConstraint: Sendable, Hashable {
    /// What became of a constraint when its layout was solved.
    public enum Outcome: String, Sendable, Hashable {
        /// It holds.
        case satisfied
        /// It is optional and stronger wishes outweighed it.
        case outweighed
        /// It is required, collided with other required ones and was given up.
        case broken
    }

    /// One side of a constraint: an item and an attribute of it.
    public struct Side: Sendable, Hashable {
        /// Index in the layout's `items`.
        public var item: Int
        public var attribute: LayoutAttribute

        public init(item: Int, attribute: LayoutAttribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// As the author wrote or named it.
    public var text: String
    public var identifier: String?
    public var first: Side
    /// Nil where the constraint sets the first side to a number.
    public var second: Side?
    public var relation: LayoutRelation
    public var multiplier: Double
    /// In points.
    public var constant: Double
    /// Above 0, at most 1000, which is required.
    public var priority: Double
    public var outcome: Outcome
    public var location: SourceLocation?

    /// A constraint with its outcome; see the properties.
    public init(
        text: String, identifier: String?, first: Side, second: Side?, relation: LayoutRelation,
        multiplier: Double, constant: Double, priority: Double, outcome: Outcome, location: SourceLocation?
    ) {
        self.text = text
        self.identifier = identifier
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.outcome = outcome
        self.location = location
    }
}
