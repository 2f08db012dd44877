/// A tableau that speaks of solver constraints and variables.
struct TableauSystem {
    private var tableau: Tableau
    private let columnOffsets: [Int: Int]
    /// By constraint: the columns that its error is the sum of.
    private var errorColumns: [Int: [Int]] = [:]
    private var wishes: [Int] = []

    init(variables: [SolverVariable], pivotLimit: Int) {
        tableau = Tableau(pivotLimit: pivotLimit)
        var offsets: [Int: Int] = [:]
        for variable in variables { offsets[variable.index] = tableau.addColumn(free: true) }
        columnOffsets = offsets
    }

    /// Whether anything can still move.
    var isOpen: Bool { !tableau.openColumns.isEmpty }

    func value(of variable: SolverVariable) -> Double {
        columnOffsets[variable.index].map { tableau.value(of: $0) } ?? 0
    }

    /// Makes a constraint hold from now on; returns false, leaving the system unusable, if it can't.
    mutating func require(_ constraint: SolverConstraint) throws(SolverError) -> Bool {
        let (columns, scale) = try addErrors(of: constraint)
        let error = try tableau.minimize(columns)
        return error <= Tableau.tolerance * max(1, scale)
    }

    /// Adds a wish without yet minding it.
    mutating func wish(_ constraint: SolverConstraint, id: SolverConstraint.ID) throws(SolverError) {
        let columns = try addErrors(of: constraint, scaled: false).columns
        errorColumns[id.index] = columns
        wishes += columns
    }

    /// Makes the sum of the errors of all wishes added since the last call as small as can be.
    mutating func satisfyWishes() throws(SolverError) {
        _ = try tableau.minimize(wishes)
        wishes = []
    }

    /// Makes one wish's own error as small as can be.
    mutating func settle(_ id: SolverConstraint.ID) throws(SolverError) {
        _ = try tableau.minimize(errorColumns[id.index] ?? [])
    }

    /// Makes the error of a constraint that was not a wish as small as can be.
    mutating func settle(_ constraint: SolverConstraint) throws(SolverError) {
        _ = try tableau.minimize(try addErrors(of: constraint).columns)
    }

    /// Adds a row for a constraint; the columns that count as its error, and the size of its numbers.
    private mutating func addErrors(
        of constraint: SolverConstraint, scaled: Bool = true
    ) throws(SolverError) -> (columns: [Int], scale: Double) {
        let largest = constraint.terms.map { abs($0.coefficient) }.max() ?? 0
        let factor = scaled && largest > 0 ? 1 / largest : 1
        let terms = constraint.terms.compactMap { term in
            columnOffsets[term.variable.index].map { (column: $0, coefficient: term.coefficient * factor) }
        }
        let expression = tableau.substituted(terms, constant: constraint.constant * factor)
        let errors = try tableau.addErrors(of: expression)
        let columns =
            switch constraint.relation {
            case .equal: [errors.above, errors.below]
            case .lessThanOrEqual: [errors.above]
            case .greaterThanOrEqual: [errors.below]
            }
        return (columns, abs(constraint.constant * factor))
    }

    /// The column of a variable.
    func column(of variable: SolverVariable) -> Int? { columnOffsets[variable.index] }

    /// The tableau itself, to look into what is still open.
    var openTableau: Tableau { tableau }
}
