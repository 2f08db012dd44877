/// A simplex tableau: basic columns as sums of nonbasic ones, all nonbasic ones being 0.
///
/// Columns are either free (the unknowns) or at least 0 (errors and slacks). A free column becomes basic as soon as a row
/// holds it and stays so, hence nonbasic columns in rows are always at least 0.
struct Tableau {
    /// The two columns of a row `expression = above − below`, both at least 0 and one of them 0.
    struct Errors {
        var above: Int
        var below: Int
    }

    /// How far a scaled row may be off and still count as satisfied; data are points, of which pixels are large parts.
    static let tolerance = 1e-7

    /// By column: the row that expresses it, nil for a nonbasic column.
    private var rows: [SparseRow?] = []
    private var isFree: [Bool] = []
    /// Fixed at 0 for good; such a column appears in no row.
    private var isFixed: [Bool] = []
    /// Columns in the order in which they became basic.
    private(set) var pivots = 0
    private let pivotLimit: Int

    init(pivotLimit: Int) { self.pivotLimit = pivotLimit }

    mutating func addColumn(free: Bool) -> Int {
        rows.append(nil)
        isFree.append(free)
        isFixed.append(false)
        return rows.count - 1
    }

    func value(of column: Int) -> Double { rows[column]?.constant ?? 0 }

    /// An expression with basic columns replaced by their rows.
    func substituted(_ terms: [(column: Int, coefficient: Double)], constant: Double) -> SparseRow {
        var row = SparseRow(constant: constant)
        for (column, coefficient) in terms {
            if let basic = rows[column] {
                row.add(coefficient, times: basic)
            } else if !isFixed[column] {
                row.add(coefficient, column: column)
            }
        }
        return row
    }

    /// Adds `expression = above − below`; feasible whatever the expression.
    mutating func addErrors(of expression: SparseRow) throws(SolverError) -> Errors {
        let errors = Errors(above: addColumn(free: false), below: addColumn(free: false))
        var row = expression
        row.add(-1, column: errors.above)
        row.add(1, column: errors.below)
        let largestFree = row.entries.filter { isFree[$0.column] }.max { abs($0.value) < abs($1.value) }
        let basic = largestFree?.column ?? (row.constant >= 0 ? errors.above : errors.below)
        try enter(basic, solving: row)
        return errors
    }

    /// Makes a column basic by solving `row = 0` for it.
    private mutating func enter(_ column: Int, solving row: SparseRow) throws(SolverError) {
        pivots += 1
        guard pivots <= pivotLimit else { throw .limitExceeded(.pivots, limit: pivotLimit) }
        var solved = row
        let coefficient = solved.remove(column: column)
        solved.scale(by: -1 / coefficient)
        for index in rows.indices where rows[index] != nil {
            let factor = rows[index]?.remove(column: column) ?? 0
            if factor != 0 { rows[index]?.add(factor, times: solved) }
        }
        rows[column] = solved
    }

    /// Makes the sum of columns, each at least 0, as small as can be and then keeps it there; returns it.
    mutating func minimize(_ columns: [Int]) throws(SolverError) -> Double {
        let terms = columns.filter { !isFixed[$0] }.map { (column: $0, coefficient: 1.0) }
        while true {
            let objective = substituted(terms, constant: 0)
            guard let entering = objective.entries.first(where: { $0.value < -Self.tolerance })?.column
            else {
                fix(objective.entries.filter { $0.value > Self.tolerance }.map(\.column))
                return objective.constant
            }
            guard let leaving = leavingColumn(for: entering), let row = rows[leaving] else {
                return objective.constant
            }
            rows[leaving] = nil
            var equation = row
            equation.add(-1, column: leaving)
            try enter(entering, solving: equation)
        }
    }

    /// The basic column that reaches 0 first as a nonbasic one grows (Bland's rule: the first of equals).
    private func leavingColumn(for entering: Int) -> Int? {
        var best: (column: Int, ratio: Double)?
        for column in rows.indices where !isFree[column] {
            guard let row = rows[column] else { continue }
            let coefficient = row[entering]
            guard coefficient < -1e-9 else { continue }
            let ratio = max(0, row.constant) / -coefficient
            if best.map({ ratio < $0.ratio - 1e-12 }) ?? true { best = (column, ratio) }
        }
        return best?.column
    }

    /// Fixes nonbasic columns at 0.
    private mutating func fix(_ columns: [Int]) {
        guard !columns.isEmpty else { return }
        for column in columns { isFixed[column] = true }
        let isFixed = isFixed
        for index in rows.indices where rows[index] != nil {
            rows[index]?.keepColumns { !isFixed[$0] }
        }
    }

    /// The nonbasic columns that could still grow, in order.
    var openColumns: [Int] {
        rows.indices.filter { rows[$0] == nil && !isFixed[$0] }
    }

    var columnCount: Int { rows.count }

    /// The row of a basic column.
    func row(of column: Int) -> SparseRow? { rows[column] }

    /// Columns at least 0 that are basic, in order.
    var restrictedBasicColumns: [Int] {
        rows.indices.filter { rows[$0] != nil && !isFree[$0] }
    }

    /// The greatest (or, for a factor of −1, the negated least) value a column can take; infinite where nothing bounds it.
    func supremum(of column: Int, times factor: Double) throws(SolverError) -> Double {
        var copy = self
        while true {
            guard let row = copy.rows[column] else { return .infinity }
            guard let entering = row.entries.first(where: { factor * $0.value > Self.tolerance })?.column
            else { return factor * row.constant }
            guard let leaving = copy.leavingColumn(for: entering), let leavingRow = copy.rows[leaving] else {
                return .infinity
            }
            copy.rows[leaving] = nil
            var equation = leavingRow
            equation.add(-1, column: leaving)
            try copy.enter(entering, solving: equation)
        }
    }
}
