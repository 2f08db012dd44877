/// The dependency of the solution on the constants of some rows while the tight set stays the same.
///
/// An edit that crosses no bend, such as resizing a window by a point, then takes only one pass over the variables that
/// move. Residuals are updated only when something else needs them.
final class Sensitivity {
    /// The row whose constant changes, or -1.
    var row: Int32 = -1
    let variables = Storage<Int32>()
    let variableRates = Storage<Double>()
    let rows = Storage<Int32>()
    let rowRates = Storage<Double>()
    /// The change of the constant since the residuals were updated, and its range.
    var shift = 0.0
    var lowest = -Double.infinity
    var highest = Double.infinity
    /// The rows with these bends, or -1.
    var lowestRow: Int32 = -1
    var highestRow: Int32 = -1

    /// Starts over for a row, or with -1 for several.
    func start(row: Int32) {
        self.row = row
        variables.removeAll()
        variableRates.removeAll()
        rows.removeAll()
        rowRates.removeAll()
        shift = 0
        (lowest, lowestRow) = (-.infinity, -1)
        (highest, highestRow) = (.infinity, -1)
    }

    /// Limits the range by the bend that a value reaches when it changes by -value.
    func limit(value: Double, rate: Double, tolerance: Double, row: Int32) {
        if abs(value) <= tolerance {
            limitBelow(by: 0, row: row)
            limitAbove(by: 0, row: row)
        } else if value / rate < 0 {
            limitAbove(by: -value / rate, row: row)
        } else {
            limitBelow(by: -value / rate, row: row)
        }
    }

    func limitBelow(by distance: Double, row limit: Int32) {
        if distance > lowest { (lowest, lowestRow) = (distance, limit) }
    }

    func limitAbove(by distance: Double, row limit: Int32) {
        if distance < highest { (highest, highestRow) = (distance, limit) }
    }
}
