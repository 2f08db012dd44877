/// The face of optimal solutions: what can still move when every level is optimal.
struct OptimalFace: SolverQuery {
    let solver: TightSetSolver

    /// The groups of free variables, with their ranges.
    ///
    /// Each range is the result of two small linear programs on the face of optimal solutions, which are solved with
    /// the same pivots as the repair. Afterwards the ties are settled again.
    ///
    /// - Throws: `SolverError` if solving exceeds the limits.
    func freedoms() throws(SolverError) -> [SolverFreedom] {
        try solver.solve()
        work.startCounting()
        let slots = freeSlots()
        if slots.isEmpty { return [] }
        parametric.finish()
        let failsCold = solver.changes.needsColdSolve
        solver.changes.needsColdSolve = true
        var ranges: [Variable: ClosedRange<Double>] = [:]
        for variable in variables(movedBy: slots) {
            let highest = try extreme(of: variable, sign: 1)
            let lowest = try extreme(of: variable, sign: -1)
            if highest - lowest <= Tolerance.range { continue }
            let unit = rows.unit(of: variable)
            ranges[variable] = lowest * unit...highest * unit
        }
        let movable = try movableSlots()
        let groups = try groups(of: movable, free: ranges)
        try settleAfterWalking(failsCold: failsCold)
        return groups
    }

    /// Returns to the canonical solution.
    ///
    /// Ties are settled with one move after another, each after a look at all open slots. With many of them, solving from
    /// scratch is faster.
    func settleAfterWalking(failsCold: Bool) throws(SolverError) {
        let open = tightSet.slots.filter { !simplex.ties.open[$0].isEmpty }
        if open.count > Self.mostSettledSlots {
            solver.changes.needsColdSolve = true
            return try solver.solve()
        }
        for slot in open { simplex.ties.unsettle(slot) }
        try tieBreaking.settleTies()
        solver.changes.needsColdSolve = failsCold
    }

    /// The maximum number of open slots that are settled after walking.
    private static var mostSettledSlots: Int { 400 }

    func freeSlots() -> [Slot] {
        tightSet.slots.filter { !simplex.ties.open[$0].isEmpty && !simplex.isBlocked($0) }
    }

    func variables(movedBy slots: [Slot]) -> [Variable] {
        direction.use { direction in
            vertex.putUnevenWeights(on: slots, in: direction)
            tightSet.forwardTransform(direction, onlyLive: false)
            var moved: [Variable] = []
            for variable in direction.variables {
                if abs(direction[variable]) > Tolerance.rate && solver.useCounts[variable] >= 0 {
                    moved.append(variable)
                }
            }
            return moved.sorted()
        }
    }

    /// Returns the least (sign -1) or greatest (sign 1) value of a variable on the face of optimal solutions.
    func extreme(of variable: Variable, sign: Double) throws(SolverError) -> Double {
        let isBounded = try walk(.variable(variable), sign: sign)
        return isBounded ? vertex.values[variable] : sign * .infinity
    }

    /// The quantity that is maximised or minimised on the face of optimal solutions.
    enum Objective {
        case variable(Variable)
        case row(Row)
    }

    /// Moves along the face as long as the objective grows (sign 1) or falls; returns whether it has a limit.
    func walk(_ objective: Objective, sign: Double) throws(SolverError) -> Bool {
        while true {
            let step =
                switch objective {
                case .variable(let variable):
                    vertex.withCoefficients(of: variable) { steepestOpenDirection($0, sign: sign) }
                case .row(let row): vertex.withCoefficients(of: row) { steepestOpenDirection($0, sign: sign) }
                }
            guard let (slot, direction) = step else { return true }
            if !(try simplex.moveAtNoCost(slot, direction, upTo: .first)) { return false }
            try repair.repairAfterWalking()
        }
    }

    /// Returns the open slot and direction along which a combination of tight rows grows fastest, or the first one
    /// after many moves of length 0, which cannot cycle.
    private func steepestOpenDirection(
        _ coefficients: SparseVector, sign: Double
    ) -> (slot: Slot, direction: Double)? {
        var best: (slot: Slot, direction: Double)?
        var steepest = 0.0
        for slot in coefficients.slots {
            let slope = sign * coefficients[slot]
            if abs(slope) < Tolerance.rate { continue }
            if !simplex.ties.open[slot].contains(Sides(of: slope)) || simplex.isBlocked(slot) { continue }
            let isBetter =
                simplex.degeneratePivotCount > 100
                ? slot < (best?.slot ?? Slot(Int32.max))
                : abs(slope) > steepest || (abs(slope) == steepest && slot < (best?.slot ?? Slot(Int32.max)))
            if isBetter {
                best = (slot, slope > 0 ? 1 : -1)
                steepest = abs(slope)
            }
        }
        return best
    }

    /// Returns the open slots that can really move, after all ranges have been found.
    private func movableSlots() throws(SolverError) -> [Slot] {
        var checked: [Row: Bool] = [:]
        while true {
            let unchecked = freeSlots().filter { checked[tightSet.row(at: $0)] == nil }
            if unchecked.isEmpty { break }
            for slot in unchecked where !simplex.ties.open[slot].isEmpty && !simplex.isBlocked(slot) {
                // Walks exchange rows, so the slot may have another one by now.
                let row = tightSet.row(at: slot)
                if checked[row] == nil { checked[row] = try canMove(row) }
            }
        }
        return freeSlots().filter { checked[tightSet.row(at: $0)] == true }
    }

    /// Whether a tight row's residual can change on the face.
    private func canMove(_ row: Row) throws(SolverError) -> Bool {
        for sign in [1.0, -1.0] {
            if !(try walk(.row(row), sign: sign)) { return true }
            if abs(rows.evaluate(row, at: vertex.values)) > 1e-6 { return true }
        }
        return false
    }
}
