import Engine
import Findings

/// The keys of a document.
enum DocumentKey: String, KeyName {
    case schema = "$schema"
    case layoutDocument, title, canvas, root, constraints, states, sweep, preset, show, hide

    var shape: Shape {
        switch self {
        case .schema, .title: .text
        case .layoutDocument: .version
        case .canvas: .object(.canvas)
        case .root: .object(.view)
        case .constraints: .list(.either([.constraint, .object(.constraint)]))
        case .states: .list(.object(.state))
        case .sweep: .object(.sweep)
        case .preset: .word(PicturePreset.words)
        case .show, .hide: .list(.word(PictureLayer.words))
        }
    }

    var summary: String {
        switch self {
        case .schema: "The address of the schema, for editors; ignored."
        case .layoutDocument: "The version of the format, 1."
        case .title: "The layout's name for readers."
        case .canvas: "The canvas that the root fills; 390 × 844 points at scale 3 by default."
        case .root: "The view that fills the canvas."
        case .constraints: "Constraints as equations, as lines of the Visual Format Language or as objects."
        case .states: "Variants of the document, each with its own picture."
        case .sweep: "The canvases on which `check` and `test` sweep the layout."
        case .preset: "The layers that its pictures start from, as with `--preset`."
        case .show: "The layers that its pictures show besides, as with `--show`."
        case .hide: "The layers that its pictures leave out, as with `--hide`."
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
        case .title: "The state's name for readers."
        case .canvas: "Changes to the canvas."
        case .constraints: "Changes to constraints, by id."
        case .views: "Changes to views and guides, by id."
        }
    }

    static var required: StateKey? { .id }
}

/// The keys of a constraint written as an object.
enum ConstraintKey: String, KeyName {
    case id, constraint, priority, active, constant, identifier, when, source

    var shape: Shape {
        switch self {
        case .id: .name
        case .constraint: .constraint
        case .identifier: .text
        case .priority: .number(.priority)
        case .active: .flag
        case .constant: .number(.points)
        case .when: .object(.condition)
        case .source: .text
        }
    }

    var summary: String {
        switch self {
        case .id: "The id by which states refer to the constraint; unique among the constraints."
        case .constraint: "The constraint as an equation or a line of the Visual Format Language."
        case .priority: "Above 0, at most 1000, which is required; replaces the one in the equation."
        case .active: "Whether it takes part in the layout; true by default."
        case .constant: "In points; replaces the one in the equation."
        case .identifier: "The name that conflicts show; its id by default."
        case .when: "The traits that the canvas must have for it to be active."
        case .source:
            "The file and line of the code that made it, as `FILE:LINE`; by default its line in the document."
        }
    }

    static var required: ConstraintKey? { .constraint }
}

/// The keys of a state's changes to a constraint.
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
        case .active: "Whether it takes part in the layout."
        }
    }
}

/// The keys of a state's changes to a view or guide, besides the view's properties.
enum ItemOverrideKey: String, KeyName {
    case removed

    var shape: Shape { .flag }
    var summary: String { "Whether it is removed, with everything inside it and every constraint on it." }
}
