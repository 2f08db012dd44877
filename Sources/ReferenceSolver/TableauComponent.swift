import Foundation
import Solver

/// Variables and the constraints that connect them, scaled; shares nothing with the rest of a system.
///
/// Rows and columns are multiplied by powers of 2, which causes no rounding, to bring coefficients close to 1.
struct TableauComponent {
    /// A constraint on scaled variables.
    struct Row {
        var id: SolverConstraint.ID
        var expression: TableauRow
        var relation: LayoutRelation
        var priority: SolverPriority
        /// The value in the constraint's own numbers of an error of 1 in this row.
        var unit: Double
    }

    /// The variables in the order made; a variable's symbol is its index here.
    let variables: [SolverVariable]
    /// The rows in the order added.
    private(set) var rows: [Row]
    /// The value of each variable for which the scaled variable is 1.
    private(set) var units: [Double]

    /// Creates the component of these variables; `symbols` contains the symbol of each by its index.
    init(
        variables: [SolverVariable], constraints: [(id: SolverConstraint.ID, constraint: SolverConstraint)],
        symbols: [Int]
    ) {
        self.variables = variables
        units = Array(repeating: 1, count: variables.count)
        var accumulator = RowAccumulator()
        accumulator.reserve(variables.count)
        rows = []
        rows.reserveCapacity(constraints.count)
        for (id, constraint) in constraints {
            for term in constraint.terms {
                accumulator.add(term.coefficient, symbols[term.variable.index])
            }
            accumulator.add(constant: constraint.constant)
            rows.append(
                Row(
                    id: id, expression: accumulator.finish(negligible: Rounding.cancellation),
                    relation: constraint.relation, priority: constraint.priority, unit: 1))
        }
        scale()
    }

    /// Scales each row, then each column, by the geometric mean of its largest and smallest coefficient.
    private mutating func scale() {
        for _ in 0..<4 {
            var largest = Array(repeating: 0.0, count: units.count)
            var least = Array(repeating: Double.infinity, count: units.count)
            for index in rows.indices {
                scaleRow(at: index)
                for entry in rows[index].expression.entries {
                    largest[entry.symbol] = max(largest[entry.symbol], abs(entry.coefficient))
                    least[entry.symbol] = min(least[entry.symbol], abs(entry.coefficient))
                }
            }
            let factors = largest.indices.map {
                largest[$0] > 0 ? Self.powerOfTwo(near: 1 / (largest[$0] * least[$0]).squareRoot()) : 1
            }
            guard factors.contains(where: { $0 != 1 }) else { return }
            for symbol in units.indices { units[symbol] *= factors[symbol] }
            for index in rows.indices { rows[index].expression.scale(bySymbol: factors) }
        }
    }

    private mutating func scaleRow(at index: Int) {
        let sizes = rows[index].expression.entries.map { abs($0.coefficient) }
        guard let largest = sizes.max(), let least = sizes.min() else { return }
        let unit = Self.powerOfTwo(near: (largest * least).squareRoot())
        rows[index].unit *= unit
        rows[index].expression.scale(by: 1 / unit)
    }

    /// Returns a power of 2, limited to 2⁻¹⁰⁰ to 2¹⁰⁰ so that products of a few can't overflow.
    private static func powerOfTwo(near value: Double) -> Double {
        guard value.isNormal else { return 1 }
        return scalbn(1, Int(min(max(log2(value).rounded(), -100), 100)))
    }
}
