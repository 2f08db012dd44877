import Solver

/// Runs systems written as text, one instruction a line, and prints each solution:
///
///     system                              start over
///     variables N                         make N more unknowns
///     add PRIORITY RELATION CONSTANT V C V C …
///     remove INDEX | constant INDEX VALUE | priority INDEX PRIORITY
///     solve                               prints values, given-up constraints, conflict sets
///
/// A priority is `system`, `required`, `automatic`, `stay` or a number; a relation is `<=`, `==` or `>=`; an
/// index counts the constraints added.
struct SystemReader {
    private var solver: any ConstraintSolver = TightSetSolver(limits: .standard)
    private var variables: [SolverVariable] = []
    private var constraints: [SolverConstraint.ID] = []

    /// Executes all instructions from standard input.
    mutating func run() throws {
        while let line = readLine() { try carryOut(line.split(separator: " ").map(String.init)) }
    }

    private mutating func carryOut(_ words: [String]) throws {
        switch words.first {
        case "system":
            solver = TightSetSolver(limits: .standard)
            variables.removeAll()
            constraints.removeAll()
        case "variables":
            for _ in 0..<(Int(words[1]) ?? 0) { variables.append(try solver.makeVariable()) }
        case "add": constraints.append(try solver.add(constraint(words)))
        case "remove": try solver.remove(constraints[Int(words[1]) ?? 0])
        case "constant": try solver.setConstant(Double(words[2]) ?? 0, of: constraints[Int(words[1]) ?? 0])
        case "priority": try solver.setPriority(priority(words[2]), of: constraints[Int(words[1]) ?? 0])
        case "solve": try solve()
        default: break
        }
    }

    private func priority(_ word: String) -> SolverPriority {
        switch word {
        case "system": .system
        case "required": .required
        case "automatic": .automatic
        case "stay": .stay
        default: .optional(Double(word) ?? 500)
        }
    }

    private func constraint(_ words: [String]) -> SolverConstraint {
        var terms: [SolverTerm] = []
        for index in stride(from: 4, to: words.count - 1, by: 2) {
            terms.append(SolverTerm(Double(words[index + 1]) ?? 0, variables[Int(words[index]) ?? 0]))
        }
        let relation: LayoutRelation =
            words[2] == "<=" ? .lessThanOrEqual : words[2] == ">=" ? .greaterThanOrEqual : .equal
        return SolverConstraint(
            terms, constant: Double(words[3]) ?? 0, relation: relation, priority: priority(words[1]))
    }

    private func solve() throws {
        try solver.solve()
        print("values", variables.map { "\(solver.value(of: $0))" }.joined(separator: " "))
        for conflict in solver.conflicts {
            let members = conflict.members.map { "\($0.index)" }.joined(separator: " ")
            print("conflict", conflict.broken.index, members)
        }
        print("end")
    }
}
