import Engine
import Explanation
import Foundation
import Testing

/// Sets are minimal and cures work, on generated conflicts that are solved again from nothing.
@Suite struct ConflictTests {
    /// `EXPLAINED_CONFLICTS` sets how many layouts are tried; a nightly run takes thousands.
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
            var analyst = ConflictAnalyst(explainer, words: ConstraintWords(layout))
            let accounts = try analyst.accounts()
            conflictCount += accounts.count
            #expect(accounts.flatMap(\.sets).count >= layout.conflicts.count, "seed \(seed)")
            let written = layout.constraints.indices.filter { layout.constraints[$0].source == .document }
            for account in accounts {
                for set in account.sets {
                    try checkMinimal(set, of: generated, written: Set(written), layout)
                }
                #expect(!account.cures.isEmpty, "seed \(seed) has no cure")
                let others = Set(layout.conflicts.map(\.broken))
                    .subtracting(account.sets.map(\.broken))
                for cure in account.cures { try check(cure, of: generated, written: Set(written), others) }
            }
        }
        #expect(conflictCount > Self.layoutCount / 4)
    }

    private func conflicts(
        of generated: GeneratedConflict, keeping kept: Set<Int>, lowering lowered: Int? = nil
    ) throws -> [SolvedConflict] {
        let root = generated.build(keeping: kept, lowering: lowered)
        return try LayoutSolver.solve(root: root, canvas: Self.canvas).conflicts
    }

    private func checkMinimal(
        _ set: SolvedConflict, of generated: GeneratedConflict, written: Set<Int>, _ layout: SolvedLayout
    ) throws {
        let members = Set(set.members).intersection(written)
        #expect(try !conflicts(of: generated, keeping: members).isEmpty, "seed \(generated.seed)")
        for member in members {
            let rest = try conflicts(of: generated, keeping: members.subtracting([member]))
            #expect(rest.isEmpty, "seed \(generated.seed): \(member) isn't needed in \(set.members)")
        }
    }

    /// After a cure, what is given up is no more than what other conflicts gave up before.
    private func check(
        _ cure: ConflictCure, of generated: GeneratedConflict, written: Set<Int>, _ others: Set<Int>
    ) throws {
        var kept = written
        var lowered: Int?
        for edit in cure.edits {
            switch edit {
            case .remove(let index): kept.remove(index)
            case .lower(let index, _): lowered = index
            }
        }
        let left = try conflicts(of: generated, keeping: kept, lowering: lowered)
        #expect(left.count <= others.count, "seed \(generated.seed): \(cure.text)")
    }
}
