/// Edits of one constant.
extension TightSetSolver {
    /// Applies a change to a tight row's constant along its sensitivity, which is computed if necessary. Returns
    /// whether that was all; otherwise values and residuals follow the change, and rows to repair are listed.
    func followSensitivity(of row: Row, change: Double) -> Bool {
        if sensitivity.row != row {
            carryOutShift()
            sensitivity.row = .none
            if !rows.isTight(row) || !rows.isActive(row) || !recordedConflicts.isEmpty { return false }
            workOutSensitivity(of: row)
        }
        let next = sensitivity.shift + change
        if next <= sensitivity.lowest || next >= sensitivity.highest { return false }
        sensitivity.shift = next
        for index in 0..<sensitivity.variables.count {
            values[sensitivity.variables[index]] += change * sensitivity.variableRates[index]
        }
        return true
    }

    private func workOutSensitivity(of row: Row) {
        sensitivity.start(row: row)
        withMove(of: rows.slot[row], -1) { noteSensitivity() }
    }

    /// Records how the solution follows the current move, and how far.
    func noteSensitivity() {
        for variable in direction.variables {
            let rate = direction[variable]
            sensitivity.variables.append(variable)
            sensitivity.variableRates.append(rate)
            if ties.isFree[variable] {
                sensitivity.limit(value: values[variable], rate: rate, tolerance: Self.tolerance, row: .none)
            }
        }
        for touched in touchedRows.elements {
            let rate = rows.change[touched]
            if rows.kind[touched] == .artificial || !rows.isActive(touched) { continue }
            if abs(rate) < Self.negligibleRate { continue }
            sensitivity.rows.append(touched)
            sensitivity.rowRates.append(rate)
            limitSensitivity(by: touched, rate: rate)
        }
    }

    private func limitSensitivity(by row: Row, rate: Double) {
        let residual = rows.residual[row]
        if abs(residual) > Self.tolerance || !rows.blockedSlot[row].isNone || rows.kind[row] == .stay {
            sensitivity.limit(value: residual, rate: rate, tolerance: Self.tolerance, row: row)
            return
        }
        if rows.slopeSign(row, towards: rate) != rows.gradient[row] {
            sensitivity.limitAbove(by: 0, row: row)
        }
        if rows.slopeSign(row, towards: -rate) != rows.gradient[row] {
            sensitivity.limitBelow(by: 0, row: row)
        }
    }

    /// Updates the residuals after edits made along the sensitivity.
    func carryOutShift() {
        if sensitivity.row.isNone || sensitivity.shift == 0 { return }
        for index in 0..<sensitivity.rows.count {
            rows.residual[sensitivity.rows[index]] += sensitivity.shift * sensitivity.rowRates[index]
        }
        sensitivity.shift = 0
    }
}
