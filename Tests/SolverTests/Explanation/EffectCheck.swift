import ReferenceSolver
import Solver

/// Compares the explanation of a system with solutions without each of its constraints.
struct EffectCheck {
    let constraints: [SolverConstraint]
    let variableCount: Int
    private(set) var faults: [String] = []

    init(constraints: [SolverConstraint], variableCount: Int) {
        self.constraints = constraints
        self.variableCount = variableCount
    }

    /// Explains and checks every effect and every sum.
    mutating func run() throws {
        let solver = TightSetSolver()
        try Self.fill(solver, variableCount, constraints)
        let explanation = try solver.explanation()
        let before = try Solution(constraints, variableCount)
        checkSums(explanation, before)
        try checkParts(of: explanation)
        for (index, effect) in explanation.effects.enumerated() {
            guard let effect else {
                faults.append("\(index): no effect")
                continue
            }
            try check(effect, of: index, before: before)
            let alone = try solver.effect(of: SolverConstraint.ID(index: index))
            if !isSame(alone, effect) {
                faults.append("\(index): \(effect) among all, \(String(describing: alone)) alone")
            }
        }
    }

    private func isSame(_ left: SolverEffect?, _ right: SolverEffect) -> Bool {
        switch (left, right) {
        case (.decides, .decides), (.redundant, .redundant), (.broken, .broken): true
        case (.holds(let first), .holds(let second)): abs(first - second) < 1e-6
        case (.overridden(let first, _), .overridden(let second, _)): abs(first - second) < 1e-6
        default: false
        }
    }

    private static func fill(
        _ solver: some ConstraintSolver, _ variableCount: Int, _ constraints: [SolverConstraint]
    ) throws {
        for _ in 0..<variableCount { _ = try solver.makeVariable() }
        for constraint in constraints { _ = try solver.add(constraint) }
    }

    /// The reference solver's solution.
    private struct Solution {
        var values: [Double]
        var isFree: [Bool]
        var conflicts: [SolverConflict]

        init(_ constraints: [SolverConstraint], _ variableCount: Int) throws {
            let solver = TableauSolver(limits: .standard)
            try EffectCheck.fill(solver, variableCount, constraints)
            try solver.solve()
            values = solver.allValues
            conflicts = solver.conflicts
            isFree = Array(repeating: false, count: variableCount)
            for variable in try solver.freeVariables() { isFree[variable.index] = true }
        }

        func isChanged(from other: Solution) -> Bool {
            for index in values.indices {
                if isFree[index] && !other.isFree[index] { return true }
                if abs(values[index] - other.values[index]) > 1e-5 { return true }
            }
            return false
        }
    }

    private mutating func checkSums(_ explanation: SolverExplanation, _ solution: Solution) {
        for index in 0..<variableCount {
            if explanation.isFree[index] != solution.isFree[index] { faults.append("x\(index): free or not") }
            if explanation.isFree[index] { continue }
            let sum = explanation.shares(of: SolverVariable(index: index)).reduce(0) {
                $0 + $1.coefficient * constraints[$1.constraint.index].constant
            }
            if abs(sum - solution.values[index]) > 1e-6 { faults.append("x\(index): \(sum)") }
        }
    }

    /// Checks that questions about a part are answered as in the whole.
    private mutating func checkParts(of explanation: SolverExplanation) throws {
        let solver = TightSetSolver()
        try Self.fill(solver, variableCount, constraints)
        for index in 0..<variableCount {
            let variable = SolverVariable(index: index)
            let alone = try solver.explanation(of: .shares(of: [variable]))
            if alone.shares(of: variable) != explanation.shares(of: variable)
                || alone.isFree != explanation.isFree
            {
                faults.append("x\(index): another sum alone")
            }
        }
        let effects = try solver.explanation(of: .effects).effects
        for (index, (alone, effect)) in zip(effects, explanation.effects).enumerated() {
            guard let effect, isSame(alone, effect) else {
                faults.append("\(index): another effect without sums")
                continue
            }
        }
    }

    private mutating func check(_ effect: SolverEffect, of index: Int, before: Solution) throws {
        let isBroken = before.conflicts.contains { $0.broken.index == index }
        if isBroken != (effect == .broken) { faults.append("\(index): \(effect), broken \(isBroken)") }
        if case .overridden(let shortfall, let obstacles) = effect {
            try checkOverridden(index, shortfall, obstacles.map(\.index), before)
            return
        }
        var rest = constraints
        rest.remove(at: index)
        let isChanged = try Solution(rest, variableCount).isChanged(from: before)
        let residual = residual(of: constraints[index], before.values)
        switch effect {
        case .decides:
            if !isChanged { faults.append("\(index): decides nothing") }
        case .holds(let slack):
            if isChanged || abs(slack - abs(residual)) > 1e-6 { faults.append("\(index): holds \(slack)") }
        case .redundant:
            if isChanged || abs(residual) > 1e-6 { faults.append("\(index): not redundant") }
        case .broken, .overridden: break
        }
    }

    private func residual(of constraint: SolverConstraint, _ values: [Double]) -> Double {
        constraint.terms.reduce(constraint.constant) { $0 + $1.coefficient * values[$1.variable.index] }
    }

    /// Returns a row that requires a constraint to be met as well as it is.
    private func kept(_ index: Int, _ before: Solution) -> SolverConstraint {
        var row = constraints[index]
        row.priority = .required
        let residual = residual(of: row, before.values)
        let isViolated =
            switch row.relation {
            case .equal: abs(residual) > 1e-6
            case .lessThanOrEqual: residual > 1e-6
            case .greaterThanOrEqual: residual < -1e-6
            }
        if isViolated {
            row.relation = residual > 0 ? .lessThanOrEqual : .greaterThanOrEqual
            row.constant -= residual
        }
        return row
    }

    private mutating func checkOverridden(
        _ index: Int, _ shortfall: Double, _ obstacles: [Int], _ before: Solution
    ) throws {
        let residual = residual(of: constraints[index], before.values)
        if abs(shortfall - abs(residual)) > 1e-6 { faults.append("\(index): \(shortfall) short") }
        for obstacle in obstacles where isWeaker(constraints[obstacle], than: constraints[index]) {
            faults.append("\(index): overridden by a weaker one, \(obstacle)")
        }
        var wish = constraints[index]
        wish.priority = .required
        let rows = obstacles.map { kept($0, before) } + [wish]
        if try Solution(rows, variableCount).conflicts.isEmpty {
            faults.append("\(index): not in the way: \(obstacles)")
        }
        for place in obstacles.indices {
            var fewer = rows
            fewer.remove(at: place)
            if try !Solution(fewer, variableCount).conflicts.isEmpty {
                faults.append("\(index): \(obstacles) without \(obstacles[place]) still in the way")
            }
        }
    }

    private func isWeaker(_ left: SolverConstraint, than right: SolverConstraint) -> Bool {
        guard case .optional(let first) = left.priority else { return false }
        guard case .optional(let second) = right.priority else { return true }
        return first < second
    }
}
