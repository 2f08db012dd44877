/// How everything follows the constants of some rows while the tight set stays what it is.
///
/// An edit that crosses no bend, as when a window is resized by a point, is then one pass over the variables
/// that move. Residuals follow only when something else asks for them.
final class Sensitivity {
    /// The row whose constant changes, or -1.
    var row: Int32 = -1
    let variables = Storage<Int32>()
    let variableRates = Storage<Double>()
    let rows = Storage<Int32>()
    let rowRates = Storage<Double>()
    /// How far the constant has moved since the residuals were brought up to date, and how far it may.
    var shift = 0.0
    var lowest = -Double.infinity
    var highest = Double.infinity
    /// The rows whose bends these are, or -1.
    var lowestRow: Int32 = -1
    var highestRow: Int32 = -1

    /// Starts over for a row, or for several with -1.
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

    /// Takes account of a bend that a value reaches when it changes by -value.
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
