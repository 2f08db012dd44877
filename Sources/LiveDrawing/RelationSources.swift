import Findings
import LayoutValues
import LiveSolver
import Solver

/// The constraints that the relations of a live layout come from.
struct RelationSources {
    /// The index of each relation's constraint among those that the page lists; -1 for others.
    let places: [Int]
    /// Whether a relation keeps the size of a view's content.
    private let isContent: [Bool]

    init(_ live: LayoutPlan, in layout: SolvedLayout) {
        let attributes: [LayoutAttribute] = [.left, .top, .width, .height]
        var given: [Int: Int] = [:]
        for (place, constraint) in layout.constraints.enumerated() {
            guard constraint.source == .canvas || constraint.source == .autoresizing,
                let number = attributes.firstIndex(of: constraint.first.attribute)
            else { continue }
            given[4 * constraint.first.item + number] = place
        }
        var places = live.relations.map { relation in
            guard relation.relation == .equal, relation.priority != .stay,
                let variable = relation.terms.first?.variable.index
            else { return -1 }
            return given[4 * live.items[variable / 4].shown + variable % 4] ?? -1
        }
        for constraint in live.constraints { places[constraint.relation] = constraint.shown }
        var isContent = Array(repeating: false, count: places.count)
        for item in live.items {
            for relations in [item.widthRelations, item.heightRelations] {
                for relation in relations { (places[relation], isContent[relation]) = (-1, true) }
            }
        }
        (self.places, self.isContent) = (places, isContent)
    }

    /// Returns the constraint of a relation that the page doesn't list, as the command describes it: one of a view's content, or
    /// the least length of a view; nil for any other.
    ///
    /// - Parameter solved: The relation as it was solved.
    func constraint(
        of relation: Int, as solved: SolverConstraint, in layout: SolvedLayout, _ live: LayoutPlan
    ) -> SolvedConstraint? {
        guard let variable = solved.terms.first?.variable.index, solved.priority != .stay else { return nil }
        let item = live.items[variable / 4]
        guard layout.items.indices.contains(item.shown) else { return nil }
        let attribute: LayoutAttribute = variable % 2 == 0 ? .width : .height
        guard variable % 4 >= 2 else { return nil }
        let side = "\(layout.items[item.shown].id).\(attribute.rawValue)"
        let (isContent, constant) = (isContent[relation], 0 - solved.constant)
        var constraint = SolvedConstraint(
            text: isContent ? "\(side) fits its content" : "\(side) >= \(constant.plain)", identifier: nil,
            source: isContent ? .contentSize : .nonNegative,
            first: SolvedConstraint.Side(item: item.shown, attribute: attribute), second: nil,
            relation: solved.relation, multiplier: 1, constant: constant, priority: solved.priority.points,
            outcome: .satisfied, location: nil)
        let container = item.parent < 0 ? item.shown : live.items[item.parent].shown
        constraint.container = max(0, container)
        constraint.direction = layout.items[constraint.container].layoutDirection
        return constraint
    }

    /// Sets the numbers of a constraint to those of its relation.
    func update(_ constraint: inout SolvedConstraint, by solved: SolverConstraint, _ live: LiveLayout) {
        constraint.terms = SolvedConstraint.terms(of: solved) { max(0, live.layout.items[$0].shown) }
        constraint.offset = solved.constant
        guard constraint.source.isImplicit else { return }
        var residual = solved.constant
        for term in solved.terms { residual += term.coefficient * live.value(of: term.variable) }
        constraint.actual = solved.terms.first.map { $0.coefficient * live.value(of: $0.variable) } ?? 0
        constraint.requested = constraint.actual - residual
        constraint.constant = 0 - solved.constant
    }
}
