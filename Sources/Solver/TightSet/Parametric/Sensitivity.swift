/// The dependency of the solution on the constants of some rows while the tight set stays the same.
///
/// An edit that crosses no bend, such as resizing a window by a point, then takes only one pass over the variables that
/// move. Residuals are updated only when something else needs them.
final class Sensitivity {
    /// The row whose constant changes, or none.
    var row = Row.none
    let variables = Storage<Variable>()
    let variableRates = Storage<Double>()
    let rows = Storage<Row>()
    let rowRates = Storage<Double>()
    /// The change of the constant since the residuals were updated, and its range.
    var shift = 0.0
    var lowest = -Double.infinity
    var highest = Double.infinity
    /// The rows with these bends, or none.
    var lowestRow = Row.none
    var highestRow = Row.none

    /// Starts over for a row, or for several with none.
    func start(row: Row) {
        self.row = row
        variables.removeAll()
        variableRates.removeAll()
        rows.removeAll()
        rowRates.removeAll()
        shift = 0
        (lowest, lowestRow) = (-.infinity, .none)
        (highest, highestRow) = (.infinity, .none)
    }

    /// Limits the range by the bend that a value reaches when it changes by -value.
    func limit(value: Double, rate: Double, tolerance: Double, row: Row) {
        if abs(value) <= tolerance {
            limitBelow(by: 0, row: row)
            limitAbove(by: 0, row: row)
        } else if value / rate < 0 {
            limitAbove(by: -value / rate, row: row)
        } else {
            limitBelow(by: -value / rate, row: row)
        }
    }

    func limitBelow(by distance: Double, row limit: Row) {
        if distance > lowest { (lowest, lowestRow) = (distance, limit) }
    }

    func limitAbove(by distance: Double, row limit: Row) {
        if distance < highest { (highest, highestRow) = (distance, limit) }
    }
}
