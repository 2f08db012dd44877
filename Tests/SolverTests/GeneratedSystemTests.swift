import TestSupport
import Solver
import Testing

/// Checks everything that `ConstraintSolver` promises on generated systems, by trying every corner.
@Suite struct GeneratedSystemTests {
    @Test(arguments: SolverImplementation.allCases)
    func solutionsAreThoseOfEnumeration(_ implementation: SolverImplementation) throws {
        for seed in 0..<200 as Range<UInt64> {
            var generator = SplitMix64(seed: seed)
            let small = SmallSystem.random(using: &generator)
            let enumeration = VertexEnumeration(small)
            let system = try small.makeTestSystem(implementation)
            let values = try system.solved()
            let expected = try #require(enumeration.solution())
            #expect(isClose(values, expected), "\(seed): \(values) for \(expected)\n\(small)")
            let conflicts = system.solver.conflicts
            #expect(
                conflicts.map(\.broken.index) == enumeration.broken, "\(seed)\n\(small)")
            for conflict in conflicts {
                let members = conflict.members.map(\.index)
                #expect(members == members.sorted() && members.contains(conflict.broken.index))
                #expect(!enumeration.isFeasible(members), "\(seed)\n\(small)")
                for member in members {
                    #expect(enumeration.isFeasible(members.filter { $0 != member }), "\(seed)\n\(small)")
                }
            }
        }
    }

    @Test(arguments: SolverImplementation.allCases)
    func freedomsAreThoseOfEnumeration(_ implementation: SolverImplementation) throws {
        for seed in 1000..<1600 as Range<UInt64> {
            var generator = SplitMix64(seed: seed)
            let small = SmallSystem.random(using: &generator)
            let expected = VertexEnumeration(small).freedoms()
            let freedoms = try small.makeTestSystem(implementation).freedoms()
            #expect(Set(freedoms.flatMap(\.keys)) == Set(expected.flatMap(\.keys)), "\(seed)\n\(small)")
            #expect(freedoms.map { Set($0.keys) } == expected.map { Set($0.keys) }, "\(seed)\n\(small)")
            for (variable, range) in expected.flatMap({ $0 }) {
                let found = freedoms.compactMap { $0[variable] }
                #expect(
                    found.allSatisfy { isSame($0, range) },
                    "\(seed): x\(variable) \(found) for \(range)\n\(small)")
            }
        }
    }

    private func isSame(_ left: ClosedRange<Double>, _ right: ClosedRange<Double>) -> Bool {
        zip([left.lowerBound, left.upperBound], [right.lowerBound, right.upperBound])
            .allSatisfy { $0 == $1 || abs($0 - $1) < 1e-6 }
    }

    /// The solution only depends on the constraints and their order, not on the edits that led to them.
    @Test(arguments: SolverImplementation.allCases)
    func editedSystemsSolveAsFreshOnes(_ implementation: SolverImplementation) throws {
        for seed in 2000..<2060 as Range<UInt64> {
            var generator = SplitMix64(seed: seed)
            var parts = (0..<3).map { _ in SmallSystem.random(using: &generator) }
            let count = parts.map(\.variableCount).max() ?? 1
            for index in parts.indices { parts[index] = parts[index].widened(to: count) }
            let edited = try parts[0].makeTestSystem(implementation)
            var ids = parts[0].constraints.indices.map { SolverConstraint.ID(index: $0) }
            var current = SmallSystem(variableCount: count, constraints: parts[0].constraints)
            for constraint in parts[1].constraints + parts[2].constraints {
                try edited.solver.solve()
                let place = Int.random(in: 0...current.constraints.count, using: &generator)
                guard place < current.constraints.count else {
                    ids.append(try edited.add(constraint))
                    current.constraints.append(constraint)
                    continue
                }
                switch Int.random(in: 0..<3, using: &generator) {
                case 0:
                    try edited.solver.setConstant(-constraint.number, of: ids[place])
                    current.constraints[place].number = constraint.number
                case 1:
                    try edited.solver.setPriority(constraint.priority, of: ids[place])
                    current.constraints[place].priority = constraint.priority
                default:
                    try edited.solver.remove(ids.remove(at: place))
                    current.constraints.remove(at: place)
                }
            }
            let fresh = try current.makeTestSystem(implementation)
            #expect(isClose(try edited.solved(), try fresh.solved()), "\(seed)\n\(current)")
            #expect(
                edited.solver.conflicts.map { ids.firstIndex(of: $0.broken) }
                    == fresh.solver.conflicts.map(\.broken.index))
            #expect(try edited.freedoms().map(\.keys.count) == fresh.freedoms().map(\.keys.count))
        }
    }
}

extension SmallSystem {
    /// Returns the same constraints with coefficients of 0 for further variables.
    fileprivate func widened(to count: Int) -> SmallSystem {
        let constraints = constraints.map { constraint in
            var wide = constraint
            wide.coefficients += Array(repeating: 0, count: count - constraint.coefficients.count)
            return wide
        }
        return SmallSystem(variableCount: count, constraints: constraints)
    }
}

extension TestSystem {
    fileprivate func add(_ constraint: SmallSystem.Constraint) throws -> SolverConstraint.ID {
        let terms = constraint.coefficients.enumerated().map { ($1, $0) }.filter { $0.0 != 0 }
        return try add(terms, constraint.relation, constraint.number, constraint.priority)
    }
}
