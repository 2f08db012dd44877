import Foundation
import Solver

/// Explains a solved layout, and tests the effects of changing its constraints.
package struct LayoutExplainer {
    private let solved: SolvedPass
    private let solver: any ExplainingSolver
    /// The solver's row of each of the layout's constraints.
    private let rows: [SolverConstraint.ID]

    /// The layout, in complete detail.
    package var layout: SolvedLayout { solved.layout }

    /// Whether the constraints depend on layouts themselves: where contents adapt, such as texts that wrap, and where stack
    /// views share their length in proportion to what the views in them measure on their own.
    package var hasMeasuredContent: Bool {
        !solved.pass.adapted.isEmpty
            || layout.constraints.contains(where: \.isMeasuredShare)
    }

    /// The work that questions may still take.
    package var budget: WorkBudget {
        get { solver.budget }
        nonmutating set { solver.budget = newValue }
    }

    /// Creates an explainer for a solved pass; nil if the pass's solver can't explain.
    init?(_ solved: SolvedPass) {
        guard let solver = solved.pass.solver as? any ExplainingSolver else { return nil }
        self.solved = solved
        self.solver = solver
        var rows = Array(repeating: SolverConstraint.ID(index: -1), count: solved.layout.constraints.count)
        for (row, constraint) in solved.constraintOfRow.enumerated() where constraint >= 0 {
            rows[Int(constraint)] = SolverConstraint.ID(index: row)
        }
        self.rows = rows
    }

    /// Returns what determines numbers and the effect of each constraint, as far as is asked.
    ///
    /// - Throws: `SolverError` if that takes more work than the solver's limits allow.
    /// - Complexity: a solve for the coefficients of all numbers, and one trial for each constraint whose effect the
    ///   optimal basis doesn't show.
    package func explanation(
        of subject: LayoutExplanation.Subject = .everything
    ) throws(SolverError) -> LayoutExplanation {
        try solver.budget.spend(Self.workPerConstraint * layout.constraints.count)
        let bases = bases
        let question: ExplanationQuestion =
            switch subject {
            case .everything: .everything
            case .effects: .effects
            case .steps(let items): .steps(sharesOf: variables(of: items, bases))
            case .items(let items): .shares(of: variables(of: items, bases))
            }
        let solution = try solver.explanation(of: question)
        var steps: NumberSteps?
        if case .steps(let items) = subject {
            steps = NumberSteps(solution, bases: bases, itemsInFull: Set(items))
        }
        return LayoutExplanation(
            layout: layout, solution: solution, steps: steps, constraintOfRow: solved.constraintOfRow,
            bases: bases,
            values: solver.allValues)
    }

    private static let workPerConstraint = 3000

    /// Returns the variables that determine the numbers of some items.
    private func variables(of items: [Int], _ bases: [LayoutExplanation.Basis]) -> [SolverVariable] {
        items.flatMap { item in (0..<4).map { SolverVariable(index: bases[item].variable + $0) } }
    }

    /// Returns what the layout leaves open, with the kinds of constraint that would determine it.
    ///
    /// - Throws: `SolverError` if that takes more work than the solver's limits allow.
    /// - Complexity: a few solves for each independent opening.
    package func openings() throws(SolverError) -> [LayoutOpening] {
        try OpeningFinder(solved: solved, solver: solver).openings()
    }

    /// Returns the view or guide of an item, by its index; nil once it is deallocated.
    package func layoutItem(_ index: Int) -> (any LayoutItem)? {
        let hierarchy = solved.pass.hierarchy
        if let place = solved.positions.firstIndex(of: index) { return hierarchy.references[place].item }
        guard let parent = layout.items[index].parent, let kind = layout.items[index].systemGuide,
            let place = solved.positions.firstIndex(of: parent)
        else { return nil }
        return hierarchy.view(of: place)?.systemGuides.first { $0.kind == kind }
    }

    /// Returns the constraint in the view hierarchy that one of the layout's constraints came from, by its index; nil if
    /// it is implicit.
    package func constraint(_ index: Int) -> LayoutConstraint? {
        let row = rows[index]
        guard row.index >= 0, case .constraint(let place)? = solved.pass.system.origin(of: row) else {
            return nil
        }
        return solved.pass.system.constraint(at: Int(place))
    }

    /// Gives one of the layout's constraints, or the content of a view that it is made for, another priority in the view
    /// hierarchy; returns how to give back the one before, nil if nothing has it.
    fileprivate func setPriority(_ priority: LayoutPriority, of index: Int) -> (() -> Void)? {
        if let constraint = constraint(index) {
            let before = constraint.priority
            constraint.priority = priority
            return { constraint.priority = before }
        }
        let (side, relation) = (layout.constraints[index].first, layout.constraints[index].relation)
        guard layout.constraints[index].source == .contentSize, let view = layoutItem(side.item) as? View
        else { return nil }
        let axis = side.attribute.axis
        if relation == .lessThanOrEqual {
            let before = view.contentHuggingPriority(for: axis)
            view.setContentHuggingPriority(priority, for: axis)
            return { view.setContentHuggingPriority(before, for: axis) }
        }
        let before = view.contentCompressionResistancePriority(for: axis)
        view.setContentCompressionResistancePriority(priority, for: axis)
        return { view.setContentCompressionResistancePriority(before, for: axis) }
    }

    /// Returns the effect of one constraint, by its index.
    ///
    /// - Throws: `SolverError` if that takes more work than the solver's limits allow.
    /// - Complexity: at most one trial.
    package func effect(ofConstraint index: Int) throws(SolverError) -> ConstraintEffect? {
        try solver.effect(of: rows[index]).map {
            LayoutExplanation.effect($0, solved.constraintOfRow)
        }
    }

    /// Returns the effect of changing some constraints, found by solving again. The layout itself doesn't change.
    ///
    /// - Throws: `SolverError` if a priority is out of range or solving exceeds the limits.
    /// - Complexity: that of an edit of the layout: few pivots where little moves.
    package func trial(_ edits: [LayoutTrial.Edit]) throws(SolverError) -> LayoutTrial {
        let trial = try solver.trial(
            edits.map { edit in
                switch edit {
                case .remove(let index): .remove(rows[index])
                case .lower(let index, let priority):
                    .setPriority(rows[index], self.priority(priority, of: rows[index]))
                }
            })
        let values = solver.allValues
        var moved: [LayoutTrial.Move] = []
        for index in solved.pass.hierarchy.indices where solved.positions[index] >= 0 {
            var distances = [0.0, 0, 0, 0]
            for place in 0..<4 {
                distances[place] = trial.values[4 * index + place] - values[4 * index + place]
            }
            guard distances.contains(where: { abs($0) > Self.leastMove }) else { continue }
            moved.append(LayoutTrial.Move(item: solved.positions[index], distances: distances))
        }
        let conflicts = trial.conflicts.compactMap { conflict -> SolvedConflict? in
            guard solved.pass.system.isReported(conflict) else { return nil }
            let broken = Int(solved.constraintOfRow[conflict.broken.index])
            if broken < 0 { return nil }
            return SolvedConflict(
                members: conflict.members.map { Int(solved.constraintOfRow[$0.index]) }.filter { $0 >= 0 },
                broken: broken)
        }
        return LayoutTrial(moves: moved, conflicts: conflicts)
    }

    /// Returns how another layout of the same items differs.
    fileprivate func trial(with pass: LayoutPass) throws(SolverError) -> LayoutTrial {
        var moved: [LayoutTrial.Move] = []
        for (index, (old, new)) in zip(solved.pass.frames, pass.frames).enumerated()
        where solved.positions[index] >= 0 {
            let distances = [
                new.minX - old.minX, new.minY - old.minY, new.width - old.width, new.height - old.height,
            ].map { Double($0) }
            guard distances.contains(where: { abs($0) > Self.leastMove }) else { continue }
            moved.append(LayoutTrial.Move(item: solved.positions[index], distances: distances))
        }
        let other = try pass.solvedPass(
            id: layout.id, title: layout.title, state: layout.state, detail: .frames
        )
        .layout
        let conflicts = other.conflicts.map { conflict in
            SolvedConflict(
                members: conflict.members.compactMap { self.index(of: other.constraints[$0]) },
                broken: self.index(of: other.constraints[conflict.broken]) ?? -1)
        }
        return LayoutTrial(moves: moved, conflicts: conflicts)
    }

    /// Returns the index of a constraint of another layout of the same items.
    private func index(of constraint: SolvedConstraint) -> Int? {
        layout.constraints.firstIndex {
            $0.text == constraint.text && $0.location == constraint.location && $0.source == constraint.source
        }
    }

    private func priority(_ priority: Double, of row: SolverConstraint.ID) -> SolverPriority {
        guard case .constraint(let place)? = solved.pass.system.origin(of: row) else {
            return .optional(priority)
        }
        let container = solved.pass.system.loweredConstraints[Int(place)].container
        return solved.pass.hierarchy.priority(.optional(priority), at: container)
    }

    /// Returns whether a constraint would still hold without itself and some others, with everything that it relates
    /// still determined: the rest implies it.
    ///
    /// - Throws: `SolverError` if solving exceeds the limits.
    /// - Complexity: that of a trial.
    package func isImplied(_ index: Int, without others: [Int]) throws(SolverError) -> Bool {
        let trial = try solver.trial(([index] + others).map { .remove(rows[$0]) })
        let error = violation(of: layout.constraints[index], in: trial.values) { trial.isFree[$0] }
        return error.map { $0 < Self.leastMove } ?? false
    }

    /// Returns by how much a constraint isn't met that belongs to a layout of the same items, in points; nil if
    /// something that it relates is open.
    ///
    /// - Throws: `SolverError` if finding what is open exceeds the solver's limits.
    package func violation(of constraint: SolvedConstraint) throws(SolverError) -> Double? {
        let free = Set(try solver.freeVariables().map(\.index))
        return violation(of: constraint, in: solver.allValues) { free.contains($0) }
    }

    private func violation(
        of constraint: SolvedConstraint, in values: [Double], isFree: (Int) -> Bool
    ) -> Double? {
        var residual = constraint.offset
        for term in constraint.terms {
            guard let place = solved.positions.firstIndex(of: term.item),
                let number = FrameNumber.allCases.firstIndex(where: { $0.attribute == term.attribute }),
                !isFree(4 * place + number)
            else { return nil }
            residual += term.coefficient * values[4 * place + number]
        }
        return switch constraint.resolved.relation {
        case .equal: abs(residual)
        case .lessThanOrEqual: max(residual, 0)
        case .greaterThanOrEqual: max(-residual, 0)
        }
    }

    /// The smallest distance in points that counts as a move.
    private static let leastMove = 1e-4

    /// The basis of each of the layout's items.
    private var bases: [LayoutExplanation.Basis] {
        let empty = LayoutExplanation.Basis(variable: 0, isInset: true, additions: [0, 0, 0, 0])
        var bases = Array(repeating: empty, count: layout.items.count)
        let (hierarchy, environment) = (solved.pass.hierarchy, solved.pass.lowering.environment)
        for index in hierarchy.indices where solved.positions[index] >= 0 {
            let alignment = environment.metrics[index].alignmentInsets
            let lengths = (Double(alignment.left + alignment.right), Double(alignment.top + alignment.bottom))
            let item = solved.positions[index]
            bases[item] = LayoutExplanation.Basis(
                variable: 4 * index, isInset: false,
                additions: [0 - Double(alignment.left), 0 - Double(alignment.top), lengths.0, lengths.1])
            let guides = hierarchy.view(of: index)?.systemGuides.filter { $0.kind != .scrollContent } ?? []
            for (offset, guide) in guides.enumerated() {
                let insets = environment.insets(of: guide, at: index)
                let scrolled = environment.metrics[index].boundsOrigin
                bases[item + 1 + offset] = LayoutExplanation.Basis(
                    variable: 4 * index, isInset: true,
                    additions: [
                        Double(insets.left + scrolled.x), Double(insets.top + scrolled.y),
                        lengths.0 - Double(insets.left + insets.right),
                        lengths.1 - Double(insets.top + insets.bottom),
                    ])
            }
        }
        return bases
    }
}

