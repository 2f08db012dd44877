import Engine
import Solver

/// An equation of a document's views and guides: what is needed of its `EquationSyntax`, in less memory.
package struct DocumentEquation: Sendable, Hashable {
    /// An attribute of a view or a guide.
    package struct Side: Sendable, Hashable {
        /// The view or guide, or the view whose system guide is meant; the root for a system guide without an id.
        package let item: ItemPlace
        /// The system guide; nil for the view or guide itself.
        package let guide: SystemGuideKind?
        /// Its edge, centre, size or baseline.
        package let attribute: LayoutAttribute

        init(_ operand: EquationSyntax.Operand, of item: ItemPlace) {
            self.item = item
            guide = operand.item.guide
            attribute = operand.attribute
        }
    }

    /// The left side.
    package let first: Side
    /// The relation between the left side and the right.
    package let relation: LayoutRelation
    /// The item on the right side; nil if the left side is compared with a number.
    package let second: Side?
    /// The factor of the second item; 1 if there is none.
    package let multiplier: Double
    /// The constant in points.
    package let constant: Double
    /// The priority, greater than 0 and at most 1000.
    package let priority: Double

    /// Creates an equation, given the places of its items; the root's for those without an id.
    init(_ syntax: EquationSyntax, first: ItemPlace?, second: ItemPlace?) {
        self.first = Side(syntax.first, of: first ?? .view(0))
        relation = syntax.relation
        self.second = syntax.second.map { Side($0, of: second ?? .view(0)) }
        multiplier = syntax.multiplier
        constant = syntax.constant
        priority = syntax.priority
    }
}
