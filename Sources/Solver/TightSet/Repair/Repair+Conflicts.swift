/// Hard rows that can't all hold: which of them conflict, and which is broken.
extension Repair {
    /// Brings one violated hard row back to 0, or finds the rows that prevent it; returns whether it is settled.
    ///
    /// While its violation costs at level 0 no other hard row gives way. If it is still violated at the optimum,
    /// writing it as a combination of the tight rows names a colliding set. The set is minimal because the tight
    /// rows are linearly independent. Its last row in the order is broken, so that what remains is what taking
    /// the rows one by one in the order added would leave.
    ///
    /// - Parameter mayBreak: Whether a row may be broken; if not, one that collides waits as before.
    func repairHard(_ row: Row, mayBreak: Bool) throws(SolverError) -> Bool {
        if rows.state[row] == .inactive { return true }
        rows.state[row] = .active
        if rows.isTight(row) { return true }
        simplex.rowUnderRepair = row
        defer { simplex.rowUnderRepair = .none }
        simplex.setGradients(of: CollectionOfOne(row)) { vertex.neededGradient(of: $0) }
        try simplex.optimize()
        while !rows.isTight(row) && rows.gradient[row] != 0 {
            if abs(rows.residual[row]) <= Tolerance.residual {
                simplex.setGradients(of: CollectionOfOne(row)) { _ in 0 }
                break
            }
            if !mayBreak {
                simplex.setGradients(of: CollectionOfOne(row)) { _ in 0 }
                rows.state[row] = .waiting
                return false
            }
            let members = collidingRows(with: row)
            let last = members.last ?? row
            breakRow(last, members: members)
            try simplex.optimize()
            if last == row { break }
        }
        return true
    }

    /// The row and the tight rows it is made up of, in the order in which rows are taken.
    private func collidingRows(with row: Row) -> [Row] {
        var members = [row]
        vertex.withCoefficients(of: row) { coefficients in
            for slot in coefficients.slots {
                let other = tightSet.row(at: slot)
                if abs(coefficients[slot]) > Tolerance.rate && rows.kind[other].isHard
                    && rows.isActive(other)
                {
                    members.append(other)
                }
            }
        }
        return members.sorted { rows.comesBefore($0, $1) }
    }

    private func breakRow(_ row: Row, members: [Row]) {
        let id = rows.identifier(of: row)
        work.noteLooks(at: members.count)
        reconsiderConflicts(with: id) { $0.broken != id }
        conflicts.append(
            SolverConflict(
                members: members.map { rows.identifier(of: $0) }.sorted { $0.index < $1.index }, broken: id))
        simplex.deactivate(row)
    }

    /// Drops conflicts of a constraint, which may no longer exist, and lists their broken rows to be tried again.
    func reconsiderConflicts(
        with constraint: SolverConstraint.ID, where condition: (SolverConflict) -> Bool = { _ in true }
    ) {
        if conflicts.contain(constraint) {
            work.noteLooks(at: conflicts.all.reduce(0) { $0 + $1.members.count } / Self.membersPerLook)
        }
        for conflict in conflicts.remove(with: constraint, where: condition) {
            let row = rows.rowOfConstraint[conflict.broken.index]
            if !row.isNone && rows.state[row] == .inactive { simplex.reactivate(row) }
        }
    }

    /// The number of members, next to each other in memory, that are searched in the time of one look.
    private static var membersPerLook: Int { 16 }

    /// Sorts conflicts in the order in which their rows would have been broken.
    func sortConflicts() {
        conflicts.sort { left, right in
            rows.comesBefore(
                rows.rowOfConstraint[left.broken.index], rows.rowOfConstraint[right.broken.index])
        }
    }
}
