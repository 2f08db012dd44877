/// Units for the variables that bring the coefficients close to 1.
///
/// Rows are divided by powers of two when they are added, which is enough for layouts. If a row still has coefficients
/// of very different size, its variables are measured in units that are powers of two. The units are found by taking
/// geometric means of rows and columns in turn (A. R. Curtis, J. K. Reid, "On the automatic scaling of matrices for
/// Gaussian elimination", 1972, propose this aim). Powers of two change no digit.
extension ConstraintMatrix {
    /// Returns the sizes of the coefficients of a caller's terms, in the variables' units.
    @inline(__always) func sizes(of terms: some Collection<SolverTerm>) -> CoefficientSizes {
        var sizes = CoefficientSizes()
        for term in terms {
            sizes.include(abs(term.coefficient) * unit(of: Variable(term.variable.index)))
        }
        return sizes
    }

    /// The number of points that make one unit of a variable.
    @inline(__always) func unit(of variable: Variable) -> Double { units.count == 0 ? 1 : units[variable] }

    /// Chooses units again and rewrites all rows in them.
    func chooseUnits() {
        needsUnits = false
        rewrite(multiplyingVariablesBy: units.count == 0 ? nil : { 1 / self.units[$0] })
        units.reset(to: variableCount, filling: 1)
        for _ in 0..<Self.scalingPasses { improveUnits() }
        for variable in variables { units[variable] = units[variable].binade }
        rewrite(multiplyingVariablesBy: { self.units[$0] })
    }

    private static var scalingPasses: Int { 8 }

    private func improveUnits() {
        var smallest = [Double](repeating: .infinity, count: variableCount)
        var largest = [Double](repeating: 0, count: variableCount)
        for row in all where kind[row] != .artificial {
            let terms = terms(of: row)
            let magnitudes = terms.map { abs(coefficient[$0]) * units[termVariable[$0]] }
            guard let least = magnitudes.min(), let greatest = magnitudes.max() else { continue }
            let mean = (least * greatest).squareRoot()
            for (term, magnitude) in zip(terms, magnitudes) {
                let variable = termVariable[term].offset
                smallest[variable] = min(smallest[variable], magnitude / mean)
                largest[variable] = max(largest[variable], magnitude / mean)
            }
        }
        for variable in variables where largest[variable.offset] > 0 {
            units[variable] /= (smallest[variable.offset] * largest[variable.offset]).squareRoot()
        }
    }

    /// Multiplies coefficients by their variables' factors and divides each row by a power of two again.
    private func rewrite(multiplyingVariablesBy factor: ((Variable) -> Double)?) {
        guard let factor else { return }
        for row in all {
            var largest = 0.0
            for term in terms(of: row) {
                coefficient[term] *= factor(termVariable[term])
                largest = max(largest, abs(coefficient[term]))
            }
            if largest == 0 { continue }
            let scale = largest.binade
            for term in terms(of: row) { coefficient[term] /= scale }
            constant[row] /= scale
            slope[row] *= scale
        }
    }
}

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
