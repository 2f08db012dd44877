import Engine
import Foundation
import LayoutDocument
import Solver
import TestSupport
import Testing

@testable import Sweep

/// The work of looking for problems, which has to stay in proportion to a layout, or be counted.
@Suite struct SweepWorkTests {
    private func session(_ views: String, _ constraints: [String]) throws -> LayoutSession {
        let text = """
            { layoutDocument: 1, canvas: { size: [400, 800], scale: 1 },
              root: { id: "root", subviews: [\(views)] },
              constraints: [\(constraints.map { "\"\($0)\"" }.joined(separator: ","))] }
            """
        let result = LayoutDocumentReader.read(Array(text.utf8), file: "test.json5")
        let scene = try #require(result.scenes.first)
        #expect(result.findings == [])
        return LayoutSession(root: scene.root, canvas: scene.canvas)
    }

    private func scenes(
        of session: LayoutSession, over range: ClosedRange<Double>? = nil
    ) throws -> [PieceScene] {
        let segment = try Sweeper.segment(of: session, along: .horizontal, over: range)
        let traits = ItemTraits.all(of: segment.layout)
        return segment.pieces.map {
            PieceScene($0, of: segment.layout, traits: traits, axis: .horizontal, budget: WorkBudget())
        }
    }

    /// Each view is as wide as the one before, from the last to the first, and many constraints are on the last two.
    @Test func linksOfALongChainAreFollowedOnce() throws {
        let count = 200
        let chain = (1..<count).reversed().map { "v\($0).width == v\($0 - 1).width" }
        let more = (0..<count).map { "v\(count - 1).leading >= v\(count - 2).leading - \($0)" }
        let views = (0..<count).map { "{ id: \"v\($0)\" }" }.joined(separator: ",")
        let scene = try #require(try scenes(of: try session(views, chain + more)).first)
        #expect(RoomTies(in: scene).steps < 4 * count)
    }

    private static let edges = ["leading", "trailing", "top", "bottom"]

    private func nested(_ count: Int) -> String {
        (0..<count).reduce("{ id: \"leaf\", backgroundColor: \"red\" }") { inner, index in
            "{ id: \"c\(count - 1 - index)\", clipsToBounds: true, subviews: [\(inner)] }"
        }
    }

    @Test func equalClippingViewsCutOnce() throws {
        let count = 100
        let constraints = ((0..<count).map { "c\($0)" } + ["leaf"]).flatMap { id in
            Self.edges.map { "\(id).\($0) == root.\($0)" }
        }
        let scene = try #require(try scenes(of: try session(nested(count), constraints)).first)
        let leaf = try #require(scene.items.firstIndex { $0.id == "leaf" })
        let visible = scene.visible(leaf)
        #expect(visible.horizontal.starts.count == 1 && visible.horizontal.ends.count == 1)
        #expect(visible.vertical.starts.count == 1 && visible.vertical.ends.count == 1)
    }

    /// What is visible of a view lies within it and all that clip it, on each canvas.
    @Test func whatIsVisibleIsTheIntersectionOfAllFrames() throws {
        var random = SplitMix64(seed: 7)
        for _ in 0..<20 {
            let ids = (0..<8).map { "c\($0)" } + ["leaf"]
            let constraints = ids.flatMap { id in
                [
                    "\(id).leading == root.leading + \(random.next(in: -50...150))",
                    "\(id).width == 0.\(random.next(in: 1...9)) * root.width + \(random.next(in: 0...200))",
                    "\(id).top == root.top + \(random.next(in: 0...90))", "\(id).height == 200",
                ]
            }
            for scene in try scenes(of: try session(nested(8), constraints), over: 300...900) {
                let leaf = try #require(scene.items.firstIndex { $0.id == "leaf" })
                let frames = scene.items.indices.filter { $0 > 0 && $0 <= leaf }
                    .map { scene.piece.items[$0].canvasFrame }
                let visible = scene.visible(leaf)
                for part in 0...4 {
                    let (start, end) = (scene.range.lowerBound, scene.range.upperBound)
                    let length = start + (end - start) * Double(part) / 4
                    let left = frames.map { $0.x.value(at: length) }.max() ?? 0
                    let right = frames.map { $0.x.value(at: length) + $0.width.value(at: length) }.min() ?? 0
                    #expect(abs(visible.horizontal.length(at: length) - (right - left)) < 1e-9)
                }
            }
        }
    }

    /// Looking at the layout's own canvas is as much work as looking at it again.
    @Test func theOwnCanvasIsCounted() throws {
        let views = (0..<60).map { "{ id: \"v\($0)\", backgroundColor: \"red\" }" }.joined(separator: ",")
        let constraints = (0..<60).flatMap { index in
            Self.edges.map { "v\(index).\($0) == root.\($0)" }
        }
        let own = try Sweeper.segment(of: try session(views, constraints), along: .horizontal, over: nil)
        let budget = WorkBudget(1_000_000_000)
        var analysis = SweepAnalysis(axis: .horizontal, range: 400...400, own: own, budget: budget)
        let first = 1_000_000_000 - budget.remaining
        #expect(analysis.add(own) == nil)
        let second = 1_000_000_000 - budget.remaining - first
        #expect(first == second)
    }

    /// Any of the labels could give way, so that each that is truncated leaves all of them open.
    @Test func whatIsLeftOpenIsCounted() throws {
        let count = 40
        let views = (0..<count).map { "{ id: \"v\($0)\", class: \"UILabel\", text: \"A text\" }" }
        let row = (1..<count).map { "v\($0).leading == v\($0 - 1).trailing" }
        let column = (1..<count).map { "v\($0).top == v\($0 - 1).bottom" }
        let ends = [
            "v0.leading == root.leading", "v\(count - 1).trailing == root.trailing", "v0.top == root.top",
        ]
        let session = try session(views.joined(separator: ","), row + column + ends)
        let own = try Sweeper.segment(of: session, along: .horizontal, over: nil)
        let segment = try Sweeper.segment(of: session, along: .horizontal, over: 300...400)
        let budget = WorkBudget(1_000_000_000)
        var analysis = SweepAnalysis(axis: .horizontal, range: 300...400, own: own, budget: budget)
        #expect(analysis.add(segment) == nil)
        let before = budget.remaining
        let findings = analysis.separateFindings()
        let names = findings.reduce(0) { $0 + $1.leftOpen.count }
        #expect(names >= count)
        #expect(before - budget.remaining >= names)
    }
}
