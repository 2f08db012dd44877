import Findings
import LayoutValues
import LiveSolver
import Solver

/// The constraints that the relations of a live layout come from.
struct RelationSources {
    /// The index of each relation's constraint among those that the page lists; -1 for others.
    let places: [Int]
    /// The item whose content's size a relation keeps, along an axis; nil for other relations.
    private let contents: [(item: Int, axis: LayoutAxis)?]

    init(_ layout: PortableLayout, implicit: [(relation: Int, constraint: Int)]) {
        var places = Array(repeating: -1, count: layout.relations.count)
        for constraint in layout.constraints { places[constraint.relation] = constraint.shown }
        for pair in implicit where places.indices.contains(pair.relation) {
            places[pair.relation] = pair.constraint
        }
        self.places = places
        var contents: [(item: Int, axis: LayoutAxis)?] = Array(repeating: nil, count: places.count)
        for (index, item) in layout.items.enumerated() {
            for relation in item.widthRelations { contents[relation] = (index, .horizontal) }
            for relation in item.heightRelations { contents[relation] = (index, .vertical) }
        }
        self.contents = contents
    }

    /// Returns the constraint of a relation that the page doesn't list, as the command describes it: one of a view's content, or
    /// the least length of a view; nil for any other.
    func constraint(
        of relation: Int, in layout: SolvedLayout, solved live: LiveLayout
    ) -> SolvedConstraint? {
        let solved = live.solvedRelation(at: relation)
        guard let variable = solved.terms.first?.variable.index else { return nil }
        let item = live.layout.items[variable / 4]
        guard layout.items.indices.contains(item.shown) else { return nil }
        let attribute: LayoutAttribute = variable % 2 == 0 ? .width : .height
        guard variable % 4 >= 2 else { return nil }
        let side = "\(layout.items[item.shown].id).\(attribute.rawValue)"
        let constant = -solved.constant
        let isContent = contents[relation] != nil
        var constraint = SolvedConstraint(
            text: isContent ? "\(side) fits its content" : "\(side) >= \(constant.plain)", identifier: nil,
            source: isContent ? .contentSize : .nonNegative,
            first: SolvedConstraint.Side(item: item.shown, attribute: attribute), second: nil,
            relation: solved.relation, multiplier: 1, constant: constant, priority: solved.priority.points,
            outcome: .satisfied, location: nil)
        let container = item.parent < 0 ? item.shown : live.layout.items[item.parent].shown
        constraint.container = max(0, container)
        constraint.direction = layout.items[constraint.container].layoutDirection
        return constraint
    }

    /// Sets the numbers of an implicit constraint to those of its relation.
    func update(_ constraint: inout SolvedConstraint, by solved: SolverConstraint, _ live: LiveLayout) {
        var residual = solved.constant
        for term in solved.terms { residual += term.coefficient * live.value(of: term.variable) }
        constraint.actual = solved.terms.first.map { $0.coefficient * live.value(of: $0.variable) } ?? 0
        constraint.requested = constraint.actual - residual
        if constraint.source != .autoresizing { constraint.constant = 0 - solved.constant }
    }
}
