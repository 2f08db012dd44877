/// Finds a smallest set of required constraints that collide with one more.
///
/// QuickXplain (U. Junker, "QuickXplain: Preferred explanations and relaxations for over-constrained problems", AAAI 2004):
/// O(k log(n/k)) feasibility checks for k members among n constraints.
struct MinimalConflict {
    typealias Row = TableauComponent.Row

    let variables: [SolverVariable]
    let pivotLimit: Int

    /// The members of the conflict, the last one included, in the order added.
    func members(of taken: [Row], against last: Row) throws(SolverError) -> [SolverConstraint.ID] {
        var found = [last]
        if try isFeasible([last]) {
            found += try explain(background: [last], isBackgroundNew: false, candidates: taken)
        }
        return found.map(\.id).sorted { $0.index < $1.index }
    }

    private func explain(
        background: [Row], isBackgroundNew: Bool, candidates: [Row]
    ) throws(SolverError) -> [Row] {
        if isBackgroundNew, try !isFeasible(background) { return [] }
        if candidates.count <= 1 { return candidates }
        let first = Array(candidates[..<(candidates.count / 2)])
        let second = Array(candidates[(candidates.count / 2)...])
        let fromSecond = try explain(
            background: background + first, isBackgroundNew: true, candidates: second)
        let fromFirst = try explain(
            background: background + fromSecond, isBackgroundNew: !fromSecond.isEmpty, candidates: first)
        return fromFirst + fromSecond
    }

    private func isFeasible(_ rows: [Row]) throws(SolverError) -> Bool {
        var system = TableauSystem(variables: variables, pivotLimit: pivotLimit)
        for row in rows {
            guard try system.require(row.constraint) else { return false }
        }
        return true
    }
}
