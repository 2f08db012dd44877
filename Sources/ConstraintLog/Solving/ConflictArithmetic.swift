import Engine

/// The sum that can't work out: multipliers with which a conflict's relations add up to a false statement.
struct ConflictArithmetic {
    /// What the relations add up to, on the two sides: each number with how often it counts.
    var more: [Part] = []
    var less: [Part] = []

    /// A number of a constraint, times a multiplier.
    struct Part: Sendable, Hashable {
        var value: Double
        var multiplier: Double
        var total: Double { value * multiplier }
    }

    var moreTotal: Double { more.reduce(0) { $0 + $1.total } }
    var lessTotal: Double { less.reduce(0) { $0 + $1.total } }

    /// The sum of a smallest conflicting set. Its relations have one combination in which all variables cancel out; nil
    /// where rounding hides it.
    ///
    /// - Parameter members: Places of the constraints in the system; a smallest set.
    /// - Complexity: Cubic in the members and the bounds they need.
    init?(_ members: [Int], in search: ConflictSearch) {
        guard members.count <= Self.mostMembers else { return nil }
        let rows = members.compactMap { search.system.rows[$0].first } + search.bounds(neededBy: members)
        guard rows.count <= 2 * Self.mostMembers, let multipliers = Self.nullVector(rows) else { return nil }
        // Numbers as printed, not widened by rounding.
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

    /// The multiplier that most numbers have, so that most count once.
    private static func unit(_ multipliers: [Double], _ constants: [Double]) -> Double {
        let sizes = zip(multipliers, constants).filter { abs($0.1) > 1e-9 }.map { abs($0.0) }
        let best = sizes.max { first, second in
            sizes.count { abs($0 - first) < 1e-6 } < sizes.count { abs($0 - second) < 1e-6 }
        }
        return best ?? 1
    }

    /// The multipliers of a combination in which the variables cancel out and no row is left out, scaled so that the
    /// smallest is 1; nil where there is none.
    private static func nullVector(_ rows: [SolverConstraint]) -> [Double]? {
        let variables = Array(Set(rows.flatMap(\.terms).map(\.variable.index))).sorted()
        // A column for each row, an equation for each variable.
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
