import Engine
import Solver

/// A parsed equation, not yet resolved to views: `button.top == third.bottom + 8 @750`.
package struct EquationSyntax: Sendable, Hashable {
    /// A view or guide by its id, or one of its system guides.
    package struct Item: Sendable, Hashable {
        /// The id; nil for a system guide of the root written without an id.
        package var id: String?
        /// The system guide; nil for the view or guide itself.
        package var guide: SystemGuideKind?

        /// Creates a view or guide, or a system guide of a view.
        package init(id: String?, guide: SystemGuideKind? = nil) {
            self.id = id
            self.guide = guide
        }
    }

    /// An item and one of its attributes.
    package struct Operand: Sendable, Hashable {
        /// The view or guide.
        package var item: Item
        /// Its edge, centre, size or baseline.
        package var attribute: LayoutAttribute

        /// Creates an attribute of an item.
        package init(_ item: Item, _ attribute: LayoutAttribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// The positions of the parts, in bytes of the equation's UTF-8.
    package struct Offsets: Sendable, Hashable {
        /// The position of the first item.
        package var first = 0
        /// The position of `==`, `<=` or `>=`.
        package var relation = 0
        /// The position of the second item, or of the number if there is no item.
        package var second = 0
        /// The position of the number after `@`; 0 if no priority is written.
        package var priority = 0

        /// Creates offsets that are all 0.
        package init() {}
    }

    /// The left side, which has no multiplier.
    package var first: Operand
    /// The relation between the left side and the right.
    package var relation: LayoutRelation
    /// The second operand; nil if the first attribute is compared with a number.
    package var second: Operand?
    /// The factor of the second item; 1 if there is none.
    package var multiplier: Double
    /// The constant in points.
    package var constant: Double
    /// The priority, greater than 0 and at most 1000.
    package var priority: Double
    /// The positions that messages about the parts refer to.
    package var offsets: Offsets

    /// Creates an equation from its parts.
    package init(
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

extension EquationSyntax {
    /// Returns an equation that compares a position with a number as one that measures it from the same side of another
    /// item: from its end inwards, if the position is there.
    func measured(from id: String) -> EquationSyntax {
        let attribute: LayoutAttribute
        switch first.attribute {
        case .firstBaseline: attribute = .top
        case .lastBaseline: attribute = .bottom
        default: attribute = first.attribute
        }
        let isEnd: Bool
        switch attribute {
        case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: isEnd = true
        default: isEnd = false
        }
        return EquationSyntax(
            first, relation, Operand(Item(id: id), attribute), constant: isEnd ? -constant : constant,
            priority: priority)
    }
}
