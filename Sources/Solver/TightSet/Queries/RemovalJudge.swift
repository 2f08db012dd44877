/// Judges from the optimal tight set what removing a row would change, where that can be seen without solving again.
///
/// `Documentation/Notes/Solver.md`, "Explaining", has the reasons.
struct RemovalJudge {
    enum Verdict {
        case changes, changesNothing
        /// Only solving again can decide.
        case unknown
    }

    private let solver: TightSetSolver
    private let bends: RowsOnBends
    private let isFree: [Bool]
    /// By variable: whether open slots move it.
    private let isOpen: [Bool]
    /// Whether open slots would move variables that aren't free, because rows on their bends stop them.
    let hasStuckSlots: Bool

    private var rows: ConstraintMatrix { solver.rows }

    /// - Throws: `SolverError.budgetSpent` if the rows on their bends take more memory than the budget covers.
    init(solver: TightSetSolver, isFree: [Bool]) throws(SolverError) {
        self.solver = solver
        self.isFree = isFree
        var bends = RowsOnBends(slotCount: solver.tightSet.slotCount)
        for row in solver.rows.all where solver.isOnBend(row) {
            solver.vertex.withCoefficients(of: row) { bends.append(row, coefficients: $0) }
            try solver.work.spendWork(storing: bends.parts(of: bends.rows.count - 1).count)
        }
        self.bends = bends
        var isOpen = [Bool](repeating: false, count: isFree.count)
        let moved = solver.face.variables(movedBy: solver.face.freeSlots())
        for variable in moved { isOpen[variable.offset] = true }
        self.isOpen = isOpen
        hasStuckSlots = moved.contains { !isFree[$0.offset] }
    }

    /// Whether only this row makes a variable a size that open slots move, and so affects its ties.
    func isDecisiveBound(_ row: Row) -> Bool {
        guard let variable = rows.boundVariable(row), isOpen[variable.offset] else { return false }
        return solver.removal.isDecisiveBound(row)
    }

    /// The rows outside the tight set that are on their bends, with their places.
    var rowsOnBends: [Row] { bends.rows }

    /// What removing the row of a slot would change.
    func removal(ofTightRowAt slot: Slot) -> Verdict {
        let row = solver.tightSet.row(at: slot)
        if isDecisiveBound(row) { return .unknown }
        let proven = Self.directions.map { costSign(of: slot, $0, without: row, countsBends: false) }
        if proven.allSatisfy({ $0 > 0 }) { return .changesNothing }
        let signs = Self.directions.map { costSign(of: slot, $0, without: row) }
        if signs.contains(where: { $0 < 0 }) { return .changes }
        if !proven.contains(where: { $0 < 0 }) { return removal(ofTightRowAt: slot, opening: proven, signs) }
        if signs.contains(0) { return movesDecided(slot) ? .changes : .unknown }
        let parts = Array(bends.parts(at: slot))
        if parts.allSatisfy({ bends.isParallel($0.place) }) { return .changesNothing }
        let canStandIn = parts.contains { part in
            let other = bends.rows[part.place]
            return rows.kind[other].isHard && rows.errorSides[other] == .both && canTake(part, slot)
        }
        return canStandIn ? .changesNothing : .unknown
    }

    /// What removing a row outside the tight set would change, given its place among those on their bends.
    func removal(ofRowOnBend place: Int) -> Verdict {
        let row = bends.rows[place]
        let parts = bends.parts(of: place)
        let touchesOpen = parts.contains { !solver.simplex.ties.open[$0.slot].isEmpty }
        if isDecisiveBound(row) { return .unknown }
        if rows.gradient[row] == 0 && !touchesOpen { return .changesNothing }
        // Ties were settled without it, and what isn't free can't move anyway.
        if rows.gradient[row] == 0 && rows.blockedSlot[row].isNone && !hasStuckSlots {
            return .changesNothing
        }
        guard let slot = parts.first?.slot else { return .changesNothing }
        guard bends.isParallel(place), bends.parts(at: slot).allSatisfy({ bends.isParallel($0.place) }) else {
            return .unknown
        }
        var opens = false
        for sign in Self.directions {
            let without = costSign(of: slot, sign, without: row)
            if without < 0 { return .changes }
            if without == 0 && costSign(of: slot, sign, without: .none) > 0 { opens = true }
        }
        if !opens { return .changesNothing }
        return movesDecided(slot) ? .changes : .unknown
    }

    private static let directions = [1.0, -1.0]

