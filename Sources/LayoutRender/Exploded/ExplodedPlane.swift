import Engine

/// What lies on one plane of an exploded picture.
struct ExplodedPlane {
    enum Kind {
        case screen, views, systemGuides, guides
    }

    var kind: Kind
    /// Indices in the layout's items.
    var items: [Int]

    /// What is said below it.
    var title: String {
        switch kind {
        case .screen: "Screen"
        case .views: "Views"
        case .systemGuides: "System guides"
        case .guides: "Your guides"
        }
    }

    /// The planes of a scene, the screen first; those without anything on them are left out.
    static func planes(of scene: Scene, selection: GuideSelection) -> [ExplodedPlane] {
        let layout = scene.layout
        let views = scene.items.indices.filter {
            layout.items[$0].kind == .view && scene.items[$0].isVisible && !scene.isSheet($0)
        }
        let guides = selection.groups.map { $0[0] }
        let planes = [
            ExplodedPlane(kind: .views, items: views),
            ExplodedPlane(
                kind: .systemGuides, items: guides.filter { layout.items[$0].guideRole != .custom }),
            ExplodedPlane(kind: .guides, items: guides.filter { layout.items[$0].guideRole == .custom }),
        ]
        return [ExplodedPlane(kind: .screen, items: [])] + planes.filter { !$0.items.isEmpty }
    }
}
