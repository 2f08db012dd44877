/// Converts decimals with so few digits that a single division is exact.
enum ExactDecimal {
    /// Returns the number with the given digits, of which `fraction` follow the point; nil if there are too many.
    ///
    /// The digits and the power of ten are exact, so their quotient is rounded only once and correctly.
    static func value(digits: UInt64, count: Int, fraction: Int) -> Double? {
        count <= 15 ? Double(digits) / powersOfTen[fraction] : nil
    }

    private static let powersOfTen: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}
