import Arithmetic
import Findings
import LayoutValues
import LiveSolver
import Solver
import Wording

/// The findings of a layout that was solved again: its conflicts and what it leaves open, as the command has them for the same
/// changes.
package struct ChangedFindings {
    /// A finding with what it is about.
    package struct Found {
        package let finding: LayoutFinding
        /// The items, by index.
        package let items: [Int]
        /// The constraints that the page lists, by index; the broken one is the last.
        package let constraints: [Int]
    }

    /// The conflicts, then what is open.
    package let all: [Found]

    /// Finds them.
    ///
    /// - Parameters:
    ///   - written: The layout with the constraints that the page lists.
    ///   - withOpen: Whether to find what is open, which takes long in large layouts.
    /// - Throws: `SolverError` if that takes more work than the solver allows.
    package init(_ written: SolvedLayout, solved live: LiveLayout, withOpen: Bool = true) throws(SolverError)
    {
        all =
            Self.conflicts(written, solved: live)
            + (withOpen ? try Self.ambiguities(of: written, solved: live) : [])
    }

    private static func ambiguities(
        of written: SolvedLayout, solved live: LiveLayout
    ) throws(SolverError) -> [Found] {
        var free = Array(repeating: FrameComponents(), count: live.layout.items.count)
        let components: [FrameComponents] = [.x, .y, .width, .height]
        for variable in try live.freeVariables() where free.indices.contains(variable / 4) {
            free[variable / 4].insert(components[variable % 4])
        }
        if free.allSatisfy({ $0.isEmpty }) { return [] }
        let changed = try ChangedLayout.layout(written, solved: live)
        let found = try AmbiguityFindings.findings(of: hierarchy(of: live, free, in: changed), in: changed) {
            () throws(SolverError) -> [SolverFreedom] in try live.freedoms()
        }
        return found.map { Found(finding: $0.finding, items: $0.items, constraints: []) }
    }

    private static func conflicts(_ written: SolvedLayout, solved live: LiveLayout) -> [Found] {
        if live.conflictsOfRows.isEmpty { return [] }
        let explanation = ChangedExplanation(written, solved: live)
        var layout = explanation.layout
        layout.findings = layout.conflicts.map {
            ConflictMessage(conflict: $0, constraints: layout.constraints, items: layout.items).finding
        }
        let (findings, conflicts, _) = ConflictFormatter(ConstraintFormatter(layout)).findings()
        return zip(findings, conflicts).compactMap { finding, place in
            guard let conflict = place.map({ layout.conflicts[$0] }) else { return nil }
            let members = conflict.members.filter { $0 != conflict.broken } + [conflict.broken]
            return Found(
                finding: finding, items: conflict.items(among: layout.constraints),
                constraints: members.map { explanation.listed[$0] }.filter { $0 >= 0 })
        }
    }

    /// Returns the items of a layout that was solved again.
    private static func hierarchy(
        of live: LiveLayout, _ free: [FrameComponents], in layout: SolvedLayout
    ) -> OpenHierarchy {
        var open = OpenHierarchy()
        var contents = Array(repeating: -1, count: live.layout.items.count)
        for (index, item) in live.layout.items.enumerated()
        where item.kind == .scrollContent && item.parent >= 0 {
            contents[item.parent] = index
        }
        for (index, item) in live.layout.items.enumerated() {
            let shown = layout.items.indices.contains(item.shown) ? layout.items[item.shown] : nil
            let kind: OpenHierarchy.Kind =
                switch item.kind {
                case .view: .view
                case .scrollContent: .scrollContent
                case .guide: shown.map { $0.guideRole == .stackView } ?? true ? .stackGuide : .guide
                }
            let parent = max(item.parent, 0)
            var openItem = OpenHierarchy.Item(
                kind, parent: item.parent,
                surroundings: kind == .scrollContent || contents[parent] < 0 ? parent : contents[parent],
                solved: shown == nil ? nil : item.shown)
            let state = live.state(ofItem: index)
            openItem.free = free[index]
            openItem.size = CGSize(width: state.width, height: state.height)
            openItem.contentSize = CGSize(width: state.contentWidth, height: state.contentHeight)
            openItem.isAdapted = state.isAdapted
            openItem.direction = shown?.layoutDirection ?? .leftToRight
            open.items.append(openItem)
        }
        open.relations = live.activeRelations
        return open
    }
}
