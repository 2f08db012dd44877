import LayoutValues
import LiveSolver

/// A scene in the form that the page solves again, with what can be changed in it.
package struct LiveScene: Sendable {
    /// A constraint with a name that edits reach it by.
    package struct Constraint: Sendable, Hashable {
        /// The index among the plan's constraints.
        package var index: Int
        package var name: String
        /// The constant as it is written, in points.
        package var constant: Double
        package var priority: Double
        /// The id that an Interface Builder document gives it.
        package var objectID: String?

        /// Creates a constraint.
        package init(
            index: Int, name: String, constant: Double, priority: Double, objectID: String? = nil
        ) {
            self.objectID = objectID
            self.index = index
            self.name = name
            self.constant = constant
            self.priority = priority
        }
    }

    /// A view with a name that edits reach it by.
    package struct View: Sendable, Hashable {
        /// The index among the layout's items.
        package var item: Int
        package var name: String
        /// Whether hiding it changes nothing else: no stack view arranges it.
        package var canHide: Bool
        /// Whether it is hidden itself.
        package var isHidden: Bool
        /// Whether another content's size or priorities change nothing else.
        package var canResize: Bool
        /// The index of its text among the plan's; nil if another text can't be solved.
        package var text: Int?
        /// Whether that is one line, in which nothing breaks.
        package var isOneLine = false

        /// Creates a view.
        package init(
            item: Int, name: String, canHide: Bool, isHidden: Bool, canResize: Bool, text: Int?
        ) {
            self.canResize = canResize
            self.item = item
            self.name = name
            self.canHide = canHide
            self.isHidden = isHidden
            self.text = text
        }
    }

    /// A range of canvases on which other numbers apply, such as other margins.
    package struct Part: Sendable {
        package var axis: LayoutAxis
        /// The canvas's lengths in points.
        package var range: ClosedRange<Double>
        /// The layout with the same items and constraints; nil for the scene's own.
        package var plan: LayoutPlan?

        /// Creates a part.
        package init(axis: LayoutAxis, range: ClosedRange<Double>, plan: LayoutPlan?) {
            self.axis = axis
            self.range = range
            self.plan = plan
        }
    }

    /// The layout; its constraints and items have indices of the solved layout.
    package var plan: LayoutPlan
    package var constraints: [Constraint]
    package var views: [View]
    /// The canvases on which it can be solved, besides its own.
    package var parts: [Part] = []
    /// The layout with other traits of the canvas.
    package var variants: [LiveVariant] = []
    /// The values of traits for which the layout has other views or constraints.
    package var others: [LiveTrait: [String]] = [:]
    /// The values of traits for which no layout was made, since that would take too much work.
    package var unmade: [LiveTrait: [String]] = [:]

    /// Creates a scene that keeps its canvas; the parts are added afterwards.
    package init(plan: LayoutPlan, constraints: [Constraint], views: [View]) {
        self.plan = plan
        self.constraints = constraints
        self.views = views
    }
}
