import Engine

extension InterfaceBuilderHierarchyBuilder {
    /// The guides that a controller had for its bars before views had safe areas.
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

    /// The guide that a view of class `LayoutGuideView` with a `name` becomes when the document is loaded.
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
