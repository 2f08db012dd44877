import Engine

/// The keys of a document.
enum DocumentKey: String, KeyName {
    case schema = "$schema"
    case layoutDocument, title, canvas, root, constraints, states

    var shape: Shape {
        switch self {
        case .schema, .title: .text
        case .layoutDocument: .version
        case .canvas: .object(.canvas)
        case .root: .object(.view)
        case .constraints: .list(.either([.name, .object(.constraint)]))
        case .states: .list(.object(.state))
        }
    }

    var summary: String {
        switch self {
        case .schema: "Where an editor finds the schema; not read."
        case .layoutDocument: "The version of the format, 1."
        case .title: "What a reader would call the layout."
        case .canvas: "What the layout is laid out on; 390 × 844 points at scale 3 by default."
        case .root: "The view that fills the canvas."
        case .constraints: "Constraints in words, in the Visual Format Language or as objects."
        case .states: "Variants of the document, each a picture of its own."
        }
    }

    static var required: DocumentKey? { .layoutDocument }
}

/// The keys of a state.
enum StateKey: String, KeyName {
    case id, title, canvas, constraints, views

    var shape: Shape {
        switch self {
        case .id: .name
        case .title: .text
        case .canvas: .object(.canvas)
        case .constraints: .map(.object(.constraintOverride))
        case .views: .map(.object(.itemOverride))
        }
    }

    var summary: String {
        switch self {
        case .id: "Unique among the states."
        case .title: "What a reader would call the state."
        case .canvas: "What of the canvas is different."
        case .constraints: "By constraint id, what is different about it."
        case .views: "By view or guide id, what is different about it."
        }
    }

    static var required: StateKey? { .id }
}

/// The keys of a constraint written as an object.
enum ConstraintKey: String, KeyName {
    case id, constraint, priority, active, constant, identifier, when

    var shape: Shape {
        switch self {
        case .id, .constraint: .name
        case .identifier: .text
        case .priority: .number(.priority)
        case .active: .flag
        case .constant: .number(.points)
        case .when: .object(.condition)
        }
    }

    var summary: String {
        switch self {
        case .id: "The name by which states know it; unique among the constraints."
        case .constraint: "The constraint in words or in the Visual Format Language."
        case .priority: "Above 0, at most 1000, which is required; in place of the one in words."
        case .active: "Whether it bears on the layout; true by default."
        case .constant: "In points; in place of the one in words."
        case .identifier: "What conflicts call it; its id by default."
        case .when: "What the canvas must be like for it to bear on the layout."
        }
    }

    static var required: ConstraintKey? { .constraint }
}

/// What a state can change about a constraint.
enum ConstraintOverrideKey: String, KeyName {
    case constant, priority, active

    var shape: Shape {
        switch self {
        case .constant: .number(.points)
        case .priority: .number(.priority)
        case .active: .flag
        }
    }

    var summary: String {
        switch self {
        case .constant: "In points."
        case .priority: "Above 0, at most 1000, which is required."
        case .active: "Whether it bears on the layout."
        }
    }
}

/// What a state can change about a view or guide besides a view's properties.
enum ItemOverrideKey: String, KeyName {
    case removed

    var shape: Shape { .flag }
    var summary: String { "Whether it is taken out, with all that is in it and every constraint on it." }
}
