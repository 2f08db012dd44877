import Solver

/// Finds a smallest set of required constraints that conflict with a given one.
///
/// QuickXplain (U. Junker, "QuickXplain: preferred explanations and relaxations for over-constrained problems", AAAI
/// 2004): the constraints are halved repeatedly, and each half is reduced to those that conflict with the rest.
struct MinimalConflict {
    typealias Row = TableauComponent.Row

    let unknownCount: Int
    let budget: PivotBudget

    /// Returns the members of the conflict, including the last one, in the order added.
    ///
    /// - Complexity: O(k log(n/k)) insertions of up to n constraints, for k members among n constraints.
    func members(of taken: [Row], against last: Row) throws(SolverError) -> [SolverConstraint.ID] {
        let empty = Tableau(unknownCount: unknownCount, budget: budget)
        var members = [last]
        if let background = try extended(empty, by: members), !taken.isEmpty {
            members += try colliding(among: taken[...], with: background)
        }
        return members.map(\.id).sorted { $0.index < $1.index }
    }

    /// Returns a smallest part of the candidates that conflicts with the background; together they are known to
    /// conflict.
    private func colliding(
        among candidates: ArraySlice<Row>, with background: Tableau?
    ) throws(SolverError) -> [Row] {
        guard let background else { return [] }
        guard candidates.count > 1 else { return Array(candidates) }
        let middle = candidates.startIndex + candidates.count / 2
        let (first, second) = (candidates[..<middle], candidates[middle...])
        let inSecond = try colliding(among: second, with: try extended(background, by: first))
        let inFirst = try colliding(among: first, with: try extended(background, by: inSecond))
        return inFirst + inSecond
    }

    /// Returns the tableau with more constraints required; nil if they conflict.
    private func extended(_ tableau: Tableau, by rows: some Sequence<Row>) throws(SolverError) -> Tableau? {
        var tableau = tableau
        for row in rows {
            guard try tableau.require(row) else { return nil }
        }
        return tableau
    }
}
