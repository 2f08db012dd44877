/// What counts as 0 in floating-point arithmetic; all of it relative to the numbers at hand.
enum Rounding {
    /// A sum smaller than its summands by this much is nothing but their rounding errors.
    static let cancellation = 1e-11
    /// Smaller coefficients make no pivot; rows are scaled so that theirs are about 1.
    static let pivot = 1e-9
    /// A required constraint holds if it is off by no more than this share of its largest term.
    static let satisfaction = 1e-9

    /// `a + b`, or 0 if that is only the rounding error of the two.
    static func sum(_ a: Double, _ b: Double) -> Double {
        let sum = a + b
        return abs(sum) <= cancellation * max(abs(a), abs(b)) ? 0 : sum
    }
}
