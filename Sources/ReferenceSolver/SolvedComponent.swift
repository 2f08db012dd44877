import Solver

/// A component with its canonical solution.
struct SolvedComponent {
    /// A conflict with its place in the order of conflicts of all components.
    struct Conflict {
        /// The rank of constraints as strong as the broken one in the order of step 1; 0 is first.
        var rank: Int
        var conflict: SolverConflict
    }

    /// The variables in the order made.
    let variables: [SolverVariable]
    /// The value of each variable for which the scaled variable is 1.
    let units: [Double]
    /// The value of each variable.
    let values: [Double]
    /// The conflicts in the order in which constraints were broken.
    let conflicts: [Conflict]
    /// The tableau of the solutions that priorities leave open; nil if they determine everything.
    let openTableau: Tableau?

    /// Returns the component's free variables, grouped by which move together.
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
