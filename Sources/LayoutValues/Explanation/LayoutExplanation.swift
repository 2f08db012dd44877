import Solver

/// The explanation of a layout: the effect of each constraint and the origin of each number of each frame.
package struct LayoutExplanation: Sendable {
    /// What an explanation is about.
    package enum Subject: Sendable, Hashable {
        /// All numbers and all constraints.
        case everything
        /// The same, with long sums by steps; those of some items, by their indices, are in full.
        case steps(inFull: [Int])
        /// The effects of constraints. Numbers have values, but no terms.
        case effects
        /// The numbers of some items, by their indices. Other numbers have no terms, and effects aren't found out.
        case items([Int])
    }

    /// The origin of an item's numbers.
    package struct Basis: Sendable {
        /// The first of the four variables that determine the numbers.
        package var variable: Int
        /// Whether the item is one of UIKit's guides. They have no variables, and only their lengths follow
        /// those of the owner.
        package var isInset: Bool
        /// The amount added to each of the four variables, in points.
        package var additions: [Double]

        /// Creates the origin of an item's numbers.
        package init(variable: Int, isInset: Bool, additions: [Double]) {
            self.variable = variable
            self.isInset = isInset
            self.additions = additions
        }
    }

    /// The layout in complete detail.
    package let layout: SolvedLayout
    /// The effect of each of the layout's constraints, if it was asked for.
    package var effects: [ConstraintEffect]
    private let solution: SolverExplanation
    /// The sums by steps; nil where all are in full.
    private let steps: NumberSteps?
    /// The index among the layout's constraints for each row of the solver, or -1.
    private let constraintOfRow: [Int32]
    /// The basis of each of the layout's items.
    private let bases: [Basis]
    private let values: [Double]

    /// Creates the explanation of a layout from that of its rows.
    package init(
        layout: SolvedLayout, solution: SolverExplanation, steps: NumberSteps? = nil,
        constraintOfRow: [Int32], bases: [Basis],
        values: [Double]
    ) {
        self.layout = layout
        self.solution = solution
        self.steps = steps
        self.constraintOfRow = constraintOfRow
        self.bases = bases
        self.values = values
        var effects = Array(repeating: ConstraintEffect.holds(slack: 0), count: layout.constraints.count)
        for (row, effect) in solution.effects.enumerated() where constraintOfRow[row] >= 0 {
            guard let effect else { continue }
            let constraint = Int(constraintOfRow[row])
            effects[constraint] = Self.effect(effect, constraintOfRow)
            if effects[constraint] == .broken, layout.constraints[constraint].outcome != .broken {
                let shortfall = layout.constraints[constraint].violation
                effects[constraint] = .overridden(shortfall: shortfall, by: [])
            }
        }
        self.effects = effects
    }

    /// Returns an effect in terms of the layout's constraints.
    package static func effect(_ effect: SolverEffect, _ constraintOfRow: [Int32]) -> ConstraintEffect {
        switch effect {
        case .decides: .decides
        case .holds(let slack): .holds(slack: slack)
        case .redundant: .redundant
        case .broken: .broken
        case .overridden(let shortfall, let obstacles):
            .overridden(
                shortfall: shortfall,
                by: obstacles.map { Int(constraintOfRow[$0.index]) }.filter { $0 >= 0 }.sorted())
        }
    }

    /// Returns the value of a number of an item's frame; nil if nothing determines it.
    package func value(of number: FrameNumber, ofItem item: Int) -> Double? {
        let basis = bases[item]
        let place = FrameNumber.allCases.firstIndex(of: number) ?? 0
        if basis.isInset && !number.isLength { return basis.additions[place] }
        let variable = basis.variable + place
        return solution.isFree[variable] ? nil : basis.additions[place] + values[variable]
    }

    /// Returns the explanation of a number of an item's frame; nil if nothing determines it.
    ///
    /// - Complexity: O(number of terms).
    package func number(_ number: FrameNumber, of item: Int) -> ExplainedNumber? {
        let basis = bases[item]
        let place = FrameNumber.allCases.firstIndex(of: number) ?? 0
        let addition = basis.additions[place]
        var explained = ExplainedNumber(value: addition, terms: [])
        if addition != 0 {
            explained.terms.append(
                ExplainedNumber.Term(
                    origin: basis.isInset ? .guideInset : .alignmentRect, coefficient: 1, constant: addition))
        }
        if basis.isInset && !number.isLength { return explained }
        guard let value = value(of: number, ofItem: item) else { return nil }
        explained.value = value
        let variable = basis.variable + place
        // A page asks for sums in full.
        #if !hasFeature(Embedded)
            if let terms = steps?.terms(of: variable, ofItem: item) {
                explained.terms += terms.compactMap(term)
                return explained
            }
        #endif
        for share in solution.shares(of: SolverVariable(index: variable)) {
            guard let term = term(of: share.constraint, times: share.coefficient) else { continue }
            explained.terms.append(term)
        }
        return explained
    }

    /// Returns a constraint's part of a sum; nil for the only row that isn't listed, the origin of a scroll view's content,
    /// which is 0.
    private func term(
        of row: SolverConstraint.ID, times coefficient: Double
    ) -> ExplainedNumber.Term? {
        let constraint = Int(constraintOfRow[row.index])
        if constraint < 0 { return nil }
        return ExplainedNumber.Term(
            origin: .constraint(constraint), coefficient: -coefficient,
            constant: 0 - layout.constraints[constraint].offset)
    }

    private func term(_ term: BoundedSums.Term) -> ExplainedNumber.Term? {
        switch term.origin {
        case .constraint(let row): self.term(of: row, times: term.coefficient)
        case .variable(let variable):
            steps?.place(of: variable).map { item, number in
                ExplainedNumber.Term(
                    origin: .number(number, item: item), coefficient: term.coefficient,
                    constant: values[variable.index])
            }
        }
    }
}

/// The sums of a layout's numbers by steps.
package struct NumberSteps: Sendable {
    /// The maximum number of terms of a sum that is written over constraints alone.
    private static let mostTerms = 32

    private let sums: BoundedSums
    /// The item whose first number each variable divided by 4 is, or -1.
    private let items: [Int32]
    /// The items whose sums are wanted in full.
    private let itemsInFull: Set<Int>

    /// Creates the sums of a solution; nil if all of them are in full.
    package init?(_ solution: SolverExplanation, bases: [LayoutExplanation.Basis], itemsInFull: Set<Int>) {
        self.itemsInFull = itemsInFull
        var items = [Int32](repeating: -1, count: solution.isFree.count / 4 + 1)
        var isNamed = [Bool](repeating: false, count: solution.isFree.count)
        for (item, basis) in bases.enumerated() where !basis.isInset {
            items[basis.variable / 4] = Int32(item)
            for place in 0..<4 { isNamed[basis.variable + place] = true }
        }
        guard let sums = solution.boundedSums(most: Self.mostTerms, isNamed: isNamed) else { return nil }
        self.sums = sums
        self.items = items
    }

    /// Returns the sum of a variable of an item; nil if it is wanted in full.
    func terms(of variable: Int, ofItem item: Int) -> [BoundedSums.Term]? {
        itemsInFull.contains(item) ? nil : sums.terms(of: SolverVariable(index: variable))
    }

    /// Returns the number that a variable is.
    func place(of variable: SolverVariable) -> (item: Int, number: FrameNumber)? {
        let item = Int(items[variable.index / 4])
        return item < 0 ? nil : (item, FrameNumber.allCases[variable.index % 4])
    }
}
