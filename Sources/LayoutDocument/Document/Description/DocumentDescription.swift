import Engine

/// A layout document as values, checked as far as that goes without views.
public struct DocumentDescription: Sendable {
    public var title: String?
    public var canvas = CanvasDescription()
    /// Where the canvas stands in the text; the text's start where it says nothing of one.
    public var canvasPosition = SourcePosition.start
    /// A view comes before what is in it; the root is first. Empty where the document has no root.
    public var views: [ViewDescription] = []
    /// In the order of the document; those that can't be active are left out.
    public var constraints: [ConstraintDescription] = []
    public var states: [StateDescription] = []
    /// Nil where it isn't to be swept.
    public var sweep: SweepDescription?
}

/// A view of a document.
public struct ViewDescription: Sendable {
    public var id: String
    public var className: String?
    public var name: String?
    /// Index of the superview among the document's views; nil for the root.
    public var parent: Int?
    public var guides: [GuideDescription] = []
    /// In the order of the document.
    public var properties: [PropertySetting] = []
    public var position: SourcePosition
}

/// A layout guide of a document.
public struct GuideDescription: Sendable {
    /// Nil while it is read; where its author gave it none, its owner's id and a number.
    public var id: String?
    public var position: SourcePosition
}

/// A constraint of a document.
public struct ConstraintDescription: Sendable {
    /// How a constraint is written.
    public enum Form: Sendable {
        case equation(EquationSyntax, items: EquationPlaces)
        /// A line of the Visual Format Language, which can stand for several constraints.
        case visualFormat
    }

    public var id: String?
    public var identifier: String?
    /// As its author wrote it.
    public var text: String
    public var form = Form.visualFormat
    public var change = ConstraintChange()
    /// On which canvases it bears on the layout.
    public var condition = CanvasCondition()
    public var position: SourcePosition
}

/// What an object form or a state says about a constraint; nil where it says nothing.
public struct ConstraintChange: Sendable, Hashable {
    public var constant: Double?
    public var priority: Double?
    public var isActive: Bool?
}

/// A variant of a document.
public struct StateDescription: Sendable {
    public var id: String
    public var title: String?
    public var canvas = CanvasDescription()
    /// By constraint id.
    public var constraints: [String: ConstraintChange] = [:]
    /// By view or guide id.
    public var items: [String: ItemChange] = [:]
    public var position: SourcePosition
}

/// What a state says about a view or guide.
public struct ItemChange: Sendable {
    public var isRemoved = false
    public var properties: [PropertySetting] = []
}
