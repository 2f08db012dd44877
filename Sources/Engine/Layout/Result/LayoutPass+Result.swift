import Foundation

extension LayoutPass {
    /// The layout as a value, once its frames are placed.
    func solvedLayout(id: String, title: String?, state: String?) throws(SolverError) -> SolvedLayout {
        let free = try freeComponents()
        var builder = SolvedItemBuilder(pass: self, free: free)
        builder.build()
        builder.mark(try FreedomExtremes(pass: self, free: free))
        let conflicts = ConflictReport(pass: self, names: builder.names)
        for index in conflicts.itemIndices { builder.markConflicting(index) }
        var findings = notedFindings
        findings += conflicts.findings
        findings += builder.ambiguityFindings()
        let constraints = SolvedConstraintBuilder(
            pass: self, positions: builder.positions, broken: conflicts.broken
        ).constraints()
        findings +=
            UnusedGuides(
                pass: self, positions: builder.positions, items: builder.items, constraints: constraints
            ).findings
        return SolvedLayout(
            id: id, title: title, state: state, canvas: canvas, items: builder.items,
            constraints: constraints, findings: findings)
    }

    /// What the views noted while the hierarchy was made.
    var notedFindings: [LayoutFinding] {
        var findings: [LayoutFinding] = []
        for index in hierarchy.indices { findings += hierarchy.view(of: index)?.layoutFindings ?? [] }
        return findings
    }

    /// By lowered item: the numbers that nothing determines.
    func freeComponents() throws(SolverError) -> [FrameComponents] {
        var free = Array(repeating: FrameComponents(), count: hierarchy.indices.count)
        let components: [FrameComponents] = [.x, .y, .width, .height]
        for variable in try solver.freeVariables() {
            // Each item made its four variables in a row, in this order.
            guard free.indices.contains(variable.index / 4) else { continue }
            free[variable.index / 4].insert(components[variable.index % 4])
        }
        return free
    }
}
