/// Finding slots whose open directions are blocked.
extension TightSetSolver {
    /// Whether both directions of a slot cost after all: its row holds with slack on one side only, and on that side a
    /// parallel row is on its bend. This is the case for every view that has its intrinsic size.
    func isBlocked(_ slot: Int32) -> Bool {
        let open = ties.open[slot]
        if open == 3 { return false }
        let sign: Double = open == 1 ? 1 : -1
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
    func forEachParallelRow(to row: Int32, _ visit: (_ row: Int32, _ ratio: Double) -> Void) {
        var looked = 0
        var term = rows.firstOfVariable[rows.termVariable[rows.firstTerm[row]]]
        while term >= 0 && looked < 24 {
            let other = rows.termRow[term]
            looked += 1
            term = rows.nextTerm[term]
            if rows.slot[other] >= 0 { continue }
            let ratio = parallelRatio(row, other)
            if ratio != 0 { visit(other, ratio) }
        }
    }

    /// Returns the factor between the second row's coefficients and the first's, or 0.
    func parallelRatio(_ row: Int32, _ other: Int32) -> Double {
        if rows.termCount[row] != rows.termCount[other] || row == other { return 0 }
        let first = Int(rows.firstTerm[row])
        let otherFirst = Int(rows.firstTerm[other])
        let ratio = rows.coefficient[otherFirst] / rows.coefficient[first]
        for index in 0..<Int(rows.termCount[row]) {
            if rows.termVariable[first + index] != rows.termVariable[otherFirst + index] { return 0 }
            if rows.coefficient[otherFirst + index] != ratio * rows.coefficient[first + index] { return 0 }
        }
        return ratio
    }
}
