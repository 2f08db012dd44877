import Engine

/// A constraint in words, read but not yet tied to any view: `button.top == third.bottom + 8 @750`.
public struct EquationSyntax: Sendable, Hashable {
    /// A view or guide by its id, or one of its system guides.
    public struct Item: Sendable, Hashable {
        /// Nil where a system guide stands alone, which means the root's.
        public var id: String?
        public var guide: SystemGuideName?

        public init(id: String?, guide: SystemGuideName? = nil) {
            self.id = id
            self.guide = guide
        }
    }

    /// An item and one of its attributes.
    public struct Operand: Sendable, Hashable {
        public var item: Item
        public var attribute: LayoutAttribute

        public init(_ item: Item, _ attribute: LayoutAttribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// Where the parts begin, in bytes of the equation's UTF-8.
    public struct Offsets: Sendable, Hashable {
        public var first = 0
        public var relation = 0
        /// Of the second item, or of the number in its place.
        public var second = 0
        public var priority = 0

        public init() {}
    }

    public var first: Operand
    public var relation: LayoutRelation
    /// Nil where the first attribute is related to a number.
    public var second: Operand?
    /// 1 without a second item.
    public var multiplier: Double
    /// In points.
    public var constant: Double
    /// Above 0, at most 1000.
    public var priority: Double
    public var offsets: Offsets

    /// An equation from its parts.
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
