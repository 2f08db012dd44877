import Engine
import LiveSolver

/// A scene in the form that the page solves again, with what can be changed in it.
package struct LiveScene: Sendable {
    /// A constraint with a name that edits reach it by.
    package struct Constraint: Sendable {
        /// The index among the portable layout's constraints.
        package var index: Int
        package var name: String
        /// The constant as it is written, in points.
        package var constant: Double
        package var priority: Double

        /// Creates a constraint.
        package init(index: Int, name: String, constant: Double, priority: Double) {
            self.index = index
            self.name = name
            self.constant = constant
            self.priority = priority
        }
    }

    /// A view with a name that edits reach it by.
    package struct View: Sendable {
        /// The index among the layout's items.
        package var item: Int
        package var name: String
        /// Whether hiding it changes nothing else: no stack view arranges it.
        package var canHide: Bool
        /// Whether it is hidden itself.
        package var isHidden: Bool
        /// The index of its text among the portable layout's; nil if another text can't be solved.
        package var text: Int?

        /// Creates a view.
        package init(item: Int, name: String, canHide: Bool, isHidden: Bool, text: Int?) {
            self.item = item
            self.name = name
            self.canHide = canHide
            self.isHidden = isHidden
            self.text = text
        }
    }

    /// The layout; its constraints and items have indices of the solved layout.
    package var portable: PortableLayout
    package var constraints: [Constraint]
    package var views: [View]
    /// The widths of the canvas on which the hierarchy is the same; nil for none but its own.
    package var widths: ClosedRange<Double>?
    /// The heights of the canvas on which the hierarchy is the same; nil for none but its own.
    package var heights: ClosedRange<Double>?

    /// Creates a scene that keeps its canvas; the ranges are set afterwards.
    package init(portable: PortableLayout, constraints: [Constraint], views: [View]) {
        self.portable = portable
        self.constraints = constraints
        self.views = views
    }
}
