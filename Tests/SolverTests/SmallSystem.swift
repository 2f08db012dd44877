import Solver

/// A system of up to three variables and a few constraints with small whole numbers.
struct SmallSystem: Sendable, CustomStringConvertible {
    struct Constraint: Sendable {
        var coefficients: [Double]
        var relation: LayoutRelation
        var number: Double
        var priority: SolverPriority

        /// Returns the difference between the left side and the right side.
        func residual(_ point: [Double]) -> Double {
            zip(coefficients, point).reduce(-number) { $0 + $1.0 * $1.1 }
        }

        func error(_ point: [Double]) -> Double {
            let residual = residual(point)
            return switch relation {
            case .equal: abs(residual)
            case .lessThanOrEqual: max(0, residual)
            case .greaterThanOrEqual: max(0, -residual)
            }
        }
    }

    var variableCount: Int
    var constraints: [Constraint]

    static func random(using generator: inout some RandomNumberGenerator) -> SmallSystem {
        let variableCount = Int.random(in: 1...3, using: &generator)
        let priorities: [SolverPriority] = [
            .system, .required, .required, .automatic, .optional(750), .optional(500), .optional(500),
            .optional(250), .stay,
        ]
        let constraints = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
            Constraint(
                coefficients: (0..<variableCount).map { _ in
                    [0, 0, 1, 1, -1, -1, 2, -2, 0.5].randomElement(using: &generator) ?? 0
                },
                relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)
                    ?? .equal,
                number: Double(
                    [0, 0, Int.random(in: -9...9, using: &generator)].randomElement(using: &generator) ?? 0),
                priority: priorities.randomElement(using: &generator) ?? .required)
        }
        return SmallSystem(variableCount: variableCount, constraints: constraints)
    }

    /// Returns the same system in a solver; the constraints' ids are their indices.
    func makeTestSystem(_ implementation: SolverImplementation) throws -> TestSystem {
        let system = try TestSystem(implementation, variables: variableCount)
        for constraint in constraints {
            let terms = constraint.coefficients.enumerated().map { ($1, $0) }.filter { $0.0 != 0 }
            try system.add(terms, constraint.relation, constraint.number, constraint.priority)
        }
        return system
    }

    var description: String {
        constraints.map { constraint in
            let sum = constraint.coefficients.enumerated().map { "\($1)*x\($0)" }.joined(separator: " + ")
            return "\(sum) \(constraint.relation.symbol) \(constraint.number) \(constraint.priority)"
        }
        .joined(separator: "\n")
    }
}
