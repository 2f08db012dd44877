/// Updating the reduced costs with the costs of rows outside the tight set.
extension Simplex {
    /// Sets new gradients, with one solve for all rows of a level in a run.
    ///
    /// - Parameter keepsTies: Whether ties were decided with the same gradients.
    func setGradients(
        of list: some Collection<Row>, keepsTies: Bool = false, to gradient: (Row) -> Int8
    ) {
        var run: [GradientChange] = []
        for row in list where !rows.isTight(row) {
            let change = GradientChange(row: row, amount: gradient(row) - rows.gradient[row])
            if change.amount == 0 { continue }
            if let first = run.first, rows.level[first.row] != rows.level[row] {
                addToReducedCosts(run, keepsTies: keepsTies)
                run.removeAll(keepingCapacity: true)
            }
            run.append(change)
            rows.gradient[row] += change.amount
        }
        addToReducedCosts(run, keepsTies: keepsTies)
    }

    private struct GradientChange {
        var row: Row
        var amount: Int8
    }

    /// Adds the changed costs of rows of one level to the reduced costs.
    private func addToReducedCosts(_ run: [GradientChange], keepsTies: Bool) {
        guard let level = run.first.map({ Int(rows.level[$0.row]) }) else { return }
        var firstKey = TieKey.never
        if !keepsTies {
            for change in run where !rows.kind[change.row].isHard {
                firstKey = min(firstKey, TieKey(row: change.row, in: rows))
            }
        }
        coefficients.use { coefficients in
            for change in run {
                vertex.addTerms(of: change.row, times: Double(change.amount) * rows.slope[change.row])
            }
            tightSet.backwardTransform(coefficients)
            work.noteLooks(at: coefficients.count)
            for slot in coefficients.slots {
                if coefficients[slot] == 0 { continue }
                reducedCosts.add(coefficients[slot], to: slot, level: level)
                addCandidate(slot, keepsDecision: keepsTies || ties.decidedBy[slot] < firstKey.bits)
            }
            work.noteCosts(reducedCosts.values.count)
        }
        if run.count > 1 && hasTieDecisions && !keepsTies { unsettleSlots(movingAnyRow: run.map { $0.row }) }
    }
}
