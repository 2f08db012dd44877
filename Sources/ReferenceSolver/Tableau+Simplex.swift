import Solver

extension Tableau {
    /// Moves to the minimum of a sum of restricted symbols, and returns the sum there in terms of open symbols.
    ///
    /// No coefficient of the result is negative, so fixing the symbols with positive ones keeps the minimum. Returns
    /// nil if the sum has no minimum. Pivots on the steepest column, and by Bland's rule (the first column, the first
    /// of equally near rows) after several pivots without gain, so it never cycles.
    mutating func minimise(_ objective: [TableauRow.Entry]) throws(SolverError) -> TableauRow? {
        var idlePivots = 0
        while true {
            let cost = reducedRestricted(objective)
            let isCautious = idlePivots > 20 + rows.count / 4
            guard let entering = improvingSymbol(in: cost, isCautious: isCautious) else { return cost }
            guard let blocking = blockingRow(for: entering, isCautious: isCautious) else { return nil }
            idlePivots = rows[blocking].row.constant > 0 ? 0 : idlePivots + 1
            try pivot(row: blocking, entering: entering)
        }
    }

    /// Minimises a sum that has a minimum, and keeps it there permanently.
    mutating func settle(_ objective: [TableauRow.Entry]) throws(SolverError) {
        guard let cost = try minimise(objective) else { return }
        fixIncreasing(cost)
    }

    /// Fixes the symbols that would increase a minimum.
    mutating func fixIncreasing(_ cost: TableauRow) {
        fix(cost.entries.filter { $0.coefficient > 0 }.map(\.symbol))
    }

    /// Returns the symbol whose increase lowers an expression most steeply, or the first one that lowers it.
    func improvingSymbol(in cost: TableauRow, isCautious: Bool) -> Int? {
        let improving = cost.entries.filter { $0.coefficient < 0 }
        if isCautious { return improving.first?.symbol }
        return improving.min { $0.coefficient < $1.coefficient }?.symbol
    }

    /// Returns the row whose basic symbol reaches 0 first as a nonbasic one grows; nil if none ever does.
    ///
    /// Among equally near rows, it is the one with the largest coefficient, or the one with the first symbol.
    func blockingRow(for entering: Int, isCautious: Bool, excluding excluded: Int? = nil) -> Int? {
        var best: (index: Int, step: Double, coefficient: Double)?
        for index in rows.indices where rows[index].symbol != excluded {
            let coefficient = -rows[index].row.coefficient(of: entering)
            guard coefficient > Rounding.pivot else { continue }
            let step = rows[index].row.constant / coefficient
            if let best {
                guard step <= best.step else { continue }
                let isPreferred =
                    isCautious
                    ? rows[index].symbol < rows[best.index].symbol : coefficient > best.coefficient
                guard step < best.step || isPreferred else { continue }
            }
            best = (index, step, coefficient)
        }
        return best?.index
    }

    /// Exchanges the basic symbol of a row for a nonbasic one in it.
    ///
    /// Constants that would become less than 0 by a rounding error become 0.
    mutating func pivot(row index: Int, entering: Int) throws(SolverError) {
        try budget.spend()
        let leaving = rows[index].symbol
        var equation = rows[index].row
        equation.insert(-1, leaving)
        let solved = equation.solved(for: entering)
        for other in rows.indices where other != index {
            rows[other].row.substitute(entering, by: solved)
            rows[other].row.constant = max(0, rows[other].row.constant)
        }
        rows[index] = Definition(symbol: entering, row: solved)
        rows[index].row.constant = max(0, solved.constant)
        setPlace(of: leaving, .nonbasic)
        setPlace(of: entering, .basic(index))
    }
}
