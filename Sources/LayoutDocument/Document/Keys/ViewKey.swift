/// The keys of a view's identity and contents.
enum ViewKey: String, KeyName {
    case id
    case className = "class"
    case name, source, guides, subviews

    var shape: Shape {
        switch self {
        case .id: .name
        case .className: .className
        case .name, .source: .text
        case .guides: .list(.object(.guide))
        case .subviews: .list(.object(.view))
        }
    }

    var summary: String {
        switch self {
        case .id: "Unique among views and guides; by default the view's path, such as view/2."
        case .className: "The name of its UIKit class, UIView by default; unknown classes are plain views."
        case .name: "A name for readers, if the id isn't descriptive."
        case .source: ItemSource.summary
        case .guides: "The layout guides it owns."
        case .subviews: "Its subviews, back to front."
        }
    }
}

/// The keys of a layout guide.
enum GuideKey: String, KeyName {
    case id, source

    var shape: Shape {
        switch self {
        case .id: .name
        case .source: .text
        }
    }

    var summary: String {
        switch self {
        case .id: "Unique among views and guides; by default its owner's id and a number."
        case .source: ItemSource.summary
        }
    }
}

/// What the key `source` of views and guides means.
private enum ItemSource {
    static let summary =
        "The file and line of the code that holds it, as `FILE:LINE`; by default its line in the document."
}
