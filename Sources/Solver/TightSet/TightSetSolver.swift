/// The solver behind the layout engine: an active-set method on a block-triangular factor.
///
/// `Documentation/Notes/Solver.md` explains the mathematics. In short: as many constraints as there are variables are
/// kept *tight*, so that they determine every variable; a violated constraint is repaired by exchanging it for
/// the tight one that costs least, level by level. What a call changes is worked in at the next `solve()`.
public final class TightSetSolver: ConstraintSolver {
    let limits: SolverLimits
    /// The work that may still be done; solves, queries and trials take theirs out of it.
    public var budget: WorkBudget {
        get { currentBudget }
        set { currentBudget = newValue }
    }
    /// Private, since every access to a class's public variable is checked at run time.
    private var currentBudget = WorkBudget()
    let rows = ConstraintMatrix()
    let tightSet: TightSet
    let multipliers = LevelMultipliers()

    /// The value of each variable.
    let values = Table<Variable, Double>()
    var removedVariableCount = 0
    /// Of each constraint by its identifier, its row or none.
    let rowOfConstraint = Storage<Row>()
    let levels = PriorityLevels()
    var liveConstraintCount = 0
    var liveTermCount = 0
    /// Of each variable, how many constraints use it, or -1 once it is removed.
    let useCounts = Table<Variable, Int32>()

    // Work space
    let direction = SparseVector()
    let coefficients = SparseVector()
    let touchedRows = Storage<Row>()
    let breakpoints = PriorityQueue<Breakpoint>()
    let crossedRows = Storage<Row>()

    // Repair
    let candidates = PriorityQueue<UInt64>()
    let isCandidate = Table<Slot, Bool>()
    /// The hard row being repaired, or none. Its violation costs at level 0; other hard rows never give way.
    var rowUnderRepair = Row.none
    var pivotCount = 0
    var idlePivotCount = 0
    /// How many rows moves have looked at since the solver was made.
    var movedRowCount = 0
    /// What factoring, solves and moves had looked at when the call began.
    var workAtStart = 0
    /// What they had looked at when the budget was charged last.
    var workSpent = 0
    /// The rows exchanged last, one after the other.
    var recentRows = [Row](repeating: .none, count: recentRowCount)
    var nextRecentRow = 0
    /// Whether nothing was exchanged since the tight set was last factored.
    var isFreshlyFactored = false
    /// Whether a decision hung on a number that may be rounding which exchanges made grow.
    var hasDoubts = false
    var waitingRows: [Row] = []
    /// Whether moves are carried out.
    var motion = Motion.allowed
    /// The slots priced since this was last emptied; nil where nobody asks.
    var slotsLookedAt: [Slot]?
    /// System rows that collided in this repair and are tried again after the others.
    var rowsPutOff: Set<Row> = []

    // Ties
    let ties = TieState()
    /// Whether ties were settled since the tight set was last factored, so that decisions can be out of date.
    var hasTieDecisions = false
    let openSlots = OpenSlots()

    /// Removed rows that the tight set or its base may still use.
    var ghostRows: [Row] = []
    var changes = PendingChanges()
    let sensitivity = Sensitivity()
    var recordedConflicts: [SolverConflict] = []

    /// An empty system that throws when it grows beyond the limits.
    public init(limits: SolverLimits = .standard) {
        self.limits = limits
        tightSet = TightSet(rows: rows)
    }

    /// The value of the last `solve()`; 0 for an unknown variable.
    public func value(of variable: SolverVariable) -> Double {
        if variable.index < 0 || variable.index >= values.count { return 0 }
        let variable = Variable(variable.index)
        return values[variable] * rows.unit(of: variable)
    }

    /// The values of the last `solve()`, in the order in which variables were made.
    public var allValues: [Double] {
        rows.variables.map { values[$0] * rows.unit(of: $0) }
    }

    /// The conflicts of the last `solve()`, in the order in which constraints were broken.
    public var conflicts: [SolverConflict] { recordedConflicts }
}
