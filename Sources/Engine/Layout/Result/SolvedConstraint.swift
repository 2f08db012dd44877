/// A constraint that a layout was solved with, and what became of it.
///
/// It reads `first (≤ | = | ≥) multiplier × second + constant`, as its author wrote it; `resolved` says the same with
/// leading and trailing replaced by left and right.
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

    /// An attribute of an item.
    public struct Place: Sendable, Hashable {
        /// Index in the layout's `items`.
        public var item: Int
        public var attribute: LayoutAttribute

        public init(item: Int, attribute: LayoutAttribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// One side of a constraint: an attribute of an item, or its distance from another.
    public struct Side: Sendable, Hashable {
        /// Index in the layout's `items`.
        public var item: Int
        public var attribute: LayoutAttribute
        /// Where the distance begins that the side stands for; nil where it stands for the attribute itself.
        public var origin: Place?

        public init(item: Int, attribute: LayoutAttribute, origin: Place? = nil) {
            self.item = item
            self.attribute = attribute
            self.origin = origin
        }
    }

    /// As the author wrote or named it; of an implicit constraint, what it asks for in words.
    public var text: String
    public var identifier: String?
    public var source: ConstraintSource
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

    /// Index in the layout's `items` of the view that holds the constraint; positions are measured in its coordinates.
    public var container = 0
    /// The direction that leading and trailing follow: the container's.
    public var direction = LayoutDirection.leftToRight
    /// What it asks of the first side: the other side's value, in points, in the container's coordinates.
    public var requested = 0.0
    /// The first side's value in the layout, unrounded, in points, in the container's coordinates.
    public var actual = 0.0
    /// The relation that was solved, in a layout of `complete` detail; empty in others.
    public var terms: [Term] = []
    /// The number beside `terms`, in points: the constant with what margins, safe areas and baselines add to it.
    public var offset = 0.0

    /// A constraint with its outcome; the numbers that solving gives are set afterwards.
    public init(
        text: String, identifier: String?, source: ConstraintSource = .document, first: Side, second: Side?,
        relation: LayoutRelation, multiplier: Double, constant: Double, priority: Double, outcome: Outcome,
        location: SourceLocation?
    ) {
        self.text = text
        self.identifier = identifier
        self.source = source
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
