import Foundation
import Solver
import TestSupport
import Testing

/// Sums of a bounded length say the same as the sums over constraints.
@Suite struct BoundedSumTests {
    /// Replaces variables in a sum by their sums until only constraints are left, as a reader would.
    private struct Reader {
        let sums: BoundedSums
        private var known: [Int: [Int: Double]] = [:]

        init(_ sums: BoundedSums) { self.sums = sums }

        mutating func shares(of variable: Int) -> [Int: Double] {
            if let shares = known[variable] { return shares }
            var shares: [Int: Double] = [:]
            for term in sums.terms(of: SolverVariable(index: variable)) {
                switch term.origin {
                case .constraint(let row): shares[row.index, default: 0] += term.coefficient
                case .variable(let source):
                    for (row, coefficient) in self.shares(of: source.index) {
                        shares[row, default: 0] += coefficient * term.coefficient
                    }
                }
            }
            known[variable] = shares
            return shares
        }
    }

    /// Compares the sums of all variables, of which some can't be referred to; returns the number of terms.
    private func compare(_ system: TestSystem, most: Int, isNamed: (Int) -> Bool) throws -> Int {
        let solver = try #require(system.solver as? any ExplainingSolver)
        // Finding out effects can leave another of the sets of constraints that decide the same, so that both are asked at once.
        let whole = try solver.explanation(of: .steps(sharesOf: system.variables))
        let sums = try #require(
            whole.boundedSums(most: most, isNamed: system.variables.map { isNamed($0.index) }))
        var reader = Reader(sums)
        var termCount = 0
        for variable in system.variables where isNamed(variable.index) && !whole.isFree[variable.index] {
            let terms = sums.terms(of: variable)
            termCount += terms.count
            for case .variable(let source) in terms.map(\.origin) {
                #expect(isNamed(source.index) && !whole.isFree[source.index])
            }
            var expected: [Int: Double] = [:]
            for share in whole.shares(of: variable) { expected[share.constraint.index] = share.coefficient }
            let found = reader.shares(of: variable.index)
            for row in Set(expected.keys).union(found.keys) {
                let (share, other) = (expected[row] ?? 0, found[row] ?? 0)
                #expect(abs(share - other) < 1e-7 * max(1, abs(share)), "\(variable.index), \(row)")
            }
        }
        return termCount
    }

    @Test func generatedSumsAreTheSame() throws {
        for seed in 0..<100 as Range<UInt64> {
            let generated = GeneratedSystem(seed: seed, size: 4 + Int(seed % 20))
            let system = try TestSystem(.tightSet, variables: generated.variableCount)
            for constraint in generated.constraints { _ = try system.solver.add(constraint) }
            for most in [1, 3] {
                _ = try compare(system, most: most) { _ in true }
                _ = try compare(system, most: most) { $0 % 3 != 0 }
            }
        }
    }

    /// Each of n positions is 8 after the one before: in full, the sums have n² / 2 terms.
    @Test func chainGoesOnFromTheVariableBefore() throws {
        let system = try TestSystem(.tightSet, variables: 300)
        try system.add([(1, 0)], .equal, 3)
        for variable in 1..<300 { try system.add([(1, variable), (-1, variable - 1)], .equal, 8) }
        #expect(try compare(system, most: 10) { _ in true } == 55 + 290 * 2)
        // Sums of what can't be referred to are part of others: the sixth is the first that could refer to a variable with a long
        // sum, and there is none yet.
        #expect(try compare(system, most: 10) { $0 % 2 == 0 } == 25 + 11 + 144 * 3)
    }

    /// Views that share 1,000 points have to be solved for together: positions are variables 0 to n - 1, widths the rest.
    @Test(arguments: [20, 200]) func equalWidthsReferToOneOfThem(count: Int) throws {
        let system = try TestSystem(.tightSet, variables: 2 * count)
        try system.add([(1, 0)], .equal, 0)
        try system.add([(1, count - 1), (1, 2 * count - 1)], .equal, 1000)
        for view in 1..<count {
            try system.add([(1, view), (-1, view - 1), (-1, count + view - 1)], .equal, 0)
            try system.add([(1, count + view), (-1, count)], .equal, 0)
        }
        // One width has all terms, the others at most a reference and two constants each.
        #expect(try compare(system, most: 10) { _ in true } <= 3 * count + 6 * count)
    }

    /// Between two ends that nothing decides, lengths are decided all the same.
    @Test func freeVariablesArentReferredTo() throws {
        let system = try TestSystem(.tightSet, variables: 60)
        for variable in 1..<60 { try system.add([(1, variable), (-1, variable - 1)], .equal, 8) }
        let length = try system.solver.makeVariable()
        _ = try system.solver.add(
            SolverConstraint(
                [
                    SolverTerm(1, length), SolverTerm(-1, system.variables[59]),
                    SolverTerm(1, system.variables[0]),
                ], constant: 0, relation: .equal, priority: .required))
        let solver = try #require(system.solver as? any ExplainingSolver)
        let explanation = try solver.explanation(of: .steps(sharesOf: []))
        let sums = try #require(
            explanation.boundedSums(most: 10, isNamed: Array(repeating: true, count: 61)))
        #expect(sums.terms(of: length).count == 60)
        #expect(sums.terms(of: system.variables[3]).isEmpty)
    }
}
