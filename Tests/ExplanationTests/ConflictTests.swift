import Arithmetic
import Engine
import Explanation
import Foundation
import Testing

/// Sets are minimal and cures work, on generated conflicts that are solved again from scratch.
@Suite struct ConflictTests {
    /// The number of layouts to test, which `EXPLAINED_CONFLICTS` sets; a nightly run uses thousands.
    private static let layoutCount =
        ProcessInfo.processInfo.environment["EXPLAINED_CONFLICTS"].flatMap { Int($0) } ?? 150
    private static let canvas = Canvas(size: CGSize(width: 300, height: 300))

    @Test func setsAreMinimalAndCuresWork() throws {
        var conflictCount = 0
        for seed in 0..<UInt64(Self.layoutCount) {
            let generated = GeneratedConflict(seed: seed)
            let session = LayoutSession(root: generated.build(), canvas: Self.canvas)
            let explainer = try #require(try session.explainer())
            let layout = explainer.layout
            if layout.conflicts.isEmpty { continue }
            var analyst = ConflictAnalyst(explainer, words: ConstraintFormatter(layout))
            let accounts = try analyst.accounts()
            conflictCount += accounts.count
            #expect(accounts.flatMap(\.sets).count >= layout.conflicts.count, "seed \(seed)")
            let written = Set(layout.constraints.compactMap(place))
            for account in accounts {
                for set in account.sets {
                    try checkMinimal(set, of: generated, layout)
                }
                #expect(!account.cures.isEmpty, "seed \(seed) has no cure")
                let others = Set(layout.conflicts.map(\.broken))
                    .subtracting(account.sets.map(\.broken))
                for cure in account.cures { try check(cure, of: generated, written: written, others, layout) }
            }
        }
        #expect(conflictCount > Self.layoutCount / 4)
    }

    /// Returns the index of a generated constraint; nil for an implicit one.
    private func place(of constraint: SolvedConstraint) -> Int? { constraint.identifier.flatMap { Int($0) } }

    private func solve(
        _ generated: GeneratedConflict, keeping kept: Set<Int>, lowering lowered: Int? = nil
    ) throws -> SolvedLayout {
        let root = generated.build(keeping: kept, lowering: lowered)
        return try LayoutSolver.solve(root: root, canvas: Self.canvas)
    }

    private func checkMinimal(
        _ set: SolvedConflict, of generated: GeneratedConflict, _ layout: SolvedLayout
    ) throws {
        let members = Set(set.members.compactMap { place(of: layout.constraints[$0]) })
        let texts = Set(set.texts(among: layout.constraints))
        #expect(try !solve(generated, keeping: members).conflicts.isEmpty, "seed \(generated.seed)")
        for member in members {
            let rest = try solve(generated, keeping: members.subtracting([member]))
            // Constraints that keep sizes from being negative are always present, and may be in a conflict of their
            // own.
            for conflict in rest.conflicts {
                let isInside = texts.isSuperset(of: conflict.texts(among: rest.constraints))
                #expect(!isInside, "seed \(generated.seed): \(member) isn't needed in \(texts.sorted())")
            }
        }
    }

    /// Checks that after a cure, the only broken constraints are those that other conflicts broke before.
    private func check(
        _ cure: ConflictCure, of generated: GeneratedConflict, written: Set<Int>, _ others: Set<Int>,
        _ layout: SolvedLayout
    ) throws {
        var kept = written
        var lowered: Int?
        for edit in cure.edits {
            switch edit {
            case .remove(let index): place(of: layout.constraints[index]).map { _ = kept.remove($0) }
            case .lower(let index, _): lowered = place(of: layout.constraints[index])
            }
        }
        let left = try solve(generated, keeping: kept, lowering: lowered).conflicts
        #expect(left.count <= others.count, "seed \(generated.seed): \(cure.text)")
    }
}
