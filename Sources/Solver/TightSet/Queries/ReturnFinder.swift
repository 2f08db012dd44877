/// Finds the rows without which a broken row would hold again.
///
/// Rows are taken in order, so a broken row holds again if it is consistent with those before it. A second solver contains
/// these rows as required, and the broken row as its only optional one. Its solution is as close to the broken row as the
/// others allow, and the reduced costs name a set of rows that prove it: only without one of these can it come closer. The
/// broken row holds without such a row if moving that row's slot reaches it before any hard row is in the way.
final class ReturnFinder {
    private let solver: TightSetSolver
    private let scratch: TightSetSolver
    /// By row, its copy, or none.
    private var copies: [Row]
    /// The hard rows in force, in the order in which rows are taken.
    private let taken: [Row]
    private var copiedCount = 0

    private static let priority = SolverPriority.optional(500)

    init(solver: TightSetSolver) throws(SolverError) {
        self.solver = solver
        scratch = TightSetSolver(limits: solver.limits)
        scratch.budget = solver.budget
        let rows = solver.rows
        for _ in 0..<rows.variableCount { _ = try scratch.makeVariable() }
        copies = Array(repeating: .none, count: rows.count)
        taken = (0..<solver.rows.rowOfConstraint.count).map { solver.rows.rowOfConstraint[$0] }
            .filter { !$0.isNone && rows.kind[$0].isHard && rows.isActive($0) }
            .sorted { solver.rows.comesBefore($0, $1) }
    }

    private func copyRows(before row: Row) throws(SolverError) {
        while copiedCount < taken.count, solver.rows.comesBefore(taken[copiedCount], row) {
            let next = taken[copiedCount]
            copies[next.offset] = try scratch.row(of: copy(next, priority: .required))
            copiedCount += 1
        }
    }

    private func copy(_ row: Row, priority: SolverPriority) throws(SolverError) -> SolverConstraint.ID {
        let rows = solver.rows
        var terms: [SolverTerm] = []
        for term in rows.terms(of: row) {
            terms.append(
                SolverTerm(rows.coefficient[term], SolverVariable(index: rows.termVariable[term].offset)))
        }
        return try scratch.add(
            SolverConstraint(
                terms, constant: rows.constant[row], relation: rows.relation(of: row), priority: priority))
    }

    /// The members of a conflict without any one of which its broken row would hold again. Conflicts come in the order in
    /// which their rows are taken.
    func rowsInTheWay(of conflict: SolverConflict) throws(SolverError) -> [Row] {
        let broken = solver.rows.rowOfConstraint[conflict.broken.index]
        try copyRows(before: broken)
        let wish = try copy(broken, priority: Self.priority)
        let target = try scratch.row(of: wish)
        try scratch.solve()
        var found: [Row] = []
        for member in conflict.members where member != conflict.broken {
            let row = solver.rows.rowOfConstraint[member.index]
            if !row.isNone, !copies[row.offset].isNone, try isInTheWay(copies[row.offset], of: target) {
                found.append(row)
            }
        }
        try scratch.remove(wish)
        return found
    }

    private func isInTheWay(_ row: Row, of target: Row) throws(SolverError) -> Bool {
        let rows = scratch.rows
        let slot = rows.slot[row]
        guard !slot.isNone else { return false }
        let reducedCost = scratch.simplex.reducedCosts.value(slot, level: Int(rows.level[target]))
        if abs(reducedCost) <= Tolerance.rate { return false }
        if scratch.isMet(target, byMoving: slot, reducedCost > 0 ? -1 : 1) { return true }
        // A move looks at all it reaches, and a conflict can have thousands of members.
        try scratch.work.spendWork()
        return try scratch.isMet(target, without: row)
    }
}

extension TightSetSolver {
    /// Whether moving a slot reaches a row's bend before a hard row is in the way.
    fileprivate func isMet(_ target: Row, byMoving slot: Slot, _ sign: Double) -> Bool {
        vertex.withMove(of: slot, sign) {
            let rate = rows.change[target]
            guard abs(rate) > Tolerance.rate, rows.residual[target] * rate < 0 else { return false }
            let length = -rows.residual[target] / rate
            return !vertex.touchedRows.elements.contains { row in
                guard rows.kind[row].isHard, rows.isActive(row),
                    let distance = vertex.distanceToBend(of: row, rate: rows.change[row])
                else { return false }
                return (length - distance) * abs(rows.change[row]) > Tolerance.residual
            }
        }
    }

    /// Whether a row would hold without a hard one.
    fileprivate func isMet(_ target: Row, without row: Row) throws(SolverError) -> Bool {
        removal.beginTrial()
        removal.suspend(row)
        try removal.settleTrial()
        let isMet = rows.isTight(target) || abs(rows.residual[target]) <= Tolerance.change
        removal.beginTrial()
        removal.resume(row)
        try removal.settleTrial()
        return isMet
    }
}
