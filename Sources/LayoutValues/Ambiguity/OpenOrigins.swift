import Solver

/// Which open numbers have one cause, so that one finding is about all of them: what follows from a length that isn't
/// determined, and what is only placed relative to each other.
struct OpenOrigins {
    /// The numbers of other items that an item's finding is about too.
    private struct Origin {
        var axis: LayoutAxis
        var reason: AmbiguityReason.Kind
        /// The others by lowered index, with what is open of them along the axis.
        var others: [(item: Int, open: FrameComponents)] = []
    }

    /// What an item's finding says besides, by its lowered index.
    private var origins: [[Origin]]
    /// The axes of items that other items' findings are about.
    private var told = PlaceSet()

    /// The maximum number of ambiguous views for which causes are searched.
    static let mostViews = 24

    /// Finds the causes in a hierarchy; none if too many of its views are ambiguous.
    ///
    /// - Parameter groups: Returns what moves together, which takes work.
    init(
        of hierarchy: OpenHierarchy, groups: () throws(SolverError) -> [FreeGroup]
    ) throws(SolverError) {
        origins = Array(repeating: [], count: hierarchy.items.count)
        let open = hierarchy.items.indices.dropFirst().filter {
            !hierarchy.items[$0].free.isEmpty && !hierarchy.isGuide($0)
        }
        guard (1...Self.mostViews).contains(open.count) else { return }
        for group in try groups() { add(group, of: hierarchy) }
    }

    private mutating func add(_ group: FreeGroup, of hierarchy: OpenHierarchy) {
        let places = group.places
        guard let axis = places.first?.axis, places.allSatisfy({ $0.axis == axis && $0.item > 0 }),
            !places.contains(where: { hierarchy.items[$0.item].kind == .scrollContent })
        else { return }
        let members = places.map { place in (item: place.item, open: Self.numbers(at: place, in: group)) }
        let views = members.filter { !hierarchy.isGuide($0.item) }
        let long = members.filter { $0.open.contains(axis.lengthComponent) }
        if long.isEmpty {
            if views.count == 1, members.count == 1, let range = group.members.first?.range {
                addLimit(range, of: views[0].item, along: axis)
            } else if let first = views.first {
                join(views, with: first.item, along: axis, reason: .placedByEachOther)
            }
        } else if long.count == 1, hierarchy.items[long[0].item].kind != .stackGuide, !views.isEmpty {
            join(views, with: long[0].item, along: axis, reason: .length)
        } else if long.count == 2, views.count == members.count,
            Self.shareRoom(long.map { $0.item }, axis, hierarchy)
        {
            join(views, with: long[0].item, along: axis, reason: .length)
        }
    }

    /// Returns the numbers of a group at a place.
    private static func numbers(at place: FreeGroup.Place, in group: FreeGroup) -> FrameComponents {
        group.members.reduce(into: []) { open, member in
            guard FreeGroup.Place(member.variable) == place else { return }
            let isPosition = FreeGroup.isPosition(member.variable)
            open.insert(isPosition ? place.axis.positionComponent : place.axis.lengthComponent)
        }
    }

    /// Whether two views in one superview have contents, one of which must give way.
    private static func shareRoom(_ items: [Int], _ axis: LayoutAxis, _ hierarchy: OpenHierarchy) -> Bool {
        let items = items.map { hierarchy.items[$0] }
        return items.allSatisfy { $0.parent == items[0].parent }
            && items.allSatisfy { $0.contentLength(axis) > 0 }
    }

    private mutating func addLimit(_ range: ClosedRange<Double>, of item: Int, along axis: LayoutAxis) {
        guard range.lowerBound.isFinite, range.upperBound.isFinite else { return }
        origins[item].append(Origin(axis: axis, reason: .limited))
    }

    private mutating func join(
        _ views: [(item: Int, open: FrameComponents)], with leader: Int, along axis: LayoutAxis,
        reason: AmbiguityReason.Kind
    ) {
        let others = views.filter { $0.item != leader }
        if others.isEmpty { return }
        origins[leader].append(Origin(axis: axis, reason: reason, others: others))
        for other in others { told.insert(FreeGroup.Place(item: other.item, axis: axis)) }
    }

    /// Returns the axes of an item that another item's finding is about.
    func axesToldElsewhere(of item: Int) -> [LayoutAxis] {
        LayoutAxis.allCases.filter { told.contains(FreeGroup.Place(item: item, axis: $0)) }
    }

    /// Returns the axes along which other items' numbers follow from an item.
    func axes(followedBy item: Int) -> [LayoutAxis] { origins[item].map { $0.axis } }

    /// Returns the other items that an item's finding is about.
    func others(of item: Int) -> [Int] { origins[item].flatMap { $0.others.map { $0.item } } }

    /// Returns what an item's finding says besides, with the names of the others.
    func reasons(of item: Int, name: (Int) -> String) -> [AmbiguityReason] {
        origins[item].map { origin in
            AmbiguityReason(origin.reason, others: origin.others.map { (name($0.item), $0.open) })
        }
    }
}
