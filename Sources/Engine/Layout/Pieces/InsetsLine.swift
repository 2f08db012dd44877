/// Numbers that are affine in the canvas's length over a range.
struct InsetsLine {
    /// A length in the range, at which the numbers have the given values.
    let length: Double
    let values: [Double]
    /// Their change per point of the canvas.
    var slopes: [Double]
    /// The lengths over which they are known to be affine.
    var range: ClosedRange<Double>

    /// The numbers at a length.
    func values(at other: Double) -> [Double] {
        zip(values, slopes).map { $0 + $1 * (other - length) }
    }

    /// Whether the given numbers, at a length, lie on the line.
    func passes(through others: [Double], at other: Double) -> Bool {
        let distance = other - length
        return others.indices.allSatisfy {
            abs(values[$0] + slopes[$0] * distance - others[$0]) <= Self.tolerance
        }
    }

    /// The difference in points below which numbers are considered equal.
    static let tolerance = 1e-7
}
