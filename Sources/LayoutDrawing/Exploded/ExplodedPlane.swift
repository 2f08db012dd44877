import LayoutValues

/// One plane of an exploded picture.
struct ExplodedPlane {
    enum Kind {
        case screen, views, systemGuides, guides
    }

    var kind: Kind
    /// Indices into the layout's items.
    var items: [Int]

    /// The title below the plane.
    var title: String {
        switch kind {
        case .screen: "Screen"
        case .views: "Views"
        case .systemGuides: "System guides"
        case .guides: "Your guides"
        }
    }

    /// Returns the planes of a layout that have any items, the screen first.
    static func planes(of placed: PlacedLayout, selection: GuideSelection) -> [ExplodedPlane] {
        let layout = placed.layout
        let views = placed.items.indices.filter {
            layout.items[$0].kind == .view && placed.items[$0].isVisible && !placed.isSheet($0)
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
