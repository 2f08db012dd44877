/// Finds the root views of a document, in the order of the document.
enum InterfaceBuilderRootFinder {
    static func roots(of document: XMLElement) -> [InterfaceBuilderRoot] {
        var constrained: Set<String> = []
        collectConstrained(in: document, into: &constrained)
        var found: [InterfaceBuilderRoot] = []
        let parts = document.children.flatMap { child in
            child.name == "scenes" ? child.children : child.name == "objects" ? [child] : []
        }
        for part in parts {
            let first = found.count
            collect(in: part, controller: nil, constrained: constrained, into: &found)
            guard contains("stackView", in: part) else { continue }
            for index in first..<found.count { found[index].isBesideStackView = true }
        }
        return found
    }

    private static func contains(_ name: String, in element: XMLElement) -> Bool {
        element.name == name || element.children.contains { contains(name, in: $0) }
    }

    /// Collects the ids of the items of all constraints.
    private static func collectConstrained(in element: XMLElement, into ids: inout Set<String>) {
        if element.name == "constraint" {
            for id in [element["firstItem"], element["secondItem"]].compactMap(\.self) { ids.insert(id) }
        }
        for child in element.children { collectConstrained(in: child, into: &ids) }
    }

    private static func collect(
        in element: XMLElement, controller: InterfaceBuilderController?, constrained: Set<String>,
        into found: inout [InterfaceBuilderRoot]
    ) {
        for child in element.children {
            let isControllersView = child["key"] == "view" && controller != nil
            if InterfaceBuilderViewKinds.isView(child), !isBarOfController(child) {
                found.append(
                    InterfaceBuilderRoot(
                        view: InterfaceBuilderView(child, constrained: constrained),
                        controller: isControllersView ? controller : nil))
                collectLooseViews(in: child, constrained: constrained, into: &found)
            } else if child.name.hasSuffix("ontroller") {
                collect(
                    in: child, controller: InterfaceBuilderController(child), constrained: constrained,
                    into: &found)
            } else {
                collect(in: child, controller: nil, constrained: constrained, into: &found)
            }
        }
    }

    /// Collects views inside a view that are not its subviews: those in a bar's items.
    private static func collectLooseViews(
        in view: XMLElement, constrained: Set<String>, into found: inout [InterfaceBuilderRoot]
    ) {
        for child in view.children where child.name == "items" {
            collect(in: child, controller: nil, constrained: constrained, into: &found)
        }
        for subview in InterfaceBuilderViewKinds.subviewElements(of: view) {
            collectLooseViews(in: subview, constrained: constrained, into: &found)
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
