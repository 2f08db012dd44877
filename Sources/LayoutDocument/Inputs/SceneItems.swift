import Engine

/// The view hierarchy and guides of a document.
struct SceneItems {
    private let document: DocumentDescription
    /// The views in the order of the document; the root is first.
    private(set) var views: [View] = []
    /// The items by id, for the Visual Format Language; empty if no constraint uses it.
    private(set) var byID: [String: any LayoutItem] = [:]

    init(_ document: DocumentDescription, file: String) {
        self.document = document
        views.reserveCapacity(document.views.count)
        for description in document.views {
            let view = description.className.map(View.make) ?? View()
            view.identifier = description.id
            view.displayName = description.name
            view.location = description.source ?? description.position?.location(in: file)
            for guide in description.guides {
                let made = LayoutGuide(identifier: guide.id)
                made.location = guide.source ?? guide.position?.location(in: file)
                view.addLayoutGuide(made)
            }
            if let parent = description.parent {
                view.translatesAutoresizingMaskIntoConstraints = false
                if let stack = views[parent] as? StackView {
                    stack.addArrangedSubview(view)
                } else {
                    views[parent].addSubview(view)
                }
            }
            views.append(view)
        }
        let hasVisualFormats = document.constraints.contains {
            if case .visualFormat = $0.form { true } else { false }
        }
        if hasVisualFormats { nameItems() }
    }

    private mutating func nameItems() {
        for (description, view) in zip(document.views, views) {
            byID[description.id] = view
            for (guide, made) in zip(description.guides, view.layoutGuides) {
                if let id = guide.id { byID[id] = made }
            }
        }
    }

    /// The view or guide for a position in the document.
    subscript(place: ItemPlace) -> any LayoutItem {
        switch place {
        case .view(let index): views[index]
        case .guide(let owner, let index): views[owner].layoutGuides[index]
        }
    }
}