extension LayoutSession {
    /// Solves for all changes and returns an explainer for the layout; nil if the session's solver can't
    /// explain. Where it starts over, texts are measured as in a new layout, and not as they are in the last.
    ///
    /// - Throws: `SolverError` if the hierarchy exceeds the solver's limits.
    /// - Complexity: that of laying out where the layout isn't up to date.
    package func explainer(
        id: String = "", title: String? = nil, state: String? = nil, startingOver startsOver: Bool = false
    ) throws(SolverError) -> LayoutExplainer? {
        LayoutExplainer(
            try laidOutPass(startingOver: startsOver).solvedPass(
                id: id, title: title, state: state, detail: .complete))
    }

    /// Returns the effect of changing some constraints of an explained layout of the session, with texts wrapped again.
    ///
    /// The constraints are put back as new ones for the solver, so that explainers made before can't try anything any more.
    ///
    /// - Throws: `SolverError` if the hierarchy exceeds the solver's limits.
    /// - Complexity: that of laying out.
    package func trial(
        _ edits: [LayoutTrial.Edit], of explainer: LayoutExplainer
    ) throws(SolverError) -> LayoutTrial {
        var restorations: [() -> Void] = []
        defer { for restore in restorations { restore() } }
        for edit in edits {
            switch edit {
            case .remove(let index):
                guard let constraint = explainer.constraint(index) else { continue }
                constraint.isActive = false
                restorations.append { constraint.isActive = true }
            case .lower(let index, let priority):
                let restore = explainer.setPriority(LayoutPriority(Float(priority)), of: index)
                if let restore { restorations.append(restore) }
            }
        }
        return try explainer.trial(with: laidOutPass(startingOver: true))
    }

