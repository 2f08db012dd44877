import ConstraintLog
import LayoutValues
import Solver

/// A constraint of a running app, as a capture describes it.
package struct CapturedConstraint: Sendable, Hashable {
    /// An attribute of an item.
    package struct Side: Sendable, Hashable {
        /// The item as the capture names it.
        package var item: LogItem
        /// The attribute; nil if its name isn't known.
        package var attribute: LogAttribute?

        /// Creates a side.
        package init(item: LogItem, attribute: LogAttribute?) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// The address, in lower case; nil if the capture has none.
    package var address: String?
    /// The class: `NSLayoutConstraint`, or one that the system uses for itself.
    package var className: String
    /// The identifier that its author gave it.
    package var identifier: String?
    /// The side without a multiplier; nil if the capture doesn't say.
    package var first: Side?
    /// The second side; nil if the first is compared with a number.
    package var second: Side?
    /// The relation of the first side to the second.
    package var relation: LayoutRelation
    /// The factor of the second side.
    package var multiplier: Double
    /// The constant in points.
    package var constant: Double
    /// How far the printed numbers can be off, because descriptions have six digits.
    package var rounding: Double
    /// The priority.
    package var priority: Double
    /// Whether it is active; nil if the capture doesn't say.
    package var isActive: Bool?
    /// The address of the view that holds it, if the capture says so.
    package var holder: String?
    /// The superview that its description names, if any.
    package var superview: LogItem?
    /// The description on one line.
    package var text: String
    /// The line of the input, counted from 1; 0 in an archive.
    package var line: Int

    /// Creates the constraint of a description.
    init(_ constraint: LogConstraint) {
        address = constraint.address?.lowercased()
        className = constraint.className
        identifier = constraint.identifier
        relation = constraint.relation
        multiplier = 1
        constant = constraint.constant
        rounding = constraint.left.rounding + constraint.right.rounding
        priority = constraint.priority
        isActive = constraint.isActive
        superview = constraint.superview
        text = constraint.text
        line = constraint.line
        guard !constraint.isOpen, constraint.left.terms.count == 1, constraint.right.terms.count <= 1 else {
            return
        }
        let left = constraint.left.terms[0]
        guard left.coefficient == 1 else { return }
        first = Side(item: left.item, attribute: left.attribute)
        if let right = constraint.right.terms.first {
            second = Side(item: right.item, attribute: right.attribute)
            multiplier = right.coefficient
        }
    }

    /// Creates a constraint without sides.
    init(className: String, address: String?, line: Int) {
        self.className = className
        self.address = address?.lowercased()
        relation = .equal
        multiplier = 1
        constant = 0
        rounding = 0
        priority = 1000
        text = ""
        self.line = line
    }

    /// Whether it sets a length of a view to that of its content.
    package var isContentSize: Bool { className == "NSContentSizeLayoutConstraint" }

    /// Whether it follows from a frame and an autoresizing mask.
    package var isAutoresizing: Bool { className == "NSAutoresizingMaskLayoutConstraint" }
}
