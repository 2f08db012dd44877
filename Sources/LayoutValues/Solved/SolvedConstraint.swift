import Findings
import Solver

/// A constraint of a solved layout, with its outcome.
///
/// It means `first (≤ | = | ≥) multiplier × second + constant`, as its author wrote it; `resolved` is the
/// same constraint with leading and trailing replaced by left and right.
public struct SolvedConstraint: Sendable, Hashable {
    /// The outcome of solving for a constraint.
    public enum Outcome: String, Sendable, Hashable {
        /// It holds.
        case satisfied
        /// It is optional and was outweighed by stronger constraints.
        case outweighed
        /// It is required, conflicted with other required constraints and was broken.
        case broken
    }

    /// An attribute of an item.
    public struct Place: Sendable, Hashable {
        /// Index in the layout's `items`.
        public var item: Int
        /// The edge, centre, size or baseline of the item.
        public var attribute: LayoutAttribute

        /// Creates an attribute of an item by its index.
        @inlinable
        public init(item: Int, attribute: LayoutAttribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// One side of a constraint: an attribute of an item, or its distance from another.
    public struct Side: Sendable, Hashable {
        /// Index in the layout's `items`.
        public var item: Int
        /// The edge, centre, size or baseline of the item.
        public var attribute: LayoutAttribute
        /// The start of the distance that the side measures; nil if the side is the attribute itself.
        public var origin: Place?

        /// Creates a side by the item's index.
        @inlinable
        public init(item: Int, attribute: LayoutAttribute, origin: Place? = nil) {
            self.item = item
            self.attribute = attribute
            self.origin = origin
        }
    }

    /// The constraint as its author wrote or named it, or else as an equation; a description for an implicit constraint.
    ///
    /// - Complexity: An equation is put together at each use.
    public var text: String {
        get {
            switch wording {
            case .written(let text): text
            case .equation(let first, let second): equation(between: first, and: second)
            }
        }
        set { wording = .written(newValue) }
    }

    /// What its text is made of.
    @usableFromInline
    package var wording: Wording
    /// The constraint's `identifier`; nil if its author gave it none.
    public var identifier: String?
    /// The creator of the constraint: an author, a stack view or the layout itself.
    public var source: ConstraintSource
    /// The side that has no multiplier.
    public var first: Side
    /// The second side; nil if the first side is compared with a number.
    public var second: Side?
    /// The relation of the first side to the second.
    public var relation: LayoutRelation
    /// The factor of the second side; 1 if there is none.
    public var multiplier: Double
    /// The constant in points.
    public var constant: Double
    /// The priority, greater than 0 and at most 1000, which means required.
    public var priority: Double
    /// Whether the constraint holds.
    public var outcome: Outcome
    /// The location of the constraint; nil if it isn't written in the input.
    public var location: SourceLocation?

    /// Index in the layout's `items` of the view that owns the constraint; positions are measured in its coordinates.
    public var container = 0
    /// The container's direction, which leading and trailing follow.
    public var direction = LayoutDirection.leftToRight
    /// The value that the constraint requests for the first side, in points, in the container's coordinates.
    public var requested = 0.0
    /// The first side's value in the layout, in points, in the container's coordinates, unrounded.
    public var actual = 0.0
    /// The terms of the solved relation in a layout of `complete` detail, and of members of conflicts; empty otherwise.
    public var terms: [Term] = []
    /// The constant of the solved relation in points, including what margins, safe areas and baselines add to
    /// it.
    public var offset = 0.0

    /// Whether it keeps a size that a view only has while it is designed.
    package var isDesignSize = false

    /// Creates a constraint with its outcome; the values from solving are set afterwards.
    public init(
        text: String, identifier: String?, source: ConstraintSource = .document, first: Side, second: Side?,
        relation: LayoutRelation, multiplier: Double, constant: Double, priority: Double, outcome: Outcome,
        location: SourceLocation?
    ) {
        self.init(
            .written(text), identifier: identifier, source: source, first: first, second: second,
            relation: relation, multiplier: multiplier, constant: constant, priority: priority,
            outcome: outcome, location: location)
    }

    /// Creates a constraint whose text is only put together when it is read.
    @inlinable
    package init(
        _ wording: Wording, identifier: String?, source: ConstraintSource, first: Side, second: Side?,
        relation: LayoutRelation, multiplier: Double, constant: Double, priority: Double, outcome: Outcome,
        location: SourceLocation?
    ) {
        self.wording = wording
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

extension SolvedConstraint {
    /// What the text of a constraint is made of. Most constraints' texts are never read.
    @usableFromInline
    package enum Wording: Sendable, Hashable {
        case written(String)
        /// An equation between sides of items with these names.
        case equation(first: String, second: String?)
    }

    private func equation(between firstName: String, and secondName: String?) -> String {
        ConstraintEquation(
            ConstraintEquation.side(firstName, first.attribute.rawValue), relation.symbol,
            second.map { ConstraintEquation.side(secondName ?? "", $0.attribute.rawValue) },
            multiplier: multiplier, constant: constant, priority: priority
        ).description
    }
}

extension SolvedConstraint {
    /// Whether it gives a view a share of a stack view's length. Shares are in proportion to what the views measure on their own,
    /// so that what decides their lengths decides the multiplier as well.
    package var isMeasuredShare: Bool {
        source == .stack && second != nil && identifier == "UISV-fill-proportionally"
    }
}
