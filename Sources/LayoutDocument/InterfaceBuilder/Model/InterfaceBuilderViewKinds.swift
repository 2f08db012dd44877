import Engine

/// Which elements of a document are views, what UIKit calls them, and where their subviews stand.
enum InterfaceBuilderViewKinds {
    /// UIKit's class of an element; nil for one that is not known as a view.
    static func className(of name: String) -> String? { ControlKind.ofElement(name)?.className }

    /// What Interface Builder's outline calls an element that has no name: `stackView` is a "Stack View".
    static func outlineName(of kind: String) -> String {
        var name = ""
        for character in kind {
            if name.isEmpty {
                name.append(character.uppercased())
            } else {
                if character.isUppercase { name.append(" ") }
                name.append(character)
            }
        }
        return name
    }

    /// Whether an element is a view: known as one, or with a frame of its own.
    static func isView(_ element: XMLElement) -> Bool {
        if element["id"] == nil { return element["key"] != nil && element.recordedFrame != nil }
        return ControlKind.ofElement(element.name) != nil || element.recordedFrame != nil
    }

    /// The elements of the views that a view holds, hindmost first.
    static func subviewElements(of element: XMLElement) -> [XMLElement] {
        var found: [XMLElement] = []
        for child in element.children {
            switch child.name {
            case "subviews", "cells", "prototypes": found += child.children.filter(isView)
            case "sections":
                for section in child.children {
                    for part in section.children {
                        found += part.name == "cells" ? part.children.filter(isView) : []
                        if part["key"] != nil, isView(part) { found.append(part) }
                    }
                }
            default:
                if child["key"] != nil, isView(child) { found.append(child) }
            }
        }
        return found
    }
}
