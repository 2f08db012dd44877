/// What can still move once every priority is satisfied as well as it can be.
struct TableauFreedoms {
    let system: TableauSystem
    let variables: [SolverVariable]

    /// The free variables with their ranges, grouped by what moves them together.
    func groups() throws(SolverError) -> [SolverFreedom] {
        let tableau = system.openTableau
        var sets = DisjointSets(count: tableau.columnCount)
        for column in tableau.restrictedBasicColumns + variables.compactMap({ system.column(of: $0) }) {
            guard let row = tableau.row(of: column) else { continue }
            for entry in row.entries { sets.union(column, entry.column) }
        }
        var groups: [SolverFreedom] = []
        var groupOfSet: [Int: Int] = [:]
        for variable in variables {
            guard let column = system.column(of: variable),
                let member = try member(variable, column: column, in: tableau)
            else { continue }
            let set = sets.find(column)
            if let group = groupOfSet[set] {
                groups[group].members.append(member)
            } else {
                groupOfSet[set] = groups.count
                groups.append(SolverFreedom(members: [member]))
            }
        }
        return groups
    }

    private func member(
        _ variable: SolverVariable, column: Int, in tableau: Tableau
    ) throws(SolverError) -> SolverFreedom.Member? {
        if let row = tableau.row(of: column), row.entries.isEmpty { return nil }
        let greatest = try tableau.supremum(of: column, times: 1)
        let least = -(try tableau.supremum(of: column, times: -1))
        guard greatest - least > Tableau.tolerance * 10 else { return nil }
        return SolverFreedom.Member(variable: variable, range: least...greatest)
    }
}
