import Foundation

/// Describes the rows of a layout pass as constraints, with what became of them.
struct SolvedConstraintBuilder {
    let pass: LayoutPass
    /// By lowered index: the index among the solved items.
    let positions: [Int]
    let items: [SolvedItem]
    private let detail: SolvedDetail
    /// Of each variable, what it was solved to.
    private let values: [Double]
    /// The rows that were given up.
    private let broken: Set<SolverConstraint.ID>
    private(set) var constraints: [SolvedConstraint] = []
    /// By row index in the solver: the index in `constraints`, -1 for rows that aren't there.
    private(set) var indices: [Int32]

    init(pass: LayoutPass, positions: [Int], items: [SolvedItem], detail: SolvedDetail) {
        self.pass = pass
        self.positions = positions
        self.items = items
        self.detail = detail
        values = pass.solver.allValues
        broken = Set(pass.solver.conflicts.map(\.givenUp))
        indices = Array(repeating: -1, count: pass.rows.rowIndices.count)
    }

    /// How far off in points a constraint may be and still count as satisfied.
    private static let tolerance = 1e-4

    /// Adds the constraints of authors and stack views in the order of activation, then the implicit ones as far as the
    /// detail asks for them.
    mutating func addConstraints() {
        constraints.reserveCapacity(pass.rows.constraintIndices.count)
        var row = LoweredRow()
        for place in pass.rows.constraintIndices { add(constraintAt: place, row: &row) }
        guard detail == .complete else { return }
        for index in pass.rows.rowIndices { _ = self.index(of: SolverConstraint.ID(index: index)) }
    }

    /// The index in `constraints` of a row, which is added if it isn't there yet; nil for one that was removed.
    mutating func index(of id: SolverConstraint.ID) -> Int? {
        if indices[id.index] < 0, let origin = pass.rows.origin(of: id) {
            var row = LoweredRow()
            if case .constraint(let place) = origin {
                add(constraintAt: place, row: &row)
            } else if let constraint = implicitConstraint(of: origin, id: id, row: &row) {
                append(constraint, id: id, row: row)
            }
        }
        return indices[id.index] < 0 ? nil : Int(indices[id.index])
    }

    /// The conflicts of the pass, whose members are added if they aren't there yet.
    mutating func conflicts() -> [SolvedConflict] {
        pass.solver.conflicts.compactMap { conflict in
            guard let broken = index(of: conflict.givenUp) else { return nil }
            return SolvedConflict(members: conflict.members.compactMap { index(of: $0) }, broken: broken)
        }
    }

    private mutating func add(constraintAt place: Int, row: inout LoweredRow) {
        let lowering = pass.lowering
        let container = pass.rows.constraintRows[place].container
        guard let constraint = pass.rows.constraint(at: place),
            lowering.lower(constraint, in: container, to: &row),
            let first = side(
                constraint.firstReference, constraint.firstAttribute, from: constraint.origins?.first)
        else { return }
        let second = constraint.secondAttribute.flatMap { attribute in
            constraint.secondReference.flatMap { side($0, attribute, from: constraint.origins?.second) }
        }
        var solved = SolvedConstraint(
            text: constraint.text, identifier: constraint.identifier, source: constraint.source, first: first,
            second: second, relation: constraint.relation, multiplier: Double(constraint.multiplier),
            constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue),
            outcome: .satisfied, location: constraint.location)
        solved.container = positions[container]
        solved.direction = lowering.environment.metrics[container].direction
        append(solved, id: pass.rows.constraintRows[place].id, row: row)
    }

    /// Appends a constraint with the numbers that its row comes to.
    private mutating func append(_ constraint: SolvedConstraint, id: SolverConstraint.ID, row: LoweredRow) {
        var constraint = constraint
        let relation = row.relation
        var (actual, residual) = (row.firstSide.constant, relation.constant)
        for (index, term) in relation.terms.enumerated() {
            let product = term.coefficient * values[term.variable.index]
            residual += product
            if index < row.firstSide.termCount { actual += product }
        }
        constraint.actual = actual
        constraint.requested = actual - residual
        constraint.outcome = outcome(of: id, relation: relation, residual: residual)
        if detail == .complete {
            constraint.terms = terms(of: relation)
            constraint.offset = relation.constant
        }
        indices[id.index] = Int32(constraints.count)
        constraints.append(constraint)
    }

    private func outcome(
        of id: SolverConstraint.ID, relation: SolverConstraint, residual: Double
    ) -> SolvedConstraint.Outcome {
        if broken.contains(id) { return .broken }
        // What is required and wasn't given up holds.
        guard case .optional = relation.priority else { return .satisfied }
        let isMet =
            switch relation.relation {
            case .equal: abs(residual) <= Self.tolerance
            case .lessThanOrEqual: residual <= Self.tolerance
            case .greaterThanOrEqual: residual >= -Self.tolerance
            }
        return isMet ? .satisfied : .outweighed
    }

    private func side(
        _ item: ItemReference, _ attribute: LayoutAttribute, from origin: DistanceOrigins.Place?
    ) -> SolvedConstraint.Side? {
        guard let index = index(of: item) else { return nil }
        let start = origin.flatMap { origin in
            self.index(of: origin.reference).map {
                SolvedConstraint.Place(item: $0, attribute: origin.attribute)
            }
        }
        return SolvedConstraint.Side(item: index, attribute: attribute, origin: start)
    }

    /// The index among the solved items; those of system guides without variables follow their owner's.
    private func index(of item: ItemReference) -> Int? {
        if let index = pass.hierarchy.index(of: item) { return positions[index] < 0 ? nil : positions[index] }
        guard let guide = item.guide as? SystemLayoutGuide, let owner = guide.owningView,
            let index = pass.hierarchy.index(of: owner.reference),
            let offset = owner.systemGuides.listedOffset(of: guide)
        else { return nil }
        return positions[index] + 1 + offset
    }
}

extension [SystemLayoutGuide] {
    /// A guide's place among those that are listed right behind their owner.
    fileprivate func listedOffset(of guide: SystemLayoutGuide) -> Int? {
        filter { $0.kind != .scrollContent }.firstIndex { $0 === guide }
    }
}
