import Engine
import Solver

/// The sum that can't work out: multipliers with which the relations of a conflict add up to a false statement.
struct ConflictArithmetic {
    /// The numbers on the two sides of the sum, each with its multiplier.
    var more: [Part] = []
    var less: [Part] = []

    /// A number in a constraint, times a multiplier.
    struct Part: Sendable, Hashable {
        var value: Double
        var multiplier: Double
        var total: Double { value * multiplier }
    }

    var moreTotal: Double { more.reduce(0) { $0 + $1.total } }
    var lessTotal: Double { less.reduce(0) { $0 + $1.total } }

    /// Computes the sum for a smallest conflicting set. In exactly one combination of its relations, all variables
    /// cancel out. Returns nil if rounding hides it.
    ///
    /// - Parameter members: The indices in the system of the constraints in a smallest set.
    /// - Complexity: Cubic in the number of members and the bounds they need.
    init?(_ members: [Int], in search: ConflictSearch) {
        guard members.count <= Self.mostMembers else { return nil }
        let rows = members.compactMap { search.system.rows[$0].first } + search.bounds(neededBy: members)
        guard rows.count <= 2 * Self.mostMembers, let multipliers = Self.nullVector(rows) else { return nil }
        // Numbers as printed, not widened by the rounding error.
        let constants =
            members.map { -search.system.constants[$0] } + rows.dropFirst(members.count).map(\.constant)
        let unit = Self.unit(multipliers, constants)
        for (constant, multiplier) in zip(constants, multipliers) where abs(constant * multiplier) > 1e-9 {
            let part = Part(value: abs(constant), multiplier: abs(multiplier) / unit)
            if constant * multiplier < 0 { more.append(part) } else { less.append(part) }
        }
        if moreTotal < lessTotal { swap(&more, &less) }
    }

    private static let mostMembers = 80

    /// Returns the multiplier that most numbers have, so that these count once.
    private static func unit(_ multipliers: [Double], _ constants: [Double]) -> Double {
        let sizes = zip(multipliers, constants).filter { abs($0.1) > 1e-9 }.map { abs($0.0) }
        let best = sizes.max { first, second in
            sizes.count { abs($0 - first) < 1e-6 } < sizes.count { abs($0 - second) < 1e-6 }
        }
        return best ?? 1
    }

    /// Returns the multipliers of a combination in which the variables cancel out and no row is omitted, scaled so that
    /// the smallest is 1; nil if there is none.
    private static func nullVector(_ rows: [SolverConstraint]) -> [Double]? {
        let variables = Array(Set(rows.flatMap(\.terms).map(\.variable.index))).sorted()
        // One column for each row, one equation for each variable.
        var matrix = variables.map { variable in
            rows.map { row in
                row.terms.filter { $0.variable.index == variable }.reduce(0) { $0 + $1.coefficient }
            }
        }
        var pivots: [Int] = []
        for column in rows.indices {
            let row = pivots.count
            guard row < matrix.count,
                let best = (row..<matrix.count).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }
                ),
                abs(matrix[best][column]) > 1e-9
            else { continue }
            matrix.swapAt(row, best)
            let scale = matrix[row][column]
            for index in rows.indices { matrix[row][index] /= scale }
            for other in matrix.indices where other != row && matrix[other][column] != 0 {
                let factor = matrix[other][column]
                for index in rows.indices { matrix[other][index] -= factor * matrix[row][index] }
            }
            pivots.append(column)
        }
        let free = rows.indices.filter { !pivots.contains($0) }
        guard free.count == 1, let last = free.first else { return nil }
        var vector = rows.map { _ in 0.0 }
        vector[last] = 1
        for (row, column) in pivots.enumerated() { vector[column] = -matrix[row][last] }
        guard let smallest = vector.map({ abs($0) }).min(), smallest > 1e-9 else { return nil }
        return vector.map { $0 / smallest }
    }
}
