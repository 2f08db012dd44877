/// The sum that can't work out: multipliers with which relations that contradict each other add up to a false statement.
package struct ContradictionSum: Sendable, Hashable {
    /// A number in a relation, times a multiplier.
    package struct Part: Sendable, Hashable {
        /// The number, at least 0.
        package var value: Double
        /// How often it counts, more than 0.
        package var multiplier: Double
        /// The index of its relation among those of the contradiction.
        package var relation = 0
        /// The number times the multiplier.
        package var total: Double { value * multiplier }
    }

    /// The numbers on the side of the sum that is too large.
    package private(set) var more: [Part] = []
    /// The numbers on the other side.
    package private(set) var less: [Part] = []
    /// Whether the relations only limit the sum, so that it may also be larger.
    package private(set) var isLimit = false

    /// The sum that is too large.
    package var moreTotal: Double { more.reduce(0) { $0 + $1.total } }
    /// The sum on the other side.
    package var lessTotal: Double { less.reduce(0) { $0 + $1.total } }

    /// The maximum number of relations that are added up.
    private static let mostRelations = 160

    /// Computes the sum for the relations of a smallest contradiction. In exactly one combination of them, all variables
    /// cancel out. Nil if rounding hides it.
    ///
    /// - Complexity: Cubic in the number of relations.
    package init?(_ relations: [SolverConstraint]) {
        guard relations.count <= Self.mostRelations, let multipliers = Self.nullVector(relations) else {
            return nil
        }
        let unit = Self.unit(multipliers, relations)
        for (index, (relation, multiplier)) in zip(relations, multipliers).enumerated()
        where abs(relation.constant * multiplier) > 1e-9 {
            let part = Part(
                value: abs(relation.constant), multiplier: abs(multiplier) / unit, relation: index)
            if relation.constant * multiplier < 0 { more.append(part) } else { less.append(part) }
        }
        isLimit = relations.contains { $0.relation != .equal }
        if more.count + less.count == 1 { compareShares(relations, multipliers) }
        if moreTotal < lessTotal { swap(&more, &less) }
    }

    /// Compares two multiples of the only number: the others say that its variable equals a multiple of itself.
    private mutating func compareShares(_ relations: [SolverConstraint], _ multipliers: [Double]) {
        guard let part = more.first ?? less.first, let term = relations[part.relation].terms.first,
            relations[part.relation].terms.count == 1
        else { return }
        var (added, taken) = (0.0, 0.0)
        for (index, relation) in relations.enumerated() where index != part.relation {
            for other in relation.terms where other.variable == term.variable {
                let share = other.coefficient * multipliers[index]
                if share > 0 { added += share } else { taken -= share }
            }
        }
        guard added > 1e-9, taken > 1e-9 else { return }
        let unit = max(added, taken)
        let multiples = [added, taken].map { share in
            Part(value: part.value, multiplier: share / unit, relation: part.relation)
        }
        (more, less) = ([multiples[0]], [multiples[1]])
    }

    /// Returns the multiplier that most numbers have, so that these count once; with a single number, that of most relations.
    private static func unit(_ multipliers: [Double], _ relations: [SolverConstraint]) -> Double {
        var sizes = zip(multipliers, relations).filter { abs($0.1.constant) > 1e-9 }.map { abs($0.0) }
        if sizes.count == 1 { sizes = multipliers.map { abs($0) } }
        let best = sizes.max { first, second in
            sizes.count { abs($0 - first) < 1e-6 } < sizes.count { abs($0 - second) < 1e-6 }
        }
        return best ?? 1
    }

    /// Returns the multipliers of a combination in which the variables cancel out and no relation is omitted, scaled so
    /// that the smallest is 1; nil if there is none.
    private static func nullVector(_ relations: [SolverConstraint]) -> [Double]? {
        let variables = Set(relations.flatMap { $0.terms }.map { $0.variable.index }).sorted()
        // One column for each relation, one equation for each variable.
        var matrix = variables.map { variable in
            relations.map { relation in
                relation.terms.filter { $0.variable.index == variable }.reduce(0) { $0 + $1.coefficient }
            }
        }
        var pivots: [Int] = []
        for column in relations.indices {
            let row = pivots.count
            guard row < matrix.count,
                let best = (row..<matrix.count).max(by: {
                    abs(matrix[$0][column]) < abs(matrix[$1][column])
                }), abs(matrix[best][column]) > 1e-9
            else { continue }
            matrix.swapAt(row, best)
            let scale = matrix[row][column]
            for index in relations.indices { matrix[row][index] /= scale }
            for other in matrix.indices where other != row && matrix[other][column] != 0 {
                let factor = matrix[other][column]
                for index in relations.indices { matrix[other][index] -= factor * matrix[row][index] }
            }
            pivots.append(column)
        }
        let free = relations.indices.filter { !pivots.contains($0) }
        guard free.count == 1, let last = free.first else { return nil }
        var vector = relations.map { _ in 0.0 }
        vector[last] = 1
        for (row, column) in pivots.enumerated() { vector[column] = -matrix[row][last] }
        guard let smallest = vector.map({ abs($0) }).min(), smallest > 1e-9 else { return nil }
        return vector.map { $0 / smallest }
    }
}
