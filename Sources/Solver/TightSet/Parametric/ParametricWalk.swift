/// The dependency of a row's constant on a parameter, in the row's units.
struct ConstantRate {
    let row: Row
    let rate: Double
}

/// Follows the solution as the constants of some rows change, while the tight set stays the same.
///
/// Between two breakpoints the tight set stays optimal, since constants affect residuals but not reduced costs. The range
/// ends at a row that reaches its bend, an undetermined variable that passes 0 (its distance from 0 decides ties), or a
/// conflict that disappears.
final class ParametricWalk {
    let rows: ConstraintMatrix
    let vertex: Vertex
    let simplex: Simplex
    let direction: SparseVector
    let sensitivity = Sensitivity()

    init(simplex: Simplex) {
        self.simplex = simplex
        vertex = simplex.vertex
        rows = simplex.rows
        direction = simplex.direction
    }

    /// Updates the residuals and forgets the sensitivity, before anything else changes.
    func finish() {
        carryOutShift()
        sensitivity.row = .none
    }

    /// Applies a change to a tight row's constant along its sensitivity, which is computed if necessary. Returns
    /// whether that was all; otherwise values and residuals follow the change, and rows to repair are listed.
    ///
    /// - Parameter hasConflicts: Whether rows are broken, which may hold again after the change.
    func follow(_ row: Row, change: Double, hasConflicts: Bool) -> Bool {
        if sensitivity.row != row {
            finish()
            if !rows.isTight(row) || !rows.isActive(row) || hasConflicts { return false }
            sensitivity.start(row: row)
            vertex.withMove(of: rows.slot[row], -1) { noteSensitivity() }
        }
        let next = sensitivity.shift + change
        if next <= sensitivity.lowest || next >= sensitivity.highest { return false }
        sensitivity.shift = next
        for index in 0..<sensitivity.variables.count {
            vertex.values[sensitivity.variables[index]] += change * sensitivity.variableRates[index]
        }
        return true
    }

    /// Works out how the solution follows several constants that change in proportion.
    func follow(_ changes: [ConstantRate]) {
        sensitivity.start(row: .none)
        vertex.withMove(
            start: { direction in
                for change in changes where change.rate != 0 && rows.isTight(change.row) {
                    direction.addListed(-change.rate, at: rows.slot[change.row])
                }
            }
        ) {
            for change in changes where change.rate != 0 && !rows.isTight(change.row) {
                vertex.touch(change.row)
                rows.change[change.row] = cancelling(rows.change[change.row], change.rate)
            }
            noteSensitivity()
        }
    }

    /// The current sensitivity in the caller's terms.
    var response: SolverResponse {
        var variableRates = [Double](repeating: 0, count: rows.variableCount)
        for index in 0..<sensitivity.variables.count {
            let variable = sensitivity.variables[index]
            variableRates[variable.offset] = sensitivity.variableRates[index] * rows.unit(of: variable)
        }
        return SolverResponse(
            rates: variableRates, range: min(0, sensitivity.lowest)...max(0, sensitivity.highest),
            lowerLimit: sensitivity.lowestRow.isNone ? nil : rows.identifier(of: sensitivity.lowestRow),
            upperLimit: sensitivity.highestRow.isNone ? nil : rows.identifier(of: sensitivity.highestRow))
    }

    /// Records how the solution follows the current move, and how far.
    private func noteSensitivity() {
        for variable in direction.variables {
            let rate = direction[variable]
            sensitivity.variables.append(variable)
            sensitivity.variableRates.append(rate)
            if simplex.ties.isFree[variable] {
                sensitivity.limit(
                    value: vertex.values[variable], rate: rate, tolerance: Tolerance.residual, row: .none)
            }
        }
        for touched in vertex.touchedRows.elements {
            let rate = rows.change[touched]
            if rows.kind[touched] == .artificial || !rows.isActive(touched) { continue }
            if abs(rate) < Tolerance.rate { continue }
            sensitivity.rows.append(touched)
            sensitivity.rowRates.append(rate)
            limitSensitivity(by: touched, rate: rate)
        }
    }

    private func limitSensitivity(by row: Row, rate: Double) {
        let residual = rows.residual[row]
        if abs(residual) > Tolerance.residual || !rows.blockedSlot[row].isNone || rows.kind[row] == .stay {
            sensitivity.limit(value: residual, rate: rate, tolerance: Tolerance.residual, row: row)
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
    private func carryOutShift() {
        if sensitivity.row.isNone || sensitivity.shift == 0 { return }
        for index in 0..<sensitivity.rows.count {
            rows.residual[sensitivity.rows[index]] += sensitivity.shift * sensitivity.rowRates[index]
        }
        sensitivity.shift = 0
    }
}
