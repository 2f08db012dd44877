/// Determines the variables on which rows outside the tight set depend.
extension TightSet {
    /// Finds the live variables, if that has not been done since the tight set was factored: those of all rows outside
    /// it that may cost, and all that these depend on.
    func findLiveVariables() {
        if !postponed.countsAllAsLive { return }
        postponed.countNoneAsLive()
        for row in rows.all where !rows.isTight(row) && rows.state[row] != .inactive {
            if rows.kind[row].isTieBreaker { continue }
            for term in rows.terms(of: row) { _ = postponed.enliven(rows.termVariable[term].slot) }
        }
        // A block depends only on earlier ones.
        for block in blocks.reversed() { enlivenWhatMatters(to: block) }
    }

    private func enlivenWhatMatters(to block: Block) {
        let members = slots(of: block)
        // A slot that has moved to a separate block is still listed in its old one.
        if members.count == 1 && blockOfSlot[blockSlots[members.lowerBound]] != block { return }
        if !members.contains(where: { postponed.isLive(blockSlots[$0]) }) { return }
        for index in members {
            for term in rows.terms(of: baseRow[blockSlots[index]]) {
                _ = postponed.enliven(rows.termVariable[term].slot)
            }
        }
    }

    /// Makes a variable live, with all variables that its value depends on.
    func enliven(_ variable: Variable) {
        if !postponed.enliven(variable.slot) { return }
        var stack = [variable.slot]
        while let slot = stack.popLast() {
            let members = slots(of: blockOfSlot[slot])
            for index in members { _ = postponed.enliven(blockSlots[index]) }
            for index in members {
                let member = blockSlots[index]
                for term in rows.terms(of: baseRow[member]) {
                    let other = rows.termVariable[term].slot
                    if postponed.enliven(other) { stack.append(other) }
                }
            }
        }
    }
}
