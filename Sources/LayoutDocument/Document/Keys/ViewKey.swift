/// The keys that say what a view is and what is in it.
enum ViewKey: String, KeyName {
    case id
    case className = "class"
    case name, guides, subviews

    var shape: Shape {
        switch self {
        case .id, .className: .name
        case .name: .text
        case .guides: .list(.object(.guide))
        case .subviews: .list(.object(.view))
        }
    }

    var summary: String {
        switch self {
        case .id: "Unique among views and guides; by default the view's path, such as view/2."
        case .className: "UIKit's name of its class; UIView by default, and another class is a plain view."
        case .name: "What a reader would call it, where the id says little."
        case .guides: "The layout guides it owns."
        case .subviews: "The views in it, hindmost first."
        }
    }
}

/// The keys of a layout guide.
enum GuideKey: String, KeyName {
    case id

    var shape: Shape { .name }
    var summary: String { "Unique among views and guides; by default its owner's id and a number." }
}
