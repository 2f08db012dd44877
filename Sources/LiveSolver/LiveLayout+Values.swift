import Solver

/// Numbers of constraints and of what is open, as in the engine's solved layouts.
extension LiveLayout {
    /// A constraint as it was solved.
    package struct SolvedValues: Sendable {
        package let outcome: ConstraintOutcome
        /// The value of the first side, and the one that the constraint requests for it.
        package let actual: Double
        package let requested: Double
        /// By how much the constant differs from the written one, in points.
        package let shift: Double
        /// The priority as an author would write it; nil if it is the written one.
        package let priority: SolverPriority?
    }

    /// Returns the values of a constraint, by its index in the layout's constraints.
    package func solvedValues(of index: Int) -> SolvedValues {
        let constraint = layout.constraints[index]
        let (outcome, residual) = outcome(of: index)
        let relation = relations[constraint.relation]
        var actual = constraint.firstConstant
        for inset in constraint.insets where inset.isOfFirstSide { actual += contribution(of: inset) }
        for term in relation.terms.prefix(constraint.firstTermCount) {
            actual += term.coefficient * values[term.variable.index]
        }
        return SolvedValues(
            outcome: outcome, actual: actual, requested: actual - residual, shift: shifts[index],
            priority: priorities[index])
    }

    /// Returns a relation with its changes.
    package func solvedRelation(at index: Int) -> SolverConstraint { relations[index] }

    /// Returns the value of one of the solver's variables.
    package func value(of variable: SolverVariable) -> Double { values[variable.index] }

    /// An ambiguous view's frame in its superview's coordinates as it is and at both extremes, unrounded.
    package struct Extremes: Sendable {
        /// The index among the layout's items.
        package let item: Int
        package let exact: Rectangle
        package let least: Rectangle
        package let greatest: Rectangle
    }

    /// The maximum number of ambiguous views whose extremes are known, as in the engine.
    private static let mostExtremes = 24

    /// Returns the extremes of ambiguous views, within their superviews where no constraint bounds them, as the engine finds them.
    ///
    /// - Parameter free: Whether each variable is open.
    /// - Throws: `SolverError` if finding them takes more work than the solver allows.
    package func extremes(_ free: [Bool]) throws(SolverError) -> [Extremes] {
        let open = layout.items.indices.dropFirst().filter { index in
            layout.items[index].kind == .view && free[(4 * index)..<(4 * index + 4)].contains(true)
        }
        guard !open.isEmpty, open.count <= Self.mostExtremes else { return [] }
        var ranges: [ClosedRange<Double>?] = Array(repeating: nil, count: free.count)
        for freedom in try solver.freedoms() {
            for member in freedom.members where member.variable.index < free.count {
                ranges[member.variable.index] = member.range
            }
        }
        return open.compactMap { index in
            var (least, greatest) = (frames[index], frames[index])
            for axis in 0..<2 {
                let (position, length) = (4 * index + axis, 4 * index + 2 + axis)
                guard free[position] != free[length],
                    let range = ranges[free[position] ? position : length]
                else { continue }
                let value = values[free[position] ? position : length]
                let slack =
                    end(of: layout.items[index].parent, axis, isInside: true)
                    - end(of: index, axis, isInside: false)
                let shifts = Self.shifts(of: value, in: range, slack: slack)
                least.shift(by: shifts.least, isPosition: free[position], axis)
                greatest.shift(by: shifts.greatest, isPosition: free[position], axis)
            }
            return least == greatest
                ? nil : Extremes(item: index, exact: frames[index], least: least, greatest: greatest)
        }
    }

    /// Returns the end of a frame, in its superview's coordinates or in its own.
    private func end(of item: Int, _ axis: Int, isInside: Bool) -> Double {
        let frame = frames[item]
        if isInside { return axis == 0 ? frame.width : frame.height }
        return axis == 0 ? max(frame.x, frame.x + frame.width) : max(frame.y, frame.y + frame.height)
    }

    /// Returns how far a number can decrease and increase; within the superview if no constraint bounds it.
    private static func shifts(
        of value: Double, in range: ClosedRange<Double>, slack: Double
    ) -> (least: Double, greatest: Double) {
        let least = range.lowerBound.isFinite ? range.lowerBound : min(0, value)
        let greatest = range.upperBound.isFinite ? range.upperBound : value + max(0, slack)
        return (least - value, greatest - value)
    }
}

extension Rectangle {
    fileprivate mutating func shift(by distance: Double, isPosition: Bool, _ axis: Int) {
        switch (axis, isPosition) {
        case (0, true): x += distance
        case (0, false): width += distance
        case (_, true): y += distance
        case (_, false): height += distance
        }
    }
}
