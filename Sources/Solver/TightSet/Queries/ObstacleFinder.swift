/// Finds what keeps an optional row from being met: rows at least as strong, of which one would get worse.
///
/// Each slot along which the row would get better is kept from moving by its own row, or because other rows then cost
/// more. What these in turn depend on is kept in the same way. Together they prove that the row can't get better without
/// one of them getting worse: along every slot, what they cost grows at the strongest level where it changes.
struct ObstacleFinder {
    private let solver: TightSetSolver
    private let target: Row
    private let workspace: ObstacleWorkspace
    private var obstacles: [Row] = []
    /// Rows whose increase in error, or the target's decrease, hasn't been traced to slots yet.
    private var pending: [(row: Row, sign: Double)]
    /// Whether it contains more than the slots' own rows, so that the set may not be minimal.
    private var needsReduction = false
    /// The number of slots and rows looked at since the budget was charged last.
    private var lookCount = 0

    private var rows: ConstraintMatrix { solver.rows }

    init(solver: TightSetSolver, target: Row, workspace: ObstacleWorkspace) {
        self.solver = solver
        self.workspace = workspace
        self.target = target
        workspace.startSearch()
        workspace.note(row: target)
        pending = [(target, solver.rows.residual[target] > 0 ? -1 : 1)]
    }

    /// A minimal set of rows, in the order added.
    mutating func find() throws(SolverError) -> [SolverConstraint.ID] {
        while let (row, sign) = pending.popLast() {
            trace(row, sign)
            try solver.budget.spend(lookCount)
            lookCount = 0
        }
        try solver.work.spendWork(storing: obstacles.count)
        let rows = rows
        obstacles.sort { rows.order[$0] < rows.order[$1] }
        if needsReduction && obstacles.count > 1 && workspace.takeReduction(of: obstacles.count) {
            var reduction = ObstacleReduction(solver: solver, target: target)
            obstacles = try reduction.reduced(obstacles)
        }
        return obstacles.map { solver.rows.identifier(of: $0) }
    }

    /// Examines the slots along which a row grows (sign 1) or falls (sign -1).
    private mutating func trace(_ row: Row, _ sign: Double) {
        for (slot, own) in workspace.slots(moving: row) {
            lookCount += Self.workPerLook
            let direction = own * sign
            guard workspace.note(slot: slot, isUp: direction > 0) else { continue }
            block(slot, direction)
        }
    }

    private mutating func block(_ slot: Slot, _ sign: Double) {
        let own = solver.tightSet.row(at: slot)
        if counts(own) && rows.slopeSign(own, towards: sign) != 0 {
            add(own)
            return
        }
        let moved = workspace.rows(movedBy: slot)
        lookCount += Self.workPerLook * moved.count
        for (row, costsMore) in moved where costsMore == (sign > 0) && counts(row) {
            guard add(row) else { continue }
            needsReduction = true
            pending.append((row, -Double(rows.gradient[row])))
        }
    }

    /// The work of looking at a slot or a row once.
    private static let workPerLook = 4

    /// Whether a row is at least as strong as the target.
    private func counts(_ row: Row) -> Bool {
        !rows.kind[row].isTieBreaker && rows.isActive(row) && rows.level[row] <= rows.level[target]
    }

    @discardableResult
    private mutating func add(_ row: Row) -> Bool {
        guard workspace.note(row: row) else { return false }
        obstacles.append(row)
        return true
    }
}

/// Whether moves are carried out, or only looked for.
enum Motion {
    case allowed
    /// Only exchanges that move nothing are carried out.
    case forbidden
    /// A move that would change a value was found and not carried out.
    case refused
    /// A move was found that is too short to say whether it changes anything.
    case unclear

    /// Whether a move that wasn't carried out has answered the question.
    var isAnswered: Bool { self == .refused || self == .unclear }
}
