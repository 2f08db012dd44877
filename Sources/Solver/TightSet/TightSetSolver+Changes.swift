/// The calls that change the system: they check and record changes, and leave the work to `solve()`.
extension TightSetSolver {
    /// Adds a variable.
    /// - Throws: `SolverError.limitExceeded` if the limit on variables is reached.
    package func makeVariable() throws(SolverError) -> SolverVariable {
        if vertex.values.count - removedVariableCount >= limits.variables {
            throw .limitExceeded(.variables, limit: limits.variables)
        }
        let variable = SolverVariable(index: vertex.values.count)
        vertex.values.append(0)
        useCounts.append(0)
        rows.addVariable()
        return variable
    }

    /// Removes a variable.
    /// - Throws: `SolverError` if it is unknown or a constraint uses it.
    package func remove(_ variable: SolverVariable) throws(SolverError) {
        try check(variable)
        if useCounts[Variable(variable.index)] > 0 { throw .variableInUse(variable) }
        useCounts[Variable(variable.index)] = -1
        removedVariableCount += 1
    }

    private func check(_ variable: SolverVariable) throws(SolverError) {
        if variable.index < 0 || variable.index >= vertex.values.count
            || useCounts[Variable(variable.index)] < 0
        {
            throw .unknownVariable(variable)
        }
    }

    /// Adds a constraint, which takes effect at the next `solve()`.
    /// - Throws: `SolverError` if a number is out of range, a variable unknown, or a limit exceeded.
    package func add(_ constraint: SolverConstraint) throws(SolverError) -> SolverConstraint.ID {
        if rows.liveConstraintCount >= limits.constraints {
            throw .limitExceeded(.constraints, limit: limits.constraints)
        }
        for term in constraint.terms {
            try check(term.variable)
            if !term.coefficient.isFinite { throw .notFinite }
        }
        if Self.isPlain(constraint.terms) { return try add(constraint, terms: constraint.terms) }
        return try add(constraint, terms: Self.merged(constraint.terms))
    }

    @inline(__always)
    private func add(_ constraint: SolverConstraint, terms: [SolverTerm]) throws(SolverError)
        -> SolverConstraint.ID
    {
        if rows.liveTermCount + terms.count > limits.terms {
            throw .limitExceeded(.terms, limit: limits.terms)
        }
        let sizes = rows.sizes(of: terms)
        // The constant must stay finite when the row is scaled.
        if !sizes.largest.isFinite || !(constraint.constant / sizes.scale).isFinite { throw .notFinite }
        let kind = try rowKind(of: constraint.priority)
        let level = makeLevel(for: constraint.priority)
        let order = Int32(rows.rowOfConstraint.count)
        let row = rows.add(
            terms: terms, sizes: sizes, constant: constraint.constant,
            errorSides: constraint.relation.errorSides, kind: kind, level: level, order: order)
        rows.state[row] = .inactive
        rows.rowOfConstraint.append(row)
        rows.liveConstraintCount += 1
        rows.liveTermCount += terms.count
        for term in terms { useCounts[Variable(term.variable.index)] += 1 }
        if kind == .system { countBound(row, 1) }
        return SolverConstraint.ID(index: Int(order))
    }

    /// Counts a `system` row that is added or removed. Ties settled before a variable became a size, or stopped being
    /// one, are no guide to new ones.
    @inline(__always) private func countBound(_ row: Row, _ change: Int32) {
        guard let variable = rows.boundVariable(row) else { return }
        let wasSize = rows.isSize(variable)
        rows.boundCount[variable] += change
        if rows.isSize(variable) != wasSize && variable.offset < tightSet.slotCount {
            changes.needsColdSolve = true
        }
    }

    /// Whether the terms contain each variable once and no zeros.
    private static func isPlain(_ terms: [SolverTerm]) -> Bool {
        if terms.count > 16 {
            return Set(terms.map { $0.variable }).count == terms.count
                && !terms.contains { $0.coefficient == 0 }
        }
        for index in terms.indices {
            if terms[index].coefficient == 0 { return false }
            for earlier in 0..<index where terms[earlier].variable == terms[index].variable { return false }
        }
        return true
    }

