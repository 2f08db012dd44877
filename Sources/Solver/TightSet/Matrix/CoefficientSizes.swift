/// The range of sizes of a row's coefficients.
struct CoefficientSizes {
    private var smallest = Double.infinity
    private(set) var largest = 0.0

    @inline(__always) mutating func include(_ magnitude: Double) {
        smallest = min(smallest, magnitude)
        largest = max(largest, magnitude)
    }

    /// The power of two by which the row is divided, so that its largest coefficient lies in 1..<2.
    @inline(__always) var scale: Double {
        largest >= 1 && largest < 2 || largest == 0 ? 1 : largest.binade
    }

    /// Whether the coefficients differ so much that the row needs separate units for its variables.
    @inline(__always) var isWide: Bool { largest > smallest * Self.tolerableSpread }

    private static var tolerableSpread: Double { 1e4 }
}
