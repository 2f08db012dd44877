/// How everything follows one tight row's constant while the tight set stays what it is.
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

    /// Starts over for a row.
    func start(row: Int32) {
        self.row = row
        variables.removeAll()
        variableRates.removeAll()
        rows.removeAll()
        rowRates.removeAll()
        shift = 0
        lowest = -.infinity
        highest = .infinity
    }

    /// Takes account of a bend that a value reaches when it changes by -value.
    func limit(value: Double, rate: Double, tolerance: Double) {
        if abs(value) <= tolerance {
            lowest = 0
            highest = 0
        } else if value / rate < 0 {
            highest = min(highest, -value / rate)
        } else {
            lowest = max(lowest, -value / rate)
        }
    }
}
