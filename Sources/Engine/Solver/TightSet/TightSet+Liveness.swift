/// Which variables matter to rows outside the tight set.
extension TightSet {
    /// Makes the variables of a row live.
    func enliven(rowsVariables row: Int32) {
        for term in rows.terms(of: row) { enliven(rows.termVariable[term]) }
    }

    /// Makes a variable live, with all that its value depends on.
    func enliven(_ variable: Int32) {
        if !dormant.enliven(variable) { return }
        var stack: [Int32] = [variable]
        while let slot = stack.popLast() {
            let members = slots(of: blockOfSlot[slot])
            for index in members { _ = dormant.enliven(blockSlots[index]) }
            for index in members {
                let member = blockSlots[index]
                for term in rows.terms(of: baseRow[member]) {
                    let other = rows.termVariable[term]
                    if dormant.enliven(other) { stack.append(other) }
                }
            }
        }
    }
}
