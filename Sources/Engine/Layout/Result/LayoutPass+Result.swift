import Findings
import Foundation
import Solver

extension LayoutPass {
    /// Returns the layout as a value, once its frames are placed.
    func solvedLayout(
        id: String, title: String?, state: String?, detail: SolvedDetail
    ) throws(SolverError) -> SolvedLayout {
        try solvedPass(id: id, title: title, state: state, detail: detail).layout
    }

    /// Returns the layout as a value, with the indices that its parts have in this pass.
    func solvedPass(
        id: String, title: String?, state: String?, detail: SolvedDetail
    ) throws(SolverError) -> SolvedPass {
        try solver.budget.spend(Self.workPerPart * (hierarchy.indices.count + system.constraintIndices.count))
        let free = try freeComponents()
        var builder = SolvedItemBuilder(pass: self, free: free)
        builder.build()
        builder.mark(try FreedomExtremes(pass: self, free: free))
        var solved = SolvedConstraintBuilder(
            pass: self, positions: builder.positions, items: builder.items, detail: detail)
        solved.addConstraints()
        let conflicts = solved.conflicts()
        solver.budget.charge(conflicts.reduce(0) { $0 + Self.workPerMember * $1.members.count })
        for conflict in conflicts { builder.markConflicting(conflict.items(among: solved.constraints)) }
        var findings = notedFindings
        findings += conflicts.map {
            ConflictMessage(conflict: $0, constraints: solved.constraints, items: builder.items).finding
        }
        var canvas = canvas
        if hierarchy.view(of: 0)?.designSize.isFixed == false {
            canvas.size = placement.canvasFrame(of: 0).size
        }
        var layout = SolvedLayout(
            id: id, title: title, state: state, canvas: canvas, items: builder.items,
            constraints: solved.constraints, conflicts: conflicts)
        findings += try AmbiguityFindings.findings(
            of: openHierarchy(free: free, positions: builder.positions), in: layout
        ) { () throws(SolverError) -> [SolverFreedom] in try solver.freedoms() }.map(\.finding)
        findings += ImplausibleMultipliers(pass: self).findings
        findings += UnusedGuides(pass: self, positions: builder.positions, items: builder.items).findings
        layout.findings = findings
        return SolvedPass(
            pass: self, layout: layout, positions: builder.positions, constraintOfRow: solved.indices)
    }

    /// Lists items and constraints as a solved pass does, with numbers and outcomes that mean nothing.
    func unsolvedPass() throws(SolverError) -> SolvedPass {
        try solver.budget.spend(Self.workPerPart * (hierarchy.indices.count + system.constraintIndices.count))
        var builder = SolvedItemBuilder(
            pass: self, free: Array(repeating: [], count: hierarchy.indices.count))
        builder.build()
        var solved = SolvedConstraintBuilder(
            pass: self, positions: builder.positions, items: builder.items, detail: .complete)
        solved.addConstraints()
        let layout = SolvedLayout(
            id: "", title: nil, state: nil, canvas: canvas, items: builder.items,
            constraints: solved.constraints)
        return SolvedPass(
            pass: self, layout: layout, positions: builder.positions, constraintOfRow: solved.indices)
    }

    /// The work of describing an item or a constraint.
    private static let workPerPart = 4000
    /// The work of telling a member of a conflict: thousands of conflicts can share most of theirs.
    private static let workPerMember = 400

    /// The errors that views recorded while the hierarchy was built, and the conflicts; cheap if there are
    /// none.
    var errors: [LayoutFinding] {
        guard !solver.conflicts.isEmpty else { return notedFindings }
        var builder = SolvedItemBuilder(
            pass: self, free: Array(repeating: [], count: hierarchy.indices.count))
        builder.build()
        var solved = SolvedConstraintBuilder(
            pass: self, positions: builder.positions, items: builder.items, detail: .standard)
        let conflicts = solved.conflicts()
        return notedFindings
            + conflicts.map {
                ConflictMessage(conflict: $0, constraints: solved.constraints, items: builder.items).finding
            }
    }

    /// The findings that views recorded while the hierarchy was built.
    private var notedFindings: [LayoutFinding] {
        var findings: [LayoutFinding] = []
        for index in hierarchy.indices { findings += hierarchy.view(of: index)?.layoutFindings ?? [] }
        return findings
    }

    /// Returns the undetermined numbers of each item, by lowered index.
    func freeComponents() throws(SolverError) -> [FrameComponents] {
        var free = Array(repeating: FrameComponents(), count: hierarchy.indices.count)
        let components: [FrameComponents] = [.x, .y, .width, .height]
        for variable in try solver.freeVariables() {
            // Each item has four consecutive variables in this order.
            guard free.indices.contains(variable.index / 4) else { continue }
            free[variable.index / 4].insert(components[variable.index % 4])
        }
        return free
    }
}

/// A layout as a value, with the pass that produced it.
struct SolvedPass {
    let pass: LayoutPass
    let layout: SolvedLayout
    /// The index among the layout's items by lowered index, or -1.
    let positions: [Int]
    /// The index among the layout's constraints by relation of the solver, or -1.
    let constraintOfRow: [Int32]
}
