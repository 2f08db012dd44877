/// Choosing the first tight set.
extension TightSet {
    /// Chooses the first tight set. Rows are offered to the matching by importance, equalities before inequalities;
    /// required inequalities last, because most hold with slack. Remaining variables are held in the order of ties: by
    /// the artificial rows of sizes, stays, then the other artificial rows.
    func chooseFirst() {
        matching.clear()
        let offers = listOffers()
        for first in offers.dropLast() { offer(first) }
        offerArtificialRows(ofSizes: true)
        for first in offers.suffix(1) { offer(first) }
        offerArtificialRows(ofSizes: false)
    }

    /// Offers a row and the rows listed after it.
    private func offer(_ first: Row) {
        var row = first
        while !row.isNone && matching.unmatchedCount > 0 {
            _ = matching.augment(row)
            row = matching.nextOffer[row]
        }
    }

    private func offerArtificialRows(ofSizes isSize: Bool) {
        for variable in rows.variables where rows.isSize(variable) == isSize {
            if matching.unmatchedCount == 0 { return }
            _ = matching.augmentArtificialRow(of: variable)
        }
    }

    /// Lists the rows of each group in order, linked by `nextOffer`; returns the first of each group or none.
    private func listOffers() -> [Row] {
        let groupCount = 2 * rows.levels.count + 2
        var first = [Row](repeating: .none, count: groupCount)
        var last = first
        matching.nextOffer.reset(to: rows.count, filling: .none)
        for row in rows.all where rows.state[row] == .active && rows.kind[row] != .artificial {
            let group = matchingGroup(row)
            if last[group].isNone { first[group] = row } else { matching.nextOffer[last[group]] = row }
            last[group] = row
        }
        return first
    }

    private func matchingGroup(_ row: Row) -> Int {
        let isEquality = rows.errorSides[row] == .both
        if rows.kind[row].isHard { return isEquality ? 0 : 2 * rows.levels.count }
        if rows.kind[row] == .stay { return 2 * rows.levels.count + 1 }
        return 2 * Int(rows.level[row]) + (isEquality ? 0 : 1) - 1
    }
}
