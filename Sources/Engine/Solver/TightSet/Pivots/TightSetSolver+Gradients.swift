/// What rows outside the tight set cost, carried over to the multipliers.
extension TightSetSolver {
    /// The gradient a row outside the tight set should count with at its current residual.
    @inline(__always) func neededGradient(of row: Int32) -> Int8 {
        if !rows.isActive(row) { return 0 }
        let residual = rows.residual[row]
        if residual > Self.tolerance { return rows.slopeSign(row, towards: 1) }
        if residual < -Self.tolerance { return rows.slopeSign(row, towards: -1) }
        return rows.gradient[row]
    }

    /// Adopts new gradients, with one solve for all rows of a level in a run.
    ///
    /// - Parameter keepsTies: Whether these are the gradients that ties were decided with.
    func setGradients(
        of list: some Collection<Int32>, keepsTies: Bool = false, to gradient: (Int32) -> Int8
    ) {
        var run: [Int32] = []
        coefficients.support.removeAll()
        for row in list {
            if rows.slot[row] >= 0 { continue }
            let old = rows.gradient[row]
            let new = gradient(row)
            if old == new { continue }
            if let first = run.first, rows.level[first] != rows.level[row] {
                addGradients(of: run, keepsTies: keepsTies)
                run.removeAll(keepingCapacity: true)
            }
            run.append(row)
            rows.gradient[row] = new
            addTerms(of: row, times: Double(new - old) * rows.slope[row])
        }
        addGradients(of: run, keepsTies: keepsTies)
    }

    /// Adds a row's terms to `coefficients`.
    func addTerms(of row: Int32, times factor: Double) {
        for term in rows.terms(of: row) {
            let variable = rows.termVariable[term]
            coefficients.add(factor * rows.coefficient[term], at: variable)
            coefficients.support.append(variable)
        }
    }

    /// Adds the changed costs of a run of rows, summed up in `coefficients`, to the multipliers.
    private func addGradients(of run: [Int32], keepsTies: Bool) {
        guard let first = run.first else { return }
        tightSet.solveForMultipliers(coefficients)
        var firstKey = TieKey.never
        if !keepsTies {
            for row in run where !rows.kind[row].isHard {
                firstKey = min(firstKey, TieKey(row: row, in: rows))
            }
        }
        for index in 0..<coefficients.support.count {
            let slot = coefficients.support[index]
            if coefficients[slot] == 0 { continue }
            multipliers.add(coefficients[slot], to: slot, level: Int(rows.level[first]))
            addCandidate(slot, keepsDecision: keepsTies || ties.decidedBy[slot] < firstKey.bits)
        }
        coefficients.clear()
        if run.count > 1 && hasTieDecisions && !keepsTies { unsettleSlots(movingAnyRow: run) }
    }

    /// Puts how a row is made up of the tight rows into `coefficients`.
    func expressInTightRows(_ row: Int32) {
        coefficients.support.removeAll()
        for term in rows.terms(of: row) {
            let variable = rows.termVariable[term]
            coefficients[variable] = rows.coefficient[term]
            coefficients.support.append(variable)
        }
        tightSet.solveForMultipliers(coefficients)
    }
}
