import ReferenceSolver
import Solver

/// Compares the solver with the tableau solver on random systems.
struct Agreement {
    private let checksFreedoms: Bool
    private var edits: RandomEdits

    init(seed: UInt64, checksFreedoms: Bool) {
        self.checksFreedoms = checksFreedoms
        edits = RandomEdits(
            seed: seed,
            solvers: [TightSetSolver(limits: .standard), TableauSolver(limits: .standard)])
    }

    /// The instructions carried out so far.
    var log: [String] { edits.log }

    /// Returns the difference after a solve, if there is one.
    mutating func run(size: Int, edits count: Int) throws -> String? {
        let checksFreedoms = checksFreedoms
        return try edits.run(size: size, edits: count) { try Self.difference($0, checksFreedoms) }
    }

    private static func difference(_ edits: RandomEdits, _ checksFreedoms: Bool) throws -> String? {
        let (given, expected) = (broken(edits, by: 0), broken(edits, by: 1))
        if given != expected { return "broken \(given), expected \(expected)" }
        for variable in edits.variables {
            let (value, expected) = (
                edits.solvers[0].value(of: variable), edits.solvers[1].value(of: variable)
            )
            if abs(value - expected) > 1e-6 * max(1, abs(expected)) {
                return "variable \(variable.index) is \(value), expected \(expected)"
            }
        }
        return checksFreedoms ? try freedomDifference(edits) : nil
    }

    private static func broken(_ edits: RandomEdits, by solver: Int) -> [Int?] {
        edits.solvers[solver].conflicts.map { conflict in
            edits.constraints.firstIndex { $0[solver] == conflict.broken }
        }
    }

    /// Finds a variable's maximum by adding the weakest of constraints that pulls it.
    private static func freedomDifference(_ edits: RandomEdits) throws -> String? {
        let members = try edits.solvers[0].freedoms().flatMap(\.members)
        for variable in edits.variables {
            let highest = try pull(variable, towards: 1e6, in: edits.solvers[1])
            let lowest = try pull(variable, towards: -1e6, in: edits.solvers[1])
            guard let member = members.first(where: { $0.variable == variable }) else {
                if highest - lowest > 2e-6 { return "\(variable.index) ranges over \(lowest)...\(highest)" }
                continue
            }
            let found = max(-1e6, member.range.lowerBound)...min(1e6, member.range.upperBound)
            if abs(found.lowerBound - lowest) > 1e-4 || abs(found.upperBound - highest) > 1e-4 {
                return "\(variable.index) ranges over \(found), expected \(lowest)...\(highest)"
            }
        }
        return nil
    }

    private static func pull(
        _ variable: SolverVariable, towards target: Double, in oracle: any ConstraintSolver
    ) throws -> Double {
        let wish = try oracle.add(
            SolverConstraint([SolverTerm(1, variable)], constant: -target, priority: .optional(0.001)))
        try oracle.solve()
        let value = oracle.value(of: variable)
        try oracle.remove(wish)
        return value
    }
}
