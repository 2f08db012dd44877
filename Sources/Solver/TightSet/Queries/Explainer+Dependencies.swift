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

    /// Returns each variable as a sum over variables of earlier blocks and the constants of its block's rows.
    ///
    /// - Parameter followsBlocks: Whether the blocks are those of the tight set; if not, each sum is expanded.
    /// - Throws: `SolverError.budgetSpent` if the sums take more memory than the budget covers.
    func dependencies(followsBlocks: Bool) throws(SolverError) -> VariableDependencies {
        let count = rows.variableCount
        var dependencies = VariableDependencies(
            variableCount: count,
            units: rows.units.count == 0 ? [] : rows.variables.map { rows.unit(of: $0) })
        if followsBlocks {
            for block in tightSet.blocks {
                let known = dependencies.partCount
                addBlock(block, to: &dependencies)
                try work.spendWork(storing: dependencies.partCount - known)
            }
        } else {
            for variable in rows.variables {
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

    private func addBlock(_ block: Block, to dependencies: inout VariableDependencies) {
        let range = tightSet.slots(of: block)
        for index in range {
            let variable = tightSet.blockSlots[index].variable
            dependencies.begin(variable, rank: block.offset)
            coefficients.use { sources in
                for (row, factor) in rows(ofBlock: block, decidingAt: index) {
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
    }

    /// Returns the rows of a block that determine one of its variables, with their factors.
    private func rows(ofBlock block: Block, decidingAt index: Int) -> [(row: Row, factor: Double)] {
        let range = tightSet.slots(of: block)
        if tightSet.factorOfBlock[block] < 0 {
            let slot = tightSet.blockSlots[index]
            return [(tightSet.row(at: slot), -1 / tightSet.diagonal[slot])]
        }
        for other in range { tightSet.blockVector[other - range.lowerBound] = other == index ? 1 : 0 }
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
