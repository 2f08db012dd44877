import Engine
import Findings

/// A layout document as values, checked as far as possible without views.
package struct DocumentDescription: Sendable {
    /// The heading of pictures; nil for the scene's id.
    package var title: String?
    /// The canvas of all states, unless a state changes it.
    package var canvas = CanvasDescription()
    /// The position of `canvas` in the text; the start of the text if there is none.
    package var canvasPosition = SourcePosition.start
    /// The views. Superviews come before their subviews, the root first; empty if the document has no root.
    package var views: [ViewDescription] = []
    /// The constraints in the order of the document, without those that can't be activated.
    package var constraints: [ConstraintDescription] = []
    /// The states in the order of the document.
    package var states: [StateDescription] = []
    /// The sweep to perform; nil if the document doesn't define one.
    package var sweep: SweepDescription?
    /// The layers that it asks for in its pictures.
    package var look = PictureLook()
    /// The fonts that it names.
    var fonts: [FontName] = []
}

/// A view of a document.
package struct ViewDescription: Sendable {
    /// The id, unique among the document's views and guides.
    package var id: String
    /// UIKit's name of the class; nil for a plain view.
    package var className: String?
    /// The view's name in pictures and messages; nil for its id.
    package var name: String?
    /// Where the code is that holds it; nil for its place in the text.
    package var source: SourceLocation?
    /// Index of the superview among the document's views; nil for the root.
    package var parent: Int?
    /// The guides in the order of the document.
    package var guides: [GuideDescription] = []
    /// The properties in the order of the document.
    package var properties: [PropertySetting] = []
    /// The position of the view in the text; nil if it comes from no line.
    package var position: SourcePosition?
}

/// A layout guide of a document.
package struct GuideDescription: Sendable {
    /// The id; nil while the document is being read; by default the owner's id and a number.
    package var id: String?
    /// Where the code is that holds it; nil for its place in the text.
    package var source: SourceLocation?
    /// The position of the guide in the text; nil if it comes from no line.
    package var position: SourcePosition?
}

/// A constraint of a document.
package struct ConstraintDescription: Sendable {
    /// How a constraint is written.
    package enum Form: Sendable {
        case equation(DocumentEquation)
        /// A line of the Visual Format Language, which can describe several constraints.
        case visualFormat
    }

    /// The constraint as its author wrote it.
    package var text: String
    /// The parsed text.
    package var form = Form.visualFormat
    /// The object form's settings besides the text.
    private var object = ObjectForm.none
    /// The position of the constraint in the text; nil if it comes from no line.
    package var position: SourcePosition?

    /// Creates a constraint without settings.
    package init(text: String, form: Form = .visualFormat, position: SourcePosition?) {
        self.text = text
        self.form = form
        self.position = position
    }

    /// The settings of the object form. A document can have hundreds of thousands of constraints, which are texts with few
    /// exceptions, so that the settings are stored apart.
    private enum ObjectForm: Sendable {
        case none
        indirect case object(Settings)

        var settings: Settings { if case .object(let settings) = self { settings } else { Settings() } }
    }

    /// The settings of the object form.
    package struct Settings: Sendable {
        /// The id by which states refer to the constraint; nil if it has none.
        package var id: String?
        /// The constraint's `identifier`, which messages and pictures show.
        package var identifier: String?
        /// The numbers besides the text.
        package var change = ConstraintChange()
        /// The canvases on which it is active.
        package var condition = CanvasCondition()
        /// Where the code is that made it; nil where the document doesn't say so.
        package var source: SourceLocation?

        /// Creates the settings of a constraint that is only a text.
        package init() {}
    }

    /// The settings of the object form besides the text; none if it is only a text.
    package var settings: Settings {
        get { object.settings }
        set { object = .object(newValue) }
    }
}

/// The settings of a constraint in its object form or in a state; nil for those that aren't specified.
package struct ConstraintChange: Sendable, Hashable {
    /// The constant in points.
    package var constant: Double?
    /// The priority, greater than 0 and at most 1000, which means required.
    package var priority: Double?
    /// Whether the constraint takes part in the layout.
    package var isActive: Bool?
}

/// A variant of a document.
package struct StateDescription: Sendable {
    /// The id, unique among the document's states.
    package var id: String
    /// The state's name in pictures; nil for its id.
    package var title: String?
    /// The changes to the document's canvas.
    package var canvas = CanvasDescription()
    /// Changes by constraint id.
    package var constraints: [String: ConstraintChange] = [:]
    /// Changes by view or guide id.
    package var items: [String: ItemChange] = [:]
    /// The position of the state in the text.
    package var position: SourcePosition
}

/// The changes that a state makes to a view or guide.
package struct ItemChange: Sendable {
    /// Whether the state removes the view or guide, with everything inside it.
    package var isRemoved = false
    /// The properties that the state sets, in the order of the document.
    package var properties: [PropertySetting] = []
}
