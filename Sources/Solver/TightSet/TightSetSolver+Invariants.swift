#if SOLVER_CHECKS
    /// The invariants after every solve; checked in debug builds. `Documentation/Notes/Solver.md` names each.
    extension TightSetSolver {
        ///
        /// The tolerances apply to numbers in the documented ranges; for others, the only guarantee is termination.
        func checkInvariants() {
            if !isInRange { return }
            checkTightSet()
            checkRows()
            checkReducedCosts()
            checkTies()
        }

        /// Whether coefficients and solution are in the range that documents can contain.
        private var isInRange: Bool {
            for row in rows.all where rows.kind[row] != .artificial {
                for term in rows.terms(of: row) {
                    let unit = rows.unit(of: rows.termVariable[term])
                    let coefficient = rows.coefficient[term] * rows.slope[row] / unit
                    if coefficient != 0, !SolverLimits.accurateCoefficients.contains(abs(coefficient)) {
                        return false
                    }
                }
            }
            return rows.variables.allSatisfy {
                SolverLimits.accurateValues.contains(vertex.values[$0] * rows.unit(of: $0))
            }
        }

        /// Checks that each slot holds one row, which stores its slot, is active, and holds exactly.
        private func checkTightSet() {
            precondition(tightSet.slotCount == rows.variableCount, "a variable has no slot")
            for slot in tightSet.slots {
                let row = tightSet.row(at: slot)
                precondition(!row.isNone && rows.slot[row] == slot, "slot \(slot) and its row disagree")
                precondition(rows.isActive(row), "slot \(slot) holds a removed row")
                precondition(isNear(rows.evaluate(row, at: vertex.values), 0), "tight row \(row) is not met")
            }
        }

        /// Checks that every row outside the tight set is up to date, has the gradient of its side, and if hard, holds.
        private func checkRows() {
            precondition(simplex.waitingRows.isEmpty && simplex.candidates.isEmpty, "work is left over")
            for row in rows.all where !rows.isTight(row) && rows.isActive(row) {
                let kind = rows.kind[row]
                if kind.isTieBreaker { continue }
                precondition(
                    isNear(rows.residual[row], rows.evaluate(row, at: vertex.values)),
                    "residual of row \(row)")
                precondition(vertex.neededGradient(of: row) == rows.gradient[row], "gradient of row \(row)")
                precondition(!kind.isHard || rows.gradient[row] == 0, "required row \(row) is violated")
                for term in rows.terms(of: row) {
                    precondition(
                        tightSet.postponed.isLive(rows.termVariable[term].slot), "row \(row) is not live")
                }
            }
        }

        /// Checks that the reduced costs match the gradients, and that moving no slot gains anything.
        private func checkReducedCosts() {
            for level in 1..<max(1, rows.levels.count) {
                coefficients.use { coefficients in
                    for row in rows.all
                    where rows.level[row] == level && rows.gradient[row] != 0 {
                        vertex.addTerms(of: row, times: Double(rows.gradient[row]) * rows.slope[row])
                    }
                    tightSet.backwardTransform(coefficients)
                    for slot in tightSet.slots {
                        precondition(
                            isNear(coefficients[slot], simplex.reducedCosts.value(slot, level: level)),
                            "reduced cost of slot \(slot)")
                    }
                }
            }
            for slot in tightSet.slots { checkDirections(of: slot) }
        }

        /// Checks that moving a slot in either direction gains nothing, and that the directions that cost nothing are
        /// recorded.
        private func checkDirections(of slot: Slot) {
            let row = tightSet.row(at: slot)
            for (direction, side) in [(1.0, Sides.above), (-1, .below)] {
                let costs = !rows.kind[row].isTieBreaker && rows.slopeSign(row, towards: direction) != 0
                let isKnownOpen = simplex.ties.open[slot].contains(side)
                if costs && rows.kind[row].isHard {
                    precondition(!isKnownOpen, "slot \(slot) can't move")
                    continue
                }
                simplex.reducedCosts.startCost(
                    slot: slot, direction: direction, slope: costs ? rows.slope[row] : 0,
                    level: max(0, Int(rows.level[row])))
                precondition(simplex.reducedCosts.costSign >= 0, "slot \(slot) could still improve")
                precondition(
                    (simplex.reducedCosts.costSign == 0) == isKnownOpen, "open directions of slot \(slot)")
            }
        }

        /// Checks that no open slot would be decided differently.
        private func checkTies() {
            precondition(simplex.ties.unsettled.count == 0, "simplex.ties are left open")
            for slot in tightSet.slots where !simplex.ties.open[slot].isEmpty && !simplex.isBlocked(slot) {
                let (first, slope) = vertex.withMove(of: slot, 1) { simplex.firstChange() }
                if first == .never || simplex.isDoubtful(slope) { continue }
                let falling: Double = slope > 0 ? -1 : 1
                precondition(
                    !simplex.ties.open[slot].contains(Sides(of: falling))
                        || simplex.ownKey(slot, falling) < first,
                    "slot \(slot) is decided about by \(first)")
            }
        }

        private func isNear(_ left: Double, _ right: Double) -> Bool {
            abs(left - right) <= 1e-6 * max(1, abs(left), abs(right))
        }
    }
#endif
