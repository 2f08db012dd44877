import Foundation

/// Describes the constraints of a layout pass with what became of them.
struct SolvedConstraintBuilder {
    private let rows: LayoutRows
    private let lowering: ConstraintLowering
    private let solver: any ConstraintSolver
    /// By lowered index: the index among the solved items.
    private let positions: [Int]
    /// The constraints that were given up.
    private let broken: Set<ObjectIdentifier>

    init(pass: LayoutPass, positions: [Int], broken: Set<ObjectIdentifier>) {
        rows = pass.rows
        lowering = pass.lowering
        solver = pass.solver
        self.positions = positions
        self.broken = broken
    }

    /// How far off in points a constraint may be and still count as satisfied.
    private static let tolerance = 1e-4

    /// One entry a constraint whose items are among the solved ones, in the order of activation.
    func constraints() -> [SolvedConstraint] {
        var solved: [SolvedConstraint] = []
        solved.reserveCapacity(rows.constraintIndices.count)
        var row = LoweredRow()
        for index in rows.constraintIndices {
            guard let constraint = rows.constraint(at: index),
                let first = side(constraint.firstReference, constraint.firstAttribute)
            else { continue }
            let second = constraint.secondAttribute.flatMap { attribute in
                constraint.secondReference.flatMap { side($0, attribute) }
            }
            solved.append(
                SolvedConstraint(
                    text: constraint.text, identifier: constraint.identifier, first: first, second: second,
                    relation: constraint.relation, multiplier: Double(constraint.multiplier),
                    constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue),
                    outcome: outcome(of: constraint, row: &row), location: constraint.location))
        }
        return solved
    }

    private func side(_ item: ItemReference, _ attribute: LayoutAttribute) -> SolvedConstraint.Side? {
        if let index = lowering.hierarchy.index(of: item) {
            guard positions[index] >= 0 else { return nil }
            return SolvedConstraint.Side(item: positions[index], attribute: attribute)
        }
        guard let guide = item.guide as? SystemLayoutGuide, let owner = guide.owningView,
            let index = lowering.hierarchy.index(of: owner.reference),
            let offset = owner.systemGuides.visibleOffset(of: guide)
        else { return nil }
        return SolvedConstraint.Side(item: positions[index] + 1 + offset, attribute: attribute)
    }

    private func outcome(
        of constraint: LayoutConstraint, row lowered: inout LoweredRow
    ) -> SolvedConstraint.Outcome {
        if broken.contains(ObjectIdentifier(constraint)) { return .broken }
        // What is required and wasn't given up holds.
        guard constraint.priority != .required, let container = lowering.container(of: constraint),
            lowering.lower(constraint, in: container, to: &lowered)
        else { return .satisfied }
        let row = lowered.relation
        let residual = row.terms.reduce(row.constant) {
            $0 + $1.coefficient * solver.value(of: $1.variable)
        }
        let isMet =
            switch row.relation {
            case .equal: abs(residual) <= Self.tolerance
            case .lessThanOrEqual: residual <= Self.tolerance
            case .greaterThanOrEqual: residual >= -Self.tolerance
            }
        return isMet ? .satisfied : .outweighed
    }
}

extension [SystemLayoutGuide] {
    /// A guide's place among those that are listed right behind their owner.
    fileprivate func visibleOffset(of guide: SystemLayoutGuide) -> Int? {
        filter { $0.kind != .scrollContent }.firstIndex { $0 === guide }
    }
}
