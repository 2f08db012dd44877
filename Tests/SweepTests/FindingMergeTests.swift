import Engine
import Sweep
import Testing
import Findings

/// Findings that say the same of several items.
@Suite struct FindingMergeTests {
    private func collision(_ items: [String], to end: Double = 400, texts: Bool = false) -> SweepFinding {
        SweepFinding(
            code: .collision, range: 320...end, items: items,
            detail: texts ? .textsOverlap : .overlap)
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
        #expect(merged.map(\.detail) == [.overlap])
    }

    @Test func collisionsOverOtherRangesStayApart() {
        let merged = FindingMerge.merged([collision(["a", "b"]), collision(["b", "c"], to: 410)])
        #expect(merged.map(\.items) == [["a", "b"], ["b", "c"]])
    }

    @Test func sidesOfTheSameViewAreOneFinding() {
        let findings = [(SweepFinding.Side.left, "card"), (.right, "card"), (.left, "root")].map {
            side, view in
            SweepFinding(
                code: .protrusion, range: 320...400, items: ["a"], detail: .beyond([side], of: view))
        }
        #expect(
            FindingMerge.merged(findings).map(\.detail)
                == [.beyond([.left, .right], of: "card"), .beyond([.left], of: "root")])
    }

    @Test func itemsThatLeaveTheCanvasOneAfterTheOtherAreOneFinding() {
        let findings = [("a", 900.0), ("b", 600), ("c", 700)].map { id, start in
            SweepFinding(
                code: .offCanvas, range: start...1366, items: [id],
                detail: .beyond([.bottom], of: nil))
        }
        let merged = FindingMerge.merged(findings)
        #expect(merged.map(\.items) == [["b", "c", "a"]])
        #expect(merged.map(\.range) == [600...1366])
        #expect(FindingMerge.merged(Array(findings.prefix(2))).count == 2)
    }

    @Test func whatConcernsEachItemByItselfIsOneFindingWithAllItems() {
        let findings = ["a", "b", "c"].map {
            SweepFinding(code: .truncated, range: 320...400, items: [$0], detail: .narrowerThanText)
        }
        #expect(FindingMerge.merged(findings).map(\.items) == [["a", "b", "c"]])
    }
}