    /// Returns the terms with each variable once and without zeros.
    private static func merged(_ terms: [SolverTerm]) -> [SolverTerm] {
        var places: [SolverVariable: Int] = [:]
        var sums: [SolverTerm] = []
        var largest: [Double] = []
        for term in terms {
            if let place = places[term.variable] {
                sums[place].coefficient += term.coefficient
                largest[place] = max(largest[place], abs(term.coefficient))
            } else {
                places[term.variable] = sums.count
                sums.append(term)
                largest.append(abs(term.coefficient))
            }
        }
        return zip(sums, largest).filter { abs($0.coefficient) > 1e-14 * $1 }.map { sum, _ in sum }
    }

    private func rowKind(of priority: SolverPriority) throws(SolverError) -> RowKind {
        switch priority {
        case .system: return .system
        case .required: return .required
        case .automatic: return .automatic
        case .stay: return .stay
        case .optional(let value):
            if !(value > 0 && value < 1000) { throw .priorityOutOfRange(value) }
            return .optional
        }
    }

    /// Removes a constraint; its handle is never used again.
    /// - Throws: `SolverError.unknownConstraint` if there is none.
    package func remove(_ id: SolverConstraint.ID) throws(SolverError) {
        let row = try row(of: id)
        for term in rows.terms(of: row) { useCounts[rows.termVariable[term]] -= 1 }
        rows.liveConstraintCount -= 1
        rows.liveTermCount -= Int(rows.termCount[row])
        rows.rowOfConstraint[id.index] = .none
        if isBound(row) { countBound(row, -1) }
        changes.removedRows.append(row)
    }

    func row(of id: SolverConstraint.ID) throws(SolverError) -> Row {
        if id.index < 0 || id.index >= rows.rowOfConstraint.count || rows.rowOfConstraint[id.index].isNone {
            throw .unknownConstraint(id)
        }
        return rows.rowOfConstraint[id.index]
    }

    /// Changes a constraint's constant; the next `solve()` only applies the difference.
    /// - Throws: `SolverError` if the constraint is unknown or the number out of range.
    package func setConstant(_ constant: Double, of id: SolverConstraint.ID) throws(SolverError) {
        let row = try row(of: id)
        let scaled = constant / rows.slope[row]
        if !scaled.isFinite { throw .notFinite }
        let change = scaled - rows.constant[row]
        if change == 0 { return }
        rows.constant[row] = scaled
        changes.constants.append((row, change))
    }

    /// Changes a constraint's priority.
    /// - Throws: `SolverError` if the constraint is unknown or the priority out of range.
    package func setPriority(_ priority: SolverPriority, of id: SolverConstraint.ID) throws(SolverError) {
        let row = try row(of: id)
        let kind = try rowKind(of: priority)
        _ = makeLevel(for: priority)
        var value = 0.0
        if case .optional(let number) = priority { value = number }
        if isBound(row) { countBound(row, -1) }
        changes.priorities.append((row, kind, value))
        if isBound(row) { countBound(row, 1) }
    }

    /// Whether a row makes its variable a size, with the priority that the next solve gives it.
    private func isBound(_ row: Row) -> Bool {
        if rows.boundVariable(row) == nil { return false }
        return (changes.priorities.last { $0.row == row }?.kind ?? rows.kind[row]) == .system
    }

    /// Returns the level of a priority, creating it if necessary.
    private func makeLevel(for priority: SolverPriority) -> Int32 {
        switch priority {
        case .system, .required, .automatic: return 0
        case .stay: return -1
        case .optional(let number):
            if let level = rows.levels.level(of: number) { return Int32(level) }
            let level = Int32(rows.levels.insert(number))
            rows.moveDown(from: level)
            changes.needsColdSolve = true
            return level
        }
    }

    /// Sets the kind, priority and level of a row.
    func setPriority(of row: Row, kind: RowKind, priority: Double) {
        rows.kind[row] = kind
        rows.level[row] =
            kind == .optional ? Int32(rows.levels.level(of: priority) ?? 0) : kind.isTieBreaker ? -1 : 0
    }
}
