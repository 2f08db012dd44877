/// The tolerances of floating-point arithmetic, relative to the numbers involved.
enum Rounding {
    /// The size of a sum, relative to its summands, below which it is only their rounding errors.
    static let cancellation = 1e-11
    /// The smallest coefficient for a pivot; rows are scaled so that their coefficients are about 1.
    static let pivot = 1e-9
    /// The error up to which a required constraint holds, relative to its largest term.
    static let satisfaction = 1e-9

    /// Returns `a + b`, or 0 if the sum is only the rounding error of the two.
    static func sum(_ a: Double, _ b: Double) -> Double {
        let sum = a + b
        return abs(sum) <= cancellation * max(abs(a), abs(b)) ? 0 : sum
    }
}
