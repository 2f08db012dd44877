import Engine
import Findings
import LayoutDocument
import Solver
import Sweep
import Synchronization
import Testing

@testable import LayoutPipeline
@testable import layout_render

/// Sweeps under several conditions, which share a budget that doesn't cover all of them.
@Suite struct InputSweeperBudgetTests {
    private static let document = """
        { layoutDocument: 1, root: { id: "root", subviews: [
            { id: "label", class: "UILabel", numberOfLines: 0, text: "one two three four five six seven" }] },
          constraints: ["label.leading == root.leading", "label.trailing == root.trailing",
            "label.top == root.top"] }
        """

    private func outcome(_ units: Int) throws -> InputSweeper.Outcome { try sweep(WorkBudget(units)) }

    private func sweep(_ budget: WorkBudget) throws -> InputSweeper.Outcome {
        var request = SweepRequest(widths: 50...900)
        request.texts = [nil, .longer]
        request.directions = [.leftToRight, .rightToLeft]
        let content = InputFormat.json5.read(Array(Self.document.utf8), file: "a.json5")
        let sweeper = InputSweeper(content: content, request: request, options: SceneOptions(), scene: nil)
        return try sweeper.sweep(budget: budget) { _ in }
    }

    @Test func aBudgetThatCoversEverythingLeavesNothingOut() throws {
        #expect(try outcome(WorkBudget.leastWork).unfinished.finding(of: nil) == nil)
    }

    /// Conditions are swept on several cores, and each has its share whatever the others do.
    @Test func whatIsLeftOutDoesNotDependOnTheOrderOfWork() throws {
        let outcomes = try (0..<3).map { _ in try outcome(12_000_000) }
        let first = try #require(outcomes.first)
        #expect(first.unfinished.finding(of: nil)?.code == .unfinished)
        for other in outcomes {
            #expect(other.unfinished == first.unfinished)
            #expect(SweepJSON.bytes(of: other.scenes) == SweepJSON.bytes(of: first.scenes))
        }
    }

    /// An observer gets reports of all the work that leaves the budget, although conditions are swept on several cores.
    @Test func workIsToldOnce() throws {
        let told = Mutex(0)
        let budget = WorkBudget(WorkBudget.leastWork) { units in
            told.withLock { $0 += units }
            return true
        }
        _ = try sweep(budget)
        budget.settle()
        #expect(told.withLock { $0 } == WorkBudget.leastWork - budget.remaining)
    }

    /// Making a scene is work that is done before its budget is asked; with many conditions it was done for all of them.
    @Test func noMoreScenesAreMadeThanTheBudgetCovers() throws {
        let titles = (0..<8000).map { "\"\($0)\"" }.joined(separator: ", ")
        let document = """
            { layoutDocument: 1, root: { id: "root", subviews: [
                { id: "s", class: "UISegmentedControl", segments: [\(titles)] }] } }
            """
        let content = InputFormat.json5.read(Array(document.utf8), file: "a.json5")
        let root = try #require(content.scenes(SceneOptions()).scenes.first?.root)
        let making = ReadInput.work(of: root)
        // After the first sweep, the segments of the layout's own scene are measured, and laying it out again is no work.
        var request = SweepRequest([.lengths(.horizontal, 50...900), .devices])
        request.texts = [nil, .longer]
        // Each condition asks the observer before it begins.
        let begun = Mutex(0)
        let budget = WorkBudget(100 * making) { units in
            if units == 0 { begun.withLock { $0 += 1 } }
            return true
        }
        let sweeper = InputSweeper(content: content, request: request, options: SceneOptions(), scene: nil)
        let outcome = try sweeper.sweep(budget: budget) { _ in }
        #expect(outcome.unfinished.finding(of: nil)?.code == .unfinished)
        // There are more than 150 conditions.
        #expect((3...100).contains(begun.withLock { $0 }))
    }

    @Test func withoutAnyBudgetTheSweepIsLeftOut() throws {
        let outcome = try outcome(1)
        #expect(outcome.scenes.isEmpty)
        #expect(outcome.unfinished.parts == ["the sweep over widths"])
    }
}
