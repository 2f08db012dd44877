import Solver

/// Where constraints have a say in an item's position or length, axis by axis.
package struct ConstrainedPlaces {
    /// The places of items that constraints relate to anything.
    private var related = PlaceSet()
    /// The places of scroll views' contents whose length equals something that a view leaves open.
    private var following = PlaceSet()

    /// Reads the relations of a hierarchy; none where nothing is open.
    package init(of hierarchy: OpenHierarchy) {
        if !hierarchy.isOpen { return }
        for relation in hierarchy.relations {
            let places = relation.terms.map { FreeGroup.Place($0.variable) }
            for place in places { related.insert(place) }
            guard relation.relation == .equal, places.contains(where: hierarchy.isOpenView) else { continue }
            for (place, term) in zip(places, relation.terms)
            where hierarchy.items[place.item].kind == .scrollContent && !FreeGroup.isPosition(term.variable) {
                following.insert(place)
            }
        }
    }

    /// Whether a constraint relates an item's position or length along an axis to anything.
    package func contains(_ item: Int, along axis: LayoutAxis) -> Bool {
        related.contains(.init(item: item, axis: axis))
    }

    /// Returns the open numbers of a scroll view's content that constraints should determine: something is placed in it
    /// along that axis, and its length doesn't just follow a view's that is open itself. What isn't filled by constraints
    /// has its content size set by the app.
    package func missing(_ open: FrameComponents, ofContent item: Int) -> FrameComponents {
        var missing = open
        for axis in LayoutAxis.allCases {
            let place = FreeGroup.Place(item: item, axis: axis)
            if !related.contains(place) || following.contains(place) { missing.subtract(.both(along: axis)) }
        }
        return missing
    }
}

extension OpenHierarchy {
    /// Whether a view's position or length along an axis is open.
    fileprivate func isOpenView(_ place: FreeGroup.Place) -> Bool {
        !isGuide(place.item) && !items[place.item].free.isDisjoint(with: .both(along: place.axis))
    }
}
