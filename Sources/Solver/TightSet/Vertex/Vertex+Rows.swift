/// What rows outside the tight set do at the vertex and along a move.
extension Vertex {
    /// Returns the gradient that a row outside the tight set should have at its current residual.
    @inline(__always) func neededGradient(of row: Row) -> Int8 {
        if !rows.isActive(row) { return 0 }
        let residual = rows.residual[row]
        if residual > Tolerance.residual { return rows.slopeSign(row, towards: 1) }
        if residual < -Tolerance.residual { return rows.slopeSign(row, towards: -1) }
        return rows.gradient[row]
    }

    /// Adds a multiple of a row's terms to `coefficients`.
    func addTerms(of row: Row, times factor: Double) {
        for term in rows.terms(of: row) {
            coefficients.addListed(factor * rows.coefficient[term], at: rows.termVariable[term])
        }
    }

    /// Returns the length of the move at which the row's cost bends; nil if there is none ahead.
    func distanceToBend(of row: Row, rate: Double) -> Double? {
        if abs(rate) < Tolerance.rate { return nil }
        let residual = rows.residual[row]
        if abs(residual) <= Tolerance.residual {
            return rows.slopeSign(row, towards: rate) != rows.gradient[row] ? 0 : nil
        }
        return residual * rate < 0 ? -residual / rate : nil
    }

    /// Visits rows outside the tight set that are multiples of the given one: those among the last added with its first
    /// variable.
    @inline(__always)
    func forEachParallelRow(to row: Row, _ visit: (_ row: Row, _ ratio: Double) -> Void) {
        let variable = rows.termVariable[rows.firstTerm[row]]
        var looked = 0
        for term in rows.terms(with: variable) {
            if looked == 24 { break }
            looked += 1
            let other = rows.termRow[term]
            if rows.isTight(other) { continue }
            let ratio = parallelRatio(row, other)
            if ratio != 0 { visit(other, ratio) }
        }
    }

    /// Returns the factor between the second row's coefficients and the first's, or 0.
    func parallelRatio(_ row: Row, _ other: Row) -> Double {
        if rows.termCount[row] != rows.termCount[other] || row == other { return 0 }
        let terms = rows.terms(of: row)
        let otherTerms = rows.terms(of: other)
        let ratio = rows.coefficient[otherTerms[0]] / rows.coefficient[terms[0]]
        for index in 0..<terms.count {
            let (term, otherTerm) = (terms[index], otherTerms[index])
            if rows.termVariable[term] != rows.termVariable[otherTerm] { return 0 }
            if rows.coefficient[otherTerm] != ratio * rows.coefficient[term] { return 0 }
        }
        return ratio
    }

    /// The side of 0 that a variable is on; within rounding of 0, the side to which its artificial row left the tight set.
    func side(of variable: Variable) -> Int8 {
        let value = values[variable]
        if value > Tolerance.residual { return 1 }
        if value < -Tolerance.residual { return -1 }
        let artificial = rows.artificialRow[variable]
        return !artificial.isNone && !rows.isTight(artificial) ? rows.gradient[artificial] : 0
    }

    /// Starts a move of all these slots by amounts in no simple ratio, so that nothing cancels out.
    func putUnevenWeights(on slots: [Slot], in direction: SparseVector) {
        for slot in slots { direction.put(unevenWeight(of: slot), at: slot) }
    }
}
