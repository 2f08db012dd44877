import Engine
import Sweep
import Testing

/// Findings that say the same of several items.
@Suite struct FindingMergeTests {
    private func collision(_ items: [String], to end: Double = 400, texts: Bool = false) -> SweepFinding {
        SweepFinding(
            code: .collision, range: 320...end, items: items,
            detail: texts ? "their texts overlap" : "they overlap")
    }

    @Test func aRowOfNeighboursIsOneFinding() {
        let merged = FindingMerge.merged([
            collision(["a", "b"]), collision(["b", "c"]), collision(["x", "y"]),
        ])
        #expect(merged.map(\.items) == [["a", "b", "c"], ["x", "y"]])
    }

    @Test func aFindingCanConnectTwoRows() {
        let merged = FindingMerge.merged([
            collision(["a", "b"], texts: true), collision(["c", "d"], texts: true),
            collision(["b", "c"]),
        ])
        #expect(merged.map(\.items) == [["a", "b", "c", "d"]])
        #expect(merged.map(\.detail) == ["they overlap"])
    }

    @Test func collisionsOverOtherRangesStayApart() {
        let merged = FindingMerge.merged([collision(["a", "b"]), collision(["b", "c"], to: 410)])
        #expect(merged.map(\.items) == [["a", "b"], ["b", "c"]])
    }

    @Test func whatConcernsEachItemByItselfIsOneFindingWithAllItems() {
        let findings = ["a", "b", "c"].map {
            SweepFinding(code: .truncated, range: 320...400, items: [$0], detail: "narrower than its text")
        }
        #expect(FindingMerge.merged(findings).map(\.items) == [["a", "b", "c"]])
    }
}
