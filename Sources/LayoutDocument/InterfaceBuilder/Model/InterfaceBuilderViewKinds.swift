import Engine

/// The elements of a document that are views, their classes in UIKit, and the location of their subviews.
enum InterfaceBuilderViewKinds {
    /// Returns the UIKit class of an element; nil if it isn't a known view.
    static func className(of name: String) -> String? { ControlKind.ofElement(name)?.className }

    /// Returns the name in Interface Builder's outline of an element without a name: `stackView` is a "Stack View".
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

    /// Whether an element is a view: a known kind, or an element with a frame.
    static func isView(_ element: XMLElement) -> Bool {
        if element["id"] == nil { return element["key"] != nil && element.recordedFrame != nil }
        return ControlKind.ofElement(element.name) != nil || element.recordedFrame != nil
    }

    /// Returns the elements of a view's subviews, from back to front.
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
