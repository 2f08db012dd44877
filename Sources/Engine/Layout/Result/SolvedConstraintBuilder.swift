import Foundation
import Solver

/// Converts the relations of a layout pass to constraints with their outcomes.
struct SolvedConstraintBuilder {
    let pass: LayoutPass
    /// The index among the solved items, by lowered index.
    let positions: [Int]
    let items: [SolvedItem]
    private let detail: SolvedDetail
    /// The solved value of each variable.
    private let values: [Double]
    /// The conflicts that aren't only there because of a size that a view has while it is designed.
    private let found: [SolverConflict]
    /// The relations that were broken.
    private let broken: Set<SolverConstraint.ID>
    /// Those that yield to such a size, and such sizes themselves where they yield.
    private let yielding: Set<SolverConstraint.ID>
    /// Of each recorded size and what replaces it where it yields, the relation that has no effect.
    private let ineffective: Set<SolverConstraint.ID>
    /// The relations in conflicts, whose terms explain them.
    private let conflicting: Set<SolverConstraint.ID>
    private(set) var constraints: [SolvedConstraint] = []
    /// The index in `constraints` for each relation of the solver; -1 for relations that aren't included.
    private(set) var indices: [Int32]

    init(pass: LayoutPass, positions: [Int], items: [SolvedItem], detail: SolvedDetail) {
        self.pass = pass
        self.positions = positions
        self.items = items
        self.detail = detail
        values = pass.solver.allValues
        found = pass.solver.conflicts.filter(pass.system.isReported)
        broken = Set(found.map(\.broken))
        let yielding = Set(pass.solver.conflicts.map(\.broken)).subtracting(broken)
        self.yielding = yielding
        ineffective = Set(
            pass.system.designFallbacks.map { yielding.contains($0.key) ? $0.key : $0.value })
        conflicting = Set(found.flatMap(\.members))
        indices = Array(repeating: -1, count: pass.system.relationIndices.count)
    }

    /// The maximum error in points of a constraint that counts as satisfied.
    private static let tolerance = 1e-4

    /// Adds the constraints of authors and stack views in the order of activation, then the implicit ones
    /// that the requested detail includes.
    mutating func addConstraints() {
        if detail == .frames { return }
        constraints.reserveCapacity(pass.system.constraintIndices.count)
        var lowered = LoweredRelation()
        for place in pass.system.constraintIndices { add(constraintAt: place, lowered: &lowered) }
        guard detail == .complete else { return }
        for index in pass.system.relationIndices { _ = self.index(of: SolverConstraint.ID(index: index)) }
    }

    /// Returns the index in `constraints` of a relation, which is added if necessary; nil for a removed relation.
    mutating func index(of id: SolverConstraint.ID) -> Int? {
        if indices[id.index] < 0, !ineffective.contains(id), let origin = pass.system.origin(of: id) {
            var lowered = LoweredRelation()
            if case .constraint(let place) = origin {
                add(constraintAt: Int(place), lowered: &lowered)
            } else if let constraint = implicitConstraint(of: origin, id: id, lowered: &lowered) {
                append(constraint, id: id, lowered: lowered)
            }
        }
        return indices[id.index] < 0 ? nil : Int(indices[id.index])
    }

    /// Returns the conflicts of the pass; members are added if necessary.
    mutating func conflicts() -> [SolvedConflict] {
        found.compactMap { conflict in
            guard let broken = index(of: conflict.broken) else { return nil }
            return SolvedConflict(members: conflict.members.compactMap { index(of: $0) }, broken: broken)
        }
    }

    private mutating func add(constraintAt place: Int, lowered: inout LoweredRelation) {
        let lowering = pass.lowering
        let known = pass.system.loweredConstraints[place]
        let container = known.container
        guard let constraint = pass.system.constraint(at: place),
            lowering.lower(constraint, in: container, to: &lowered),
            let first = side(
                constraint.firstReference, constraint.firstAttribute, from: constraint.origins?.first)
        else { return }
        // The constant that was solved with; margins may have changed since, if the layout never settles.
        lowered.setConstant(known.constant)
        let second = constraint.secondAttribute.flatMap { attribute in
            constraint.secondReference.flatMap { side($0, attribute, from: constraint.origins?.second) }
        }
        var solved = SolvedConstraint(
            wording(of: constraint, isListed: second != nil), identifier: constraint.identifier,
            source: constraint.source, first: first,
            second: second, relation: constraint.relation, multiplier: Double(constraint.multiplier),
            constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue),
            outcome: .satisfied, location: constraint.location)
        solved.container = positions[container]
        solved.direction = lowering.environment.metrics[container].direction
        append(solved, id: pass.system.loweredConstraints[place].id, lowered: lowered)
    }

    /// - Parameter isListed: Whether the second item is among those of the solved layout.
    private func wording(of constraint: LayoutConstraint, isListed: Bool) -> SolvedConstraint.Wording {
        let hasSecond = constraint.secondAttribute != nil
        guard constraint.sourceText == nil, constraint.origins == nil, isListed == hasSecond else {
            return .written(constraint.text)
        }
        return .equation(
            first: constraint.name(of: constraint.firstItem),
            second: hasSecond ? constraint.name(of: constraint.secondItem) : nil)
    }

    /// Appends a constraint with the values of its relation.
    private mutating func append(
        _ constraint: SolvedConstraint, id: SolverConstraint.ID, lowered: LoweredRelation
    ) {
        var constraint = constraint
        let relation = lowered.relation
        var (actual, residual) = (lowered.firstSide.constant, relation.constant)
        for (index, term) in relation.terms.enumerated() {
            let product = term.coefficient * values[term.variable.index]
            residual += product
            if index < lowered.firstSide.termCount { actual += product }
        }
        constraint.actual = actual
        constraint.requested = actual - residual
        constraint.outcome = outcome(of: id, relation: relation, residual: residual)
        constraint.isDesignSize = pass.system.designSizes[id] != nil
        if detail == .complete || conflicting.contains(id) {
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
        // A required constraint that wasn't broken holds, unless it yields to a designed size.
        if !yielding.contains(id), !relation.priority.isOptional { return .satisfied }
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

    /// Returns the index among the solved items; system guides without variables follow their owner.
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
    /// Returns a guide's index among those listed directly after their owner.
    fileprivate func listedOffset(of guide: SystemLayoutGuide) -> Int? {
        filter { $0.kind != .scrollContent }.firstIndex { $0 === guide }
    }
}
