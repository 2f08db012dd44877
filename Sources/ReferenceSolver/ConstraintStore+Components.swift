import Solver

extension ConstraintStore {
    /// Returns the components of the system, which share no variable, by their first variable.
    ///
    /// Constraints without terms form a component without variables, which is first.
    func components() -> [TableauComponent] {
        let constraints = liveConstraintList
        var sets = DisjointSets(count: variableCount)
        for (_, constraint) in constraints {
            guard let first = constraint.terms.first else { continue }
            for term in constraint.terms.dropFirst() {
                sets.union(first.variable.index, term.variable.index)
            }
        }
        var variables: [[SolverVariable]] = [[]]
        var componentOfSet = Array(repeating: 0, count: variableCount)
        var symbols = Array(repeating: 0, count: variableCount)
        for index in liveVariableIndices {
            let set = sets.find(index)
            if set == index {
                componentOfSet[set] = variables.count
                variables.append([])
            }
            symbols[index] = variables[componentOfSet[set]].count
            variables[componentOfSet[set]].append(SolverVariable(index: index))
        }
        var members: [[(id: SolverConstraint.ID, constraint: SolverConstraint)]] = variables.map { _ in [] }
        for (id, constraint) in constraints {
            let component = constraint.terms.first.map { componentOfSet[sets.find($0.variable.index)] }
            members[component ?? 0].append((id, constraint))
        }
        return zip(variables, members).map { (variables, members) in
            TableauComponent(variables: variables, constraints: members, symbols: symbols)
        }
    }
}
