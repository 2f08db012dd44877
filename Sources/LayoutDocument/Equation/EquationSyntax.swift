import Engine
import Solver

/// A parsed equation, not yet resolved to views: `button.top == third.bottom + 8 @750`.
public struct EquationSyntax: Sendable, Hashable {
    /// A view or guide by its id, or one of its system guides.
    public struct Item: Sendable, Hashable {
        /// The id; nil for a system guide of the root written without an id.
        public var id: String?
        /// The system guide; nil for the view or guide itself.
        public var guide: SystemLayoutGuide.Kind?

        /// Creates a view or guide, or a system guide of a view.
        public init(id: String?, guide: SystemLayoutGuide.Kind? = nil) {
            self.id = id
            self.guide = guide
        }
    }

    /// An item and one of its attributes.
    public struct Operand: Sendable, Hashable {
        /// The view or guide.
        public var item: Item
        /// Its edge, centre, size or baseline.
        public var attribute: LayoutAttribute

        /// Creates an attribute of an item.
        public init(_ item: Item, _ attribute: LayoutAttribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// The positions of the parts, in bytes of the equation's UTF-8.
    public struct Offsets: Sendable, Hashable {
        /// The position of the first item.
        public var first = 0
        /// The position of `==`, `<=` or `>=`.
        public var relation = 0
        /// The position of the second item, or of the number if there is no item.
        public var second = 0
        /// The position of the number after `@`; 0 if no priority is written.
        public var priority = 0

        /// Creates offsets that are all 0.
        public init() {}
    }

    /// The left side, which has no multiplier.
    public var first: Operand
    /// The relation between the left side and the right.
    public var relation: LayoutRelation
    /// The second operand; nil if the first attribute is compared with a number.
    public var second: Operand?
    /// The factor of the second item; 1 if there is none.
    public var multiplier: Double
    /// The constant in points.
    public var constant: Double
    /// The priority, greater than 0 and at most 1000.
    public var priority: Double
    /// The positions that messages about the parts refer to.
    public var offsets: Offsets

    /// Creates an equation from its parts.
    public init(
        _ first: Operand, _ relation: LayoutRelation, _ second: Operand?, multiplier: Double = 1,
        constant: Double = 0, priority: Double = 1000, offsets: Offsets = Offsets()
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.offsets = offsets
    }
}
