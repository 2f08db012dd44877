import Engine
import Findings

extension InterfaceBuilderHierarchyBuilder {
    /// Registers the view's own guides that have ids in the document, for constraints to them.
    mutating func registerGuides(of element: XMLElement, owner: View) {
        for guide in element.children {
            switch guide.name {
            case "viewLayoutGuide": registerGuide(guide, owner: owner)
            case "keyboardLayoutGuide": registerKeyboardGuide(guide, owner: owner)
            default: break
            }
        }
    }

    private mutating func registerGuide(_ guide: XMLElement, owner: View) {
        guard let id = guide["id"] else { return }
        switch (guide["key"], owner) {
        case ("safeArea", _):
            items[id] = owner.safeAreaLayoutGuide
            safeAreas.insert(id)
        case ("contentLayoutGuide", let scroll as ScrollView): items[id] = scroll.contentLayoutGuide
        case ("frameLayoutGuide", let scroll as ScrollView): items[id] = scroll.frameLayoutGuide
        case (let key, _):
            findings.add(
                .unsupported, .note, "the layout guide \(key ?? "without a key") has no rule here",
                at: guide, items: [id])
        }
    }

    /// The attributes of a keyboard guide that only name it and don't affect frames.
    private static let keyboardGuideNames: Set<String> = ["id", "key", "userLabel"]

    private mutating func registerKeyboardGuide(_ element: XMLElement, owner: View) {
        guard let id = element["id"] else { return }
        let guide = owner.keyboardLayoutGuide
        items[id] = guide
        for attribute in element.attributes where !Self.keyboardGuideNames.contains(attribute.name) {
            switch (attribute.name, attribute.value) {
            case ("usesBottomSafeArea", "YES"), ("usesBottomSafeArea", "NO"):
                guide.usesBottomSafeArea = attribute.value == "YES"
            case ("followsUndockedKeyboard", "YES"), ("followsUndockedKeyboard", "NO"):
                guide.followsUndockedKeyboard = attribute.value == "YES"
            default:
                findings.add(
                    .unsupported, .note,
                    "\(attribute.name)=\"\(attribute.value)\" of the keyboard layout guide has no rule here",
                    at: element, items: [id])
            }
        }
    }

    /// Adds the guides that a controller had for its bars before views had safe areas.
    mutating func addBarGuides(of controller: InterfaceBuilderController, to view: View) {
        let safeArea = view.safeAreaLayoutGuide
        if let id = controller.topLayoutGuide {
            let guide = addBarGuide(id, named: "topLayoutGuide", to: view)
            LayoutConstraint.activate([
                guide.topAnchor.constraint(equalTo: view.topAnchor),
                guide.bottomAnchor.constraint(equalTo: safeArea.topAnchor),
            ])
        }
        if let id = controller.bottomLayoutGuide {
            let guide = addBarGuide(id, named: "bottomLayoutGuide", to: view)
            bottomBarGuide = id
            LayoutConstraint.activate([
                guide.topAnchor.constraint(equalTo: safeArea.bottomAnchor),
                guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }
    }

    private mutating func addBarGuide(_ id: String, named name: String, to view: View) -> LayoutGuide {
        let guide = LayoutGuide(identifier: name)
        guide.role = .system
        view.addLayoutGuide(guide)
        items[id] = guide
        LayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        return guide
    }

    /// Returns the guide that a view of class `LayoutGuideView` with a `name` becomes when the document is loaded.
    mutating func guide(
        standingFor model: InterfaceBuilderView, in parent: InterfaceBuilderView
    ) -> LayoutGuide? {
        guard model.element["customClass"] == "LayoutGuideView" else { return nil }
        let attributes = model.element.child("userDefinedRuntimeAttributes")?.children ?? []
        guard let name = attributes.first(where: { $0["keyPath"] == "name" })?["value"] else { return nil }
        if parent.kind == "stackView" || !model.children.isEmpty {
            let reason = parent.kind == "stackView" ? "it is arranged by a stack view" : "it has subviews"
            findings.add(
                .guideView, .error,
                "\(name): the view can't become a layout guide because \(reason); move it out",
                at: model.element, items: [model.id])
            return nil
        }
        let guide = LayoutGuide(identifier: "LayoutGuideView-\(name)")
        guide.location = findings.location(of: model.element)
        return guide
    }
}
