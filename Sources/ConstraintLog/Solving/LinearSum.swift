import LayoutValues
import Solver

/// A sum of a solver's variables times numbers, plus a number.
struct LinearSum {
    /// The coefficients by variable.
    private(set) var coefficients: [Int: Double] = [:]
    var constant = 0.0

    mutating func add(_ coefficient: Double, _ variable: Int) {
        coefficients[variable, default: 0] += coefficient
    }

    mutating func add(_ other: LinearSum, times factor: Double) {
        for variable in other.coefficients.keys.sorted() {
            add(factor * (other.coefficients[variable] ?? 0), variable)
        }
        constant += factor * other.constant
    }

    /// The terms that don't cancel out, in the order of the variables.
    var terms: [SolverTerm] {
        coefficients.keys.sorted().compactMap { index in
            guard let coefficient = coefficients[index], abs(coefficient) > 1e-12 else { return nil }
            return SolverTerm(coefficient, SolverVariable(index: index))
        }
    }
}
