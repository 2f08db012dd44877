import LayoutValues
import LiveSolver
import Solver

/// What determines the numbers of a layout that was solved again, and what contradicts each other in it, as the command has it for
/// the same changes.
package struct ChangedExplanation {
    /// The layout with the constraints of authors and stack views, then those that the layout implies, in the order of the solver.
    package private(set) var layout: SolvedLayout
    /// The index of each of the layout's constraints among those that the page lists; -1 for others.
    package private(set) var listed: [Int]
    private let live: LiveLayout
    private var constraintOfRow: [Int32] = []

    /// Explains what solving a layout again gave.
    ///
    /// - Parameter written: The layout with the constraints that the page lists.
    package init(_ written: SolvedLayout, solved live: LiveLayout) {
        self.live = live
        let authorCount = written.constraints.prefix { !$0.source.isImplicit }.count
        layout = written
        for index in live.layout.constraints.indices { _ = layout.update(constraintAt: index, solved: live) }
        layout.constraints.removeSubrange(authorCount...)
        listed = Array(0..<authorCount)
        let sources = RelationSources(live.layout, in: written)
        for row in live.rows {
            var place = sources.places[row.relation]
            if !(0..<authorCount).contains(place) {
                let implied =
                    written.constraints.indices.contains(place)
                    ? written.constraints[place]
                    : sources.constraint(of: row.relation, as: row.solved, in: written, live.layout)
                guard let implied else {
                    constraintOfRow.append(-1)
                    continue
                }
                listed.append(place)
                place = layout.constraints.count
                layout.constraints.append(implied)
            }
            sources.update(&layout.constraints[place], by: row.solved, live)
            constraintOfRow.append(Int32(place))
        }
        layout.conflicts = live.conflictsOfRows.compactMap { conflict in
            let broken = constraintOfRow[conflict.broken.index]
            let members = conflict.members.map { Int(constraintOfRow[$0.index]) }.filter { $0 >= 0 }
            return broken < 0 ? nil : SolvedConflict(members: members, broken: Int(broken))
        }
    }

    /// Returns the explanation of the layout as far as it is about the numbers of an item, by its index among the page's; nil if the
    /// live layout doesn't have it.
    ///
    /// - Throws: `SolverError` if finding it takes more work than the solver allows.
    package func explanation(ofItem shown: Int) throws(SolverError) -> LayoutExplanation? {
        guard
            let item = live.layout.items.firstIndex(where: { item in
                item.shown == shown || item.guides.contains { $0.shown == shown }
            })
        else { return nil }
        return LayoutExplanation(
            layout: layout, solution: try live.explanation(ofItem: item), constraintOfRow: constraintOfRow,
            bases: bases, values: live.values)
    }

    /// The basis of each of the layout's items.
    private var bases: [LayoutExplanation.Basis] {
        let empty = LayoutExplanation.Basis(variable: 0, isInset: true, additions: [0, 0, 0, 0])
        var bases = Array(repeating: empty, count: layout.items.count)
        for (index, item) in live.layout.items.enumerated() {
            let lengths = (
                item.alignment.left + item.alignment.right, item.alignment.top + item.alignment.bottom
            )
            if bases.indices.contains(item.shown) {
                bases[item.shown] = LayoutExplanation.Basis(
                    variable: 4 * index, isInset: false,
                    additions: [0 - item.alignment.left, 0 - item.alignment.top, lengths.0, lengths.1])
            }
            for guide in item.guides where bases.indices.contains(guide.shown) {
                let insets = live.insets(of: guide, in: index)
                bases[guide.shown] = LayoutExplanation.Basis(
                    variable: 4 * index, isInset: true,
                    additions: [
                        insets.left + item.boundsX, insets.top + item.boundsY,
                        lengths.0 - (insets.left + insets.right), lengths.1 - (insets.top + insets.bottom),
                    ])
            }
        }
        return bases
    }
}
