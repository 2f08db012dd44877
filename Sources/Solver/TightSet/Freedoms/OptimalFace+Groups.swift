/// Finding the free variables that move together.
extension OptimalFace {
    /// Returns the groups of free variables: first coarse groups, which no slot and no bend connects, then each of
    /// these is split as far as possible.
    func groups(
        of slots: [Slot], free ranges: [Variable: ClosedRange<Double>]
    ) throws(SolverError) -> [SolverFreedom] {
        let count = rows.variableCount
        var groups = DisjointGroups(count: count)
        var idleRows: [Row] = []
        for coarse in coarseGroups(of: slots) {
            try joinVariables(movedBy: coarse, in: &groups, idleRows: &idleRows)
        }
        for row in idleRows { simplex.reactivate(row) }
        try repair.repairAfterWalking()
        var groupOfName: [Int: Int] = [:]
        var freedoms: [SolverFreedom] = []
        for variable in ranges.keys.sorted() {
            guard let range = ranges[variable] else { continue }
            let member = SolverFreedom.Member(variable: SolverVariable(index: variable.offset), range: range)
            let name = groups.name(of: variable.offset)
            if let group = groupOfName[name] {
                freedoms[group].members.append(member)
            } else {
                groupOfName[name] = freedoms.count
                freedoms.append(SolverFreedom(members: [member]))
            }
        }
        return freedoms
    }

    /// Groups the slots: those not connected by a variable or a row are in different groups.
    private func coarseGroups(of slots: [Slot]) -> [[Slot]] {
        var groups = DisjointGroups(count: slots.count)
        var firstOfVariable: [Variable: Int] = [:]
        var firstOfRow: [Row: Int] = [:]
        for (index, slot) in slots.enumerated() {
            let moved = move(of: slot)
            for (variable, _) in moved.variables {
                groups.join(firstOfVariable[variable] ?? index, index)
                firstOfVariable[variable] = index
            }
            for row in moved.rows {
                groups.join(firstOfRow[row] ?? index, index)
                firstOfRow[row] = index
            }
        }
        var placeOfName: [Int: Int] = [:]
        var members: [[Slot]] = []
        for (index, slot) in slots.enumerated() {
            let name = groups.name(of: index)
            if let place = placeOfName[name] {
                members[place].append(slot)
            } else {
                placeOfName[name] = members.count
                members.append([slot])
            }
        }
        return members
    }

    /// Returns the variables that a slot moves, and the rows with a level that change.
    private func move(of slot: Slot) -> (variables: [(variable: Variable, rate: Double)], rows: [Row]) {
        var moved: [(variable: Variable, rate: Double)] = []
        var touched: [Row] = []
        vertex.withMove(of: slot, 1) {
            for variable in direction.variables {
                if abs(direction[variable]) > Tolerance.rate {
                    moved.append((variable, direction[variable]))
                }
            }
            for row in vertex.touchedRows.elements {
                if !rows.isActive(row) || rows.kind[row].isTieBreaker { continue }
                if abs(rows.change[row]) > Tolerance.rate { touched.append(row) }
            }
        }
        let own = tightSet.row(at: slot)
        if rows.isActive(own) && !rows.kind[own].isTieBreaker { touched.append(own) }
        return (moved, touched)
    }

    /// Joins the variables of one coarse group that are connected: moved by the same free direction, or by a row that
    /// limits several such directions, unless other rows imply it.
    private func joinVariables(
        movedBy slots: [Slot], in groups: inout DisjointGroups, idleRows: inout [Row]
    ) throws(SolverError) {
        let moves = slots.map { move(of: $0) }
        if slots.count == 1 || slots.count > Self.mostDirections {
            for move in moves { groups.join(move.variables.lazy.map { $0.variable.offset }) }
            if slots.count > 1 {
                groups.join(moves.lazy.compactMap { $0.variables.first }.map { $0.variable.offset })
            }
            return
        }
        let free = FreeDirections(moves.map { $0.variables })
        var firstVariable: [Int] = []
        for direction in free.directions {
            let moved = free.variables.indices.filter { abs(direction[$0]) > Tolerance.rate }
            groups.join(moved.map { free.variables[$0].offset })
            firstVariable.append(free.variables[moved.first ?? 0].offset)
        }
        for row in Set(moves.flatMap { $0.rows }).sorted() {
            let combination = rows.terms(of: row).map {
                (variable: rows.termVariable[$0], coefficient: rows.coefficient[$0])
            }
            let tied = free.directionsChanging(combination).map { firstVariable[$0] }
            if Set(tied.map { groups.name(of: $0) }).count < 2 { continue }
            if rows.gradient[row] == 0, try isImplied(row) {
                idleRows.append(row)
            } else {
                groups.join(tied)
            }
        }
    }

    /// The maximum number of directions that are examined; more all count as connected if anything connects them.
    private static var mostDirections: Int { 500 }

    /// Whether the other rows imply a row that costs nothing, so that it never costs. If so, it is left inactive, so
    /// that of two rows that imply each other one remains.
    private func isImplied(_ row: Row) throws(SolverError) -> Bool {
        let sides = [1.0, -1.0].filter { rows.slopeSign(row, towards: $0) != 0 }
        simplex.deactivate(row)
        try repair.repairAfterWalking()
        for sign in sides {
            let isBounded = try walk(.row(row), sign: sign)
            if isBounded && rows.evaluate(row, at: vertex.values) * sign <= 1e-6 { continue }
            simplex.reactivate(row)
            try repair.repairAfterWalking()
            return false
        }
        return true
    }
}
