/// Computing the dependencies of variables on the tight rows.
extension Explainer {
    /// Refactors the tight set if necessary, so that its blocks show how variables depend on each other; returns
    /// whether they do.
    func freshenFactors() throws(SolverError) -> Bool {
        for _ in 0..<Self.mostFactorings where !simplex.isFreshlyFactored {
            let failsCold = solver.changes.needsColdSolve
            solver.changes.needsColdSolve = true
            simplex.refactor()
            try repair.run()
            try tieBreaking.settleTies()
            solver.changes.needsColdSolve = failsCold
        }
        return simplex.isFreshlyFactored
    }

    /// The maximum number of factorings: one that reveals rounding errors is followed by repairs, which could otherwise
    /// repeat forever.
    private static var mostFactorings: Int { 4 }

    /// Returns variables, and those that they depend on, as sums over variables of earlier blocks and the constants of their
    /// blocks' rows.
    ///
    /// - Parameter followsBlocks: Whether the blocks are those of the tight set; if not, each sum is expanded.
    /// - Parameter takesSteps: Whether sums in large blocks are over variables of the same block.
    /// - Throws: `SolverError.budgetSpent` if the sums take more memory than the budget covers.
    func dependencies(
        of wanted: [Variable], followsBlocks: Bool, takesSteps: Bool
    ) throws(SolverError) -> VariableDependencies {
        let count = rows.variableCount
        var dependencies = VariableDependencies(
            variableCount: count,
            units: rows.units.count == 0 ? [] : rows.variables.map { rows.unit(of: $0) })
        if followsBlocks {
            var isKnown = [Bool](repeating: false, count: count)
            var pending = wanted
            while let variable = pending.popLast() {
                if isKnown[variable.offset] { continue }
                let block = tightSet.blockOfSlot[variable.slot]
                let isLarge = tightSet.slots(of: block).count > Self.mostSolvedTogether
                let steps = takesSteps && isLarge ? BlockSteps(block, of: tightSet).steps : [(variable, nil)]
                for (offset, step) in steps.enumerated() {
                    isKnown[step.variable.offset] = true
                    let known = dependencies.partCount
                    let rank = tightSet.slots(of: block).lowerBound + offset
                    if let row = step.row {
                        add(step.variable, by: row, rank: rank, to: &dependencies)
                    } else {
                        add(step.variable, rank: rank, to: &dependencies)
                    }
                    pending += dependencies.sources(of: step.variable)
                    try work.spendWork(storing: dependencies.partCount - known)
                }
            }
        } else {
            for variable in wanted {
                let known = dependencies.partCount
                dependencies.begin(variable, rank: 0)
                vertex.withCoefficients(of: variable) { coefficients in
                    for slot in coefficients.slots {
                        addConstant(
                            of: tightSet.row(at: slot), -coefficients[slot], to: variable, in: &dependencies)
                    }
                }
                try work.spendWork(storing: dependencies.partCount - known)
            }
        }
        return dependencies
    }

    /// The maximum number of variables of a block whose sums are all found by solving, where steps are taken.
    private static var mostSolvedTogether: Int { 32 }

    /// Adds a variable as its row says, over the others in it.
    private func add(
        _ variable: Variable, by row: Row, rank: Int, to dependencies: inout VariableDependencies
    ) {
        dependencies.begin(variable, rank: rank)
        dependencies.noteStep(variable)
        guard let own = rows.terms(of: row).first(where: { rows.termVariable[$0] == variable }) else {
            return
        }
        let factor = -1 / rows.coefficient[own]
        addConstant(of: row, factor, to: variable, in: &dependencies)
        for term in rows.terms(of: row) where rows.termVariable[term] != variable {
            dependencies.add(
                factor * rows.coefficient[term], variable: rows.termVariable[term], to: variable)
        }
    }

    private func add(_ variable: Variable, rank: Int, to dependencies: inout VariableDependencies) {
        let block = tightSet.blockOfSlot[variable.slot]
        dependencies.begin(variable, rank: rank)
        coefficients.use { sources in
            for (row, factor) in rows(ofBlock: block, deciding: variable.slot) {
                addConstant(of: row, factor, to: variable, in: &dependencies)
                addOtherBlocks(of: row, factor, than: block, to: sources)
            }
            for source in sources.variables {
                // A source that cancelled out on the way is listed twice.
                if sources[source] != 0 {
                    dependencies.add(sources[source], variable: source, to: variable)
                    sources[source] = 0
                }
            }
        }
    }

    /// Returns the rows of a block that determine the variable of one of its slots, with their factors.
    private func rows(ofBlock block: Block, deciding slot: Slot) -> [(row: Row, factor: Double)] {
        if tightSet.factorOfBlock[block] < 0 {
            return [(tightSet.row(at: slot), -1 / tightSet.diagonal[slot])]
        }
        let range = tightSet.slots(of: block)
        for other in range {
            tightSet.blockVector[other - range.lowerBound] = tightSet.blockSlots[other] == slot ? 1 : 0
        }
        tightSet.blockFactors.solveTransposed(
            tightSet.factorOfBlock[block], tightSet.blockVector, scratch: tightSet.blockScratch)
        return range.compactMap { other in
            let share = tightSet.blockVector[other - range.lowerBound]
            return abs(share) <= 1e-13 ? nil : (tightSet.row(at: tightSet.blockSlots[other]), -share)
        }
    }

    /// Adds a multiple of a row's variables in other blocks.
    private func addOtherBlocks(
        of row: Row, _ factor: Double, than block: Block, to sources: SparseVector
    ) {
        for term in rows.terms(of: row) {
            let source = rows.termVariable[term]
            if tightSet.blockOfSlot[source.slot] == block { continue }
            if sources[source] == 0 { sources.list(source) }
            sources.add(factor * rows.coefficient[term], at: source)
        }
    }

    private func addConstant(
        of row: Row, _ factor: Double, to variable: Variable, in dependencies: inout VariableDependencies
    ) {
        if rows.kind[row].isTieBreaker || factor == 0 { return }
        dependencies.add(factor / rows.slope[row], constraint: rows.order[row], to: variable)
    }
}
