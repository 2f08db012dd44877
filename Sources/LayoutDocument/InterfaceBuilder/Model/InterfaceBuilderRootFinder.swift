/// Finds the root views of a document, in the order of the document.
enum InterfaceBuilderRootFinder {
    static func roots(of document: XMLElement) -> [InterfaceBuilderRoot] {
        var found: [InterfaceBuilderRoot] = []
        for child in document.children where child.name == "objects" || child.name == "scenes" {
            collect(in: child, controller: nil, into: &found)
        }
        return found
    }

    private static func collect(
        in element: XMLElement, controller: InterfaceBuilderController?,
        into found: inout [InterfaceBuilderRoot]
    ) {
        for child in element.children {
            let isControllersView = child["key"] == "view" && controller != nil
            if InterfaceBuilderViewKinds.isView(child), !isBarOfController(child) {
                found.append(
                    InterfaceBuilderRoot(
                        view: InterfaceBuilderView(child), controller: isControllersView ? controller : nil))
                collectLooseViews(in: child, into: &found)
            } else if child.name.hasSuffix("ontroller") {
                collect(in: child, controller: InterfaceBuilderController(child), into: &found)
            } else {
                collect(in: child, controller: nil, into: &found)
            }
        }
    }

    /// Collects views inside a view that are not its subviews: those in a bar's items.
    private static func collectLooseViews(in view: XMLElement, into found: inout [InterfaceBuilderRoot]) {
        for child in view.children where child.name == "items" {
            collect(in: child, controller: nil, into: &found)
        }
        for subview in InterfaceBuilderViewKinds.subviewElements(of: view) {
            collectLooseViews(in: subview, into: &found)
        }
    }

    /// Whether an element is the bar of a navigation or tab bar controller, which is drawn in the scenes of the
    /// controller's children, not as a scene.
    private static func isBarOfController(_ element: XMLElement) -> Bool {
        switch element["key"] {
        case "navigationBar", "tabBar", "toolbar": true
        default: false
        }
    }
}
