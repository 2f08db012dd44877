/// Hard rows that can't all hold: which of them conflict, and which is broken.
extension TightSetSolver {
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
        rowUnderRepair = row
        defer { rowUnderRepair = .none }
        setGradients(of: CollectionOfOne(row)) { neededGradient(of: $0) }
        try optimize()
        while !rows.isTight(row) && rows.gradient[row] != 0 {
            if abs(rows.residual[row]) <= Self.tolerance {
                setGradients(of: CollectionOfOne(row)) { _ in 0 }
                break
            }
            if !mayBreak {
                setGradients(of: CollectionOfOne(row)) { _ in 0 }
                rows.state[row] = .waiting
                return false
            }
            let members = collidingRows(with: row)
            let last = members.last ?? row
            breakRow(last, members: members)
            try optimize()
            if last == row { break }
        }
        return true
    }

    /// The row and the tight rows it is made up of, in the order in which rows are taken.
    private func collidingRows(with row: Row) -> [Row] {
        var members = [row]
        withCoefficients(of: row) { coefficients in
            for slot in coefficients.slots {
                let other = tightSet.row(at: slot)
                if abs(coefficients[slot]) > Self.negligibleRate && rows.kind[other].isHard
                    && rows.isActive(other)
                {
                    members.append(other)
                }
            }
        }
        return members.sorted { comesBefore($0, $1) }
    }

    /// Whether a hard row is taken before another.
    func comesBefore(_ left: Row, _ right: Row) -> Bool {
        let leftKind = rows.kind[left].rawValue
        let rightKind = rows.kind[right].rawValue
        return leftKind != rightKind ? leftKind < rightKind : rows.order[left] < rows.order[right]
    }

    private func breakRow(_ row: Row, members: [Row]) {
        reconsiderConflicts { $0.members.contains(identifier(of: row)) && $0.broken != identifier(of: row) }
        recordedConflicts.append(
            SolverConflict(
                members: members.map { identifier(of: $0) }.sorted { $0.index < $1.index },
                broken: identifier(of: row)))
        deactivate(row)
    }

    func identifier(of row: Row) -> SolverConstraint.ID { SolverConstraint.ID(index: Int(rows.order[row])) }

    /// Takes a row's cost away. In the tight set it stays as a ghost that moves for nothing.
    func deactivate(_ row: Row) {
        if !rows.isTight(row) { setGradients(of: CollectionOfOne(row)) { _ in 0 } }
        rows.state[row] = .inactive
        if rows.isTight(row) { addCandidate(rows.slot[row]) }
        unblock(row)
    }

    /// Drops conflicts that may no longer exist, and lists their broken rows to be tried again.
    func reconsiderConflicts(where isAffected: (SolverConflict) -> Bool) {
        if recordedConflicts.isEmpty { return }
        var kept: [SolverConflict] = []
        for conflict in recordedConflicts {
            if !isAffected(conflict) {
                kept.append(conflict)
                continue
            }
            let row = rowOfConstraint[conflict.broken.index]
            if !row.isNone && rows.state[row] == .inactive { reactivate(row) }
        }
        recordedConflicts = kept
    }

    /// Activates a broken row again when its turn in the repair comes.
    func reactivate(_ row: Row) {
        rows.state[row] = .waiting
        if rows.isTight(row) {
            addCandidate(rows.slot[row])
            rows.state[row] = .active
            return
        }
        rows.gradient[row] = 0
        enliven(row)
        flushDormantMoves()
        rows.residual[row] = rows.evaluate(row, at: values)
        listForRepair(row)
    }

    /// Conflicts in the order in which their rows would have been broken.
    func sortConflicts() {
        if recordedConflicts.count < 2 { return }
        recordedConflicts.sort { left, right in
            comesBefore(rowOfConstraint[left.broken.index], rowOfConstraint[right.broken.index])
        }
    }
}
