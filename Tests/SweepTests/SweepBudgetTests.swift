import Engine
import Foundation
import LayoutDocument
import Sweep
import Testing
import Solver

/// Sweeps that don't have the work that they would take.
@Suite struct SweepBudgetTests {
    private func session(_ text: String, budget: WorkBudget) throws -> LayoutSession {
        let result = LayoutDocumentReader.read(Array(text.utf8), file: "test.json5")
        let scene = try #require(result.scenes.first)
        return LayoutSession(root: scene.root, canvas: scene.canvas, budget: budget)
    }

    private func sweep(_ text: String, _ budget: WorkBudget, over range: ClosedRange<Double>) throws
        -> LayoutSweep
    {
        try Sweeper.sweep(try session(text, budget: budget), along: .horizontal, over: range)
    }

    /// A label that breaks into other lines at many widths.
    private static let label = """
        { layoutDocument: 1, canvas: { size: [400, 900], scale: 2 },
          root: { id: "root", subviews: [{ id: "label", class: "UILabel", numberOfLines: 0,
            text: "one two three four five six seven eight nine ten eleven twelve" }] },
          constraints: ["label.leading == root.leading", "label.trailing == root.trailing",
            "label.top == root.top"] }
        """

    @Test func aSweepWithoutBudgetHasTheBeginningOfTheWholeOne() throws {
        let whole = try sweep(Self.label, WorkBudget(), over: 50...1000)
        #expect(whole.unfinishedFrom == nil)
        let part = try sweep(Self.label, WorkBudget(2_000_000), over: 50...1000)
        let end = try #require(part.unfinishedFrom)
        #expect(50 < end && end < 1000)
        let pieces = part.segments.flatMap(\.pieces)
        #expect(pieces.last?.range.upperBound == end)
        for (piece, other) in zip(pieces.dropLast(), whole.segments.flatMap(\.pieces)) {
            #expect(abs(piece.range.upperBound - other.range.upperBound) < 1e-4)
            #expect(zip(piece.items, other.items).allSatisfy { $0.contentSize == $1.contentSize })
        }
    }

    @Test func whatIsFoundWithinABudgetIsTheSameEachTime() throws {
        let sweeps = try (0..<2).map { _ in try sweep(Self.label, WorkBudget(3_000_000), over: 50...1000) }
        #expect(sweeps[0].unfinishedFrom == sweeps[1].unfinishedFrom)
        #expect(sweeps[0].breakpoints == sweeps[1].breakpoints)
        #expect(sweeps[0].findings == sweeps[1].findings)
    }

    /// Rounding makes a piece of every millionth of a point.
    @Test func multipliersNextToOneDoNotSweepWithoutEnd() throws {
        let text = """
            { layoutDocument: 1, canvas: { size: [400, 800] }, root: { id: "root", subviews: [
              { id: "stack", class: "UIStackView", subviews: [{ id: "field", class: "UITextField" }] }] },
              constraints: ["stack.top == root.top + 20", "root.bottom <= 1.0000001 * field.firstBaseline"] }
            """
        let budget = WorkBudget(100_000_000)
        let session = try session(text, budget: budget)
        let swept = try Sweeper.sweep(session, along: .vertical, over: 100...900)
        #expect(swept.unfinishedFrom.map { $0 < 900 } == true)
        #expect(budget.remaining > 0)
        // Afterwards it is laid out on its own canvas.
        #expect(try session.solvedLayout().items.first?.frame.height == 800)
    }

    /// All of them collide with all others: more pairs than can be looked at.
    @Test func moreCollisionsThanTheBudgetCoversAreLeftOut() throws {
        let views = (0..<200).map { "{ id: \"v\($0)\", backgroundColor: \"red\" }" }
        let constraints = (0..<200).flatMap { index in
            [
                "\"v\(index).leading == root.leading\"", "\"v\(index).top == root.top\"",
                "\"v\(index).width == root.width - \(index)\"", "\"v\(index).height == 90\"",
            ]
        }
        let text = """
            { layoutDocument: 1, root: { id: "root", subviews: [\(views.joined(separator: ","))] },
              constraints: [\(constraints.joined(separator: ","))] }
            """
        #expect(try sweep(text, WorkBudget(), over: 300...400).unfinishedFrom == nil)
        #expect(try sweep(text, WorkBudget(20_000_000), over: 300...400).unfinishedFrom != nil)
    }
}
