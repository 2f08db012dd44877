/// Finding slots whose open directions are blocked.
extension TightSetSolver {
    /// Whether both directions of a slot cost after all: its row holds with slack on one side only, and on that side a
    /// parallel row is on its bend. This is the case for every view that has its intrinsic size.
    func isBlocked(_ slot: Slot) -> Bool {
        let open = ties.open[slot]
        if open == .both { return false }
        let sign: Double = open == .above ? 1 : -1
        var isBlocked = false
        forEachParallelRow(to: tightSet.row(at: slot)) { other, ratio in
            if isBlocked || abs(rows.residual[other]) > Self.tolerance { return }
            if rows.kind[other].isTieBreaker || rows.gradient[other] != 0 { return }
            if rows.slopeSign(other, towards: sign * ratio) != 0 {
                rows.blockedSlot[other] = slot
                isBlocked = true
            }
        }
        return isBlocked
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
}