    /// What removing the row of a slot would change, if the slot can then move at no cost in the directions whose sign is 0,
    /// judged from reduced costs alone. If ties decide against all of these, the tight set still proves the solution.
    ///
    /// - Parameter signs: The signs that take the bends of rows that the slot moves into account.
    private func removal(ofTightRowAt slot: Slot, opening proven: [Int], _ signs: [Int]) -> Verdict {
        let movesDecided = movesDecided(slot)
        if movesDecided && signs.contains(0) { return .changes }
        if movesDecided || hasStuckSlots { return .unknown }
        let (first, slope, isStopped) = solver.vertex.withMove(of: slot, 1) {
            let change = solver.simplex.firstChange()
            return (change.key, change.slope, solver.removal.moveMeetsTies(upTo: change.key))
        }
        if first == .never || solver.simplex.isDoubtful(slope) { return .unknown }
        for (place, sign) in Self.directions.enumerated() where proven[place] == 0 && sign * slope < 0 {
            let isMove = signs[place] == 0 && !isStopped && bends.parts(at: slot).first { _ in true } == nil
            return isMove ? .changes : .unknown
        }
        return .changesNothing
    }

    /// Whether moving a slot changes a variable that isn't free.
    private func movesDecided(_ slot: Slot) -> Bool {
        // Its row changes, and so does one of the row's variables.
        let row = solver.tightSet.row(at: slot)
        if rows.terms(of: row).allSatisfy({ !isFree[rows.termVariable[$0].offset] }) { return true }
        // A slot that is a block of its own moves its variable, and there are few others.
        let isAlone =
            solver.simplex.isFreshlyFactored
            && solver.tightSet.factorOfBlock[solver.tightSet.blockOfSlot[slot]] < 0
        if isAlone && !isFree[slot.offset] { return true }
        return solver.vertex.direction.use { direction in
            direction.put(1, at: slot)
            solver.tightSet.forwardTransform(direction, onlyLive: false)
            return direction.variables.contains { variable in
                !isFree[variable.offset] && abs(direction[variable]) > Tolerance.rate
            }
        }
    }

    /// The sign of the cost of moving a slot alone, at the strongest level where it isn't 0, without one of the rows.
    ///
    /// - Parameter countsBends: Whether the cost beyond their bends is included for rows on their bends.
    private func costSign(
        of slot: Slot, _ sign: Double, without removed: Row, countsBends: Bool = true
    ) -> Int {
        let own = solver.tightSet.row(at: slot)
        let costs = own != removed && !rows.kind[own].isTieBreaker && rows.slopeSign(own, towards: sign) != 0
        if costs && rows.kind[own].isHard { return 1 }
        let reducedCosts = solver.simplex.reducedCosts
        reducedCosts.startCost(
            slot: slot, direction: sign, slope: costs ? rows.slope[own] : 0,
            level: max(0, Int(rows.level[own])))
        solver.work.noteLooks(at: 1, levels: reducedCosts.levelCount)
        if !countsBends { return reducedCosts.costSign }
        for part in bends.parts(at: slot) {
            let row = bends.rows[part.place]
            let rate = part.coefficient * sign
            let ahead = row == removed ? 0 : rows.slopeSign(row, towards: rate)
            if rows.kind[row].isHard {
                if ahead != 0 { return 1 }
                continue
            }
            let bend = Double(ahead - rows.gradient[row]) * rate * rows.slope[row]
            if bend != 0 { reducedCosts.addCost(bend, level: Int(rows.level[row])) }
        }
        return reducedCosts.costSign
    }

    /// Whether a required equality can replace a slot's row while every other slot is still kept from moving; it then proves
    /// the solution in place of the row.
    private func canTake(_ part: RowsOnBends.Part, _ slot: Slot) -> Bool {
        for other in bends.parts(of: part.place) where other.slot != slot {
            let own = solver.tightSet.row(at: other.slot)
            for sign in [1.0, -1.0] {
                let costs = !rows.kind[own].isTieBreaker && rows.slopeSign(own, towards: sign) != 0
                if costs && rows.kind[own].isHard { continue }
                let reducedCosts = solver.simplex.reducedCosts
                reducedCosts.startCost(
                    slot: other.slot, direction: sign, slope: costs ? rows.slope[own] : 0,
                    level: max(0, Int(rows.level[own])))
                solver.work.noteLooks(at: 1, levels: reducedCosts.levelCount)
                let ratio = -sign * other.coefficient / part.coefficient
                for level in 0..<reducedCosts.levelCount {
                    let share = ratio * reducedCosts.value(slot, level: level)
                    if share != 0 { reducedCosts.addCost(share, level: level) }
                }
                if reducedCosts.costSign <= 0 { return false }
            }
        }
        return true
    }
}

extension TightSetSolver {
    /// Whether a row with a cost is on its bend outside the tight set.
    fileprivate func isOnBend(_ row: Row) -> Bool {
        !rows.isTight(row) && rows.isActive(row) && !rows.kind[row].isTieBreaker
            && abs(rows.residual[row]) <= Tolerance.residual
    }
}
