/// The solver behind the layout engine: an active-set method on a block-triangular factor.
///
/// `Documentation/Notes/Solver.md` explains the mathematics. In short: as many constraints as there are variables are
/// kept *tight*, so that they determine every variable; a violated constraint is repaired by exchanging it for
/// the tight one that costs least, level by level. What a call changes is worked in at the next `solve()`.
///
/// Each part only knows those before it: the matrix, the tight set with its factors, the vertex that it determines, the
/// simplex method, the repair of violated rows, and tie-breaking. `OptimalFace`, `TrialRemoval` and `Explainer` answer
/// questions about the solution with the whole solver.
package final class TightSetSolver: ConstraintSolver {
    let limits: SolverLimits
    let rows: ConstraintMatrix
    let tightSet: TightSet
    let vertex: Vertex
    let coefficients: SparseVector
    let work: WorkMeter
    let simplex: Simplex
    let repair: Repair
    let tieBreaking: TieBreaking
    let parametric: ParametricWalk

    var changes = PendingChanges()
    /// Of each variable, how many constraints use it, or -1 once it is removed.
    let useCounts = Table<Variable, Int32>()
    var removedVariableCount = 0

    /// An empty system that throws when it grows beyond the limits.
    package init(limits: SolverLimits = .standard) {
        self.limits = limits
        rows = ConstraintMatrix()
        vertex = Vertex(rows: rows)
        tightSet = vertex.tightSet
        coefficients = vertex.coefficients
        work = WorkMeter(vertex: vertex, limits: limits)
        simplex = Simplex(vertex: vertex, work: work)
        repair = Repair(simplex: simplex)
        tieBreaking = TieBreaking(repair: repair)
        parametric = ParametricWalk(simplex: simplex)
    }

    /// The work that may still be done; solves, queries and trials take theirs out of it.
    package var budget: WorkBudget {
        get { work.budget }
        set { work.budget = newValue }
    }

    /// The value of the last `solve()`; 0 for an unknown variable.
    package func value(of variable: SolverVariable) -> Double {
        if variable.index < 0 || variable.index >= vertex.values.count { return 0 }
        let variable = Variable(variable.index)
        return vertex.values[variable] * rows.unit(of: variable)
    }

    /// The values of the last `solve()`, in the order in which variables were made.
    package var allValues: [Double] {
        rows.variables.map { vertex.values[$0] * rows.unit(of: $0) }
    }

    /// The conflicts of the last `solve()`, in the order in which constraints were broken.
    package var conflicts: [SolverConflict] { repair.conflicts.all }
}