    /// Returns whether the layout without a constraint is the same, with texts wrapped again.
    ///
    /// The constraint is put back as a new one for the solver, so that explainers made before no longer apply.
    ///
    /// - Throws: `SolverError` if the hierarchy exceeds the solver's limits.
    /// - Complexity: that of laying out twice where little changes.
    package func isUnchanged(without constraint: LayoutConstraint) throws(SolverError) -> Bool {
        let with = try laidOutPass()
        let (frames, free) = (with.frames, try with.solver.freeVariables())
        let conflictCount = with.solver.conflicts.filter(with.system.isReported).count
        let (hasConflicts, order) = (!with.solver.conflicts.isEmpty, constraint.activationOrder)
        constraint.isActive = false
        defer {
            constraint.isActive = true
            // Of constraints that conflict, the last one is broken.
            if hasConflicts { constraint.takePlace(order) }
        }
        let without = try laidOutPass(startingOver: true)
        let freeWithout = try without.solver.freeVariables()
        return free == freeWithout
            && conflictCount == without.solver.conflicts.filter(without.system.isReported).count
            && zip(frames, without.frames).allSatisfy { $0.isEqual(to: $1, within: Self.leastMove) }
    }

    /// The smallest distance in points that counts as a move.
    private static let leastMove: CGFloat = 1e-4
}

extension CGRect {
    fileprivate func isEqual(to other: CGRect, within distance: CGFloat) -> Bool {
        abs(minX - other.minX) <= distance && abs(minY - other.minY) <= distance
            && abs(width - other.width) <= distance && abs(height - other.height) <= distance
    }
}
