import Engine

/// A component with its canonical solution.
struct SolvedComponent {
    /// A conflict with what is needed to put it in order among those of other components.
    struct Conflict {
        /// When constraints as strong as the one given up are taken: 0 first.
        var rank: Int
        var conflict: SolverConflict
    }

    /// In the order made.
    let variables: [SolverVariable]
    /// By variable: its value where the scaled one is 1.
    let units: [Double]
    /// By variable.
    let values: [Double]
    /// In the order in which constraints were given up.
    let conflicts: [Conflict]
    /// What priorities leave open; nil if they determine everything.
    let openTableau: Tableau?

    /// The component's free variables, grouped by what moves together.
    func freedoms(budget: PivotBudget) throws(SolverError) -> [SolverFreedom] {
        guard let openTableau else { return [] }
        var face = FreeFace(openTableau, budget: budget)
        let ranges = try face.ranges()
        var parts = try face.parts()
        var groups: [SolverFreedom] = []
        var groupOfPart: [Int: Int] = [:]
        for (symbol, variable) in variables.enumerated() {
            guard let range = ranges[symbol] else { continue }
            let member = SolverFreedom.Member(
                variable: variable,
                range: range.lowerBound * units[symbol]...range.upperBound * units[symbol])
            let part = parts.find(symbol)
            if let group = groupOfPart[part] {
                groups[group].members.append(member)
            } else {
                groupOfPart[part] = groups.count
                groups.append(SolverFreedom(members: [member]))
            }
        }
        return groups
    }
}
