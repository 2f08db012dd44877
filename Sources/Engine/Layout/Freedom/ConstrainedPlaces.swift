import Solver

/// Where constraints have a say in an item's position or length, axis by axis.
struct ConstrainedPlaces {
    /// The places of items that constraints relate to anything.
    private var related: Set<FreeGroup.Place> = []
    /// The places of scroll views' contents whose length equals something that a view leaves open.
    private var following: Set<FreeGroup.Place> = []

    /// Reads the constraints of a pass; none where nothing is open.
    ///
    /// - Parameter free: The undetermined numbers of each item, by lowered index.
    init(of pass: LayoutPass, free: [FrameComponents]) {
        if free.allSatisfy(\.isEmpty) { return }
        for case let constraint? in pass.system.constraints {
            guard let relation = pass.lowering.lower(constraint)?.relation else { continue }
            let places = relation.terms.map { FreeGroup.Place($0.variable) }
            related.formUnion(places)
            guard relation.relation == .equal, places.contains(where: { pass.isOpenView($0, free) }) else {
                continue
            }
            following.formUnion(
                zip(places, relation.terms).filter { place, term in
                    pass.hierarchy.kinds[place.item] == .scrollContent
                        && !LoweredHierarchy.isPosition(term.variable)
                }.map(\.0))
        }
    }

    /// Whether a constraint relates an item's position or length along an axis to anything.
    func contains(_ item: Int, along axis: LayoutAxis) -> Bool {
        related.contains(.init(item: item, axis: axis))
    }

    /// Returns the open numbers of a scroll view's content that constraints should determine: something is placed in it
    /// along that axis, and its length doesn't just follow a view's that is open itself. What isn't filled by constraints
    /// has its content size set by the app.
    func missing(_ open: FrameComponents, ofContent item: Int) -> FrameComponents {
        var missing = open
        for axis in LayoutAxis.allCases {
            let place = FreeGroup.Place(item: item, axis: axis)
            if !related.contains(place) || following.contains(place) { missing.subtract(.both(along: axis)) }
        }
        return missing
    }
}

extension LayoutPass {
    /// Whether a view's position or length along an axis is open.
    fileprivate func isOpenView(_ place: FreeGroup.Place, _ free: [FrameComponents]) -> Bool {
        !hierarchy.isGuide(place.item) && !free[place.item].isDisjoint(with: .both(along: place.axis))
    }
}
