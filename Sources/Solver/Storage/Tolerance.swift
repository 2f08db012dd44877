/// The sizes below which numbers count as rounding; `Documentation/Notes/Solver.md`, "Numbers", has the reasons.
enum Tolerance {
    /// Residuals up to this, in points of the variable with the largest coefficient, count as 0.
    @inline(__always) static var residual: Double { 1e-7 }
    /// Rates of change and pivots smaller than this count as rounding errors.
    @inline(__always) static var rate: Double { 1e-9 }
    /// Smaller numbers decide nothing until they have been computed from fresh factors.
    @inline(__always) static var doubtful: Double { 1e-6 }
    /// After longer moves rounding is larger than the tolerance of residuals.
    @inline(__always) static var exactMove: Double { 1e8 }
    /// Ends of a range closer than this count as equal.
    @inline(__always) static var range: Double { 1e-6 }
    /// Values of two solutions closer than this are the same one.
    @inline(__always) static var change: Double { 1e-6 }
}

/// Returns a sum, or 0 if the summands cancel up to rounding.
@inline(__always) func cancelling(_ left: Double, _ right: Double) -> Double {
    let sum = left + right
    return abs(sum) <= 1e-11 * abs(right) ? 0 : sum
}

/// A number from 1 to 2 for an index. Those of several indices are in no simple ratio, so that sums of them don't cancel.
func unevenWeight(of index: some TableIndex) -> Double {
    var mixed = UInt64(index.offset + 1) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 29)) &* 0xBF58_476D_1CE4_E5B9
    return 1 + Double(mixed >> 40) / Double(1 << 24)
}
