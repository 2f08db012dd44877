import Findings
import Solver

/// The findings about what constraints leave open: a warning for every ambiguous view and for every scroll view whose content is.
package struct AmbiguityFindings {
    private let hierarchy: OpenHierarchy
    private let items: [SolvedItem]
    private let places: ConstrainedPlaces
    private let rivals: ContentRivals
    /// The axes of items that are open only because of a conflict.
    private var consequences = PlaceSet()
    private let origins: OpenOrigins

    /// Returns the findings of a solved layout, each with the items that it is about.
    ///
    /// - Parameters:
    ///   - hierarchy: Its items as they were solved.
    ///   - layout: The layout, whose findings aren't read.
    ///   - freedoms: Returns what can move, as the solver has it.
    /// - Throws: `SolverError` if finding what can move takes more work than the solver allows.
    package static func findings(
        of hierarchy: OpenHierarchy, in layout: SolvedLayout,
        freedoms: () throws(SolverError) -> [SolverFreedom]
    ) throws(SolverError) -> [(finding: LayoutFinding, items: [Int])] {
        guard hierarchy.isOpen else { return [] }
        let finder = try AmbiguityFindings(hierarchy, layout) { () throws(SolverError) -> [FreeGroup] in
            FreeGroup.groups(of: try freedoms(), itemCount: hierarchy.items.count)
        }
        return hierarchy.items.indices.dropFirst().compactMap { finder.finding(about: $0) }
    }

    private init(
        _ hierarchy: OpenHierarchy, _ layout: SolvedLayout, groups: () throws(SolverError) -> [FreeGroup]
    ) throws(SolverError) {
        (self.hierarchy, items) = (hierarchy, layout.items)
        places = ConstrainedPlaces(of: hierarchy)
        rivals = ContentRivals(hierarchy, items: layout.items)
        origins = try OpenOrigins(of: hierarchy, groups: groups)
        if !layout.conflicts.isEmpty {
            let broken = FreeGroup.places(
                brokenBy: layout.conflicts, among: layout.constraints, items: layout.items,
                positions: hierarchy.items.map { $0.solved })
            for group in try groups() where group.touches(broken) {
                for place in group.places { consequences.insert(place) }
            }
        }
    }

    private func finding(about index: Int) -> (finding: LayoutFinding, items: [Int])? {
        let item = hierarchy.items[index]
        guard !item.free.isEmpty, let solved = item.solved else { return nil }
        let isContent = item.kind == .scrollContent
        let followed = origins.axes(followedBy: index)
        if !isContent, item.kind != .view, followed.isEmpty { return nil }
        let open = openNumbers(of: index, followed: followed)
        if open.isEmpty { return nil }
        var message = AmbiguityMessage(name: name(of: index), open: open)
        message.openAround = isContent ? [] : hierarchy.items[item.surroundings].free
        message.direction = hierarchy.items[max(item.parent, 0)].direction
        message.unconstrainedAxes = LayoutAxis.allCases.filter { !places.contains(index, along: $0) }
        message.contentRemedy =
            rivals.scrollRemedy(of: index, open) ?? (isContent ? nil : rivals.contentRemedy(of: index, open))
        message.reasons = origins.reasons(of: index) { name(of: $0) }
        let told = origins.others(of: index).compactMap { hierarchy.items[$0].solved }
        let described = isContent && item.parent >= 0 ? hierarchy.items[item.parent].solved ?? solved : solved
        let concerned = [solved] + told
        let finding = LayoutFinding(
            code: .ambiguous, message: message.text, location: items[described].location,
            items: concerned.map { items[$0].id })
        return (finding, concerned)
    }

    /// Returns what a finding says of an item: neither what follows from conflicts nor what other findings are about.
    private func openNumbers(of index: Int, followed: [LayoutAxis]) -> FrameComponents {
        let item = hierarchy.items[index]
        guard let solved = item.solved else { return [] }
        var open = items[solved].undetermined
        for axis in LayoutAxis.allCases where consequences.contains(.init(item: index, axis: axis)) {
            open.subtract(.both(along: axis))
        }
        // A guide that is only used along one axis may be open along the other.
        for axis in LayoutAxis.allCases
        where item.kind != .view && item.kind != .scrollContent && !followed.contains(axis) {
            open.subtract(.both(along: axis))
        }
        for axis in origins.axesToldElsewhere(of: index) { open.subtract(.both(along: axis)) }
        return item.kind == .scrollContent ? places.missing(open, ofContent: index) : open
    }

    /// Returns what to call an item in a message: a scroll view's content is called after the scroll view.
    private func name(of index: Int) -> String {
        let item = hierarchy.items[index]
        if item.kind == .scrollContent, item.parent >= 0 {
            return "contentLayoutGuide of \(name(of: item.parent))"
        }
        guard let solved = item.solved.map({ items[$0] }) else { return "" }
        return solved.name.flatMap { $0 == solved.id ? nil : "'\($0)' (\(solved.id))" } ?? solved.id
    }
}
