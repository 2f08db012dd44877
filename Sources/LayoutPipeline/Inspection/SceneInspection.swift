import Engine
import Explanation
import Findings
import Foundation
import Inspector
import LayoutDocument
import Solver
import Sweep

/// The information that an inspector page shows in addition to a scene's layout.
struct SceneInspection: Sendable {
    /// The layout in complete detail; nil if the solver can't explain it.
    var layout: SolvedLayout?
    /// The explanation of the layout; nil if the solver can't explain it or the budget is spent.
    var explanation: LayoutExplanation?
    /// How the layout changes with the canvas's width; nil if that would be too much for a page.
    var widths: CanvasRange?
    /// How the layout changes with the canvas's height; nil if that would be too much for a page.
    var heights: CanvasRange?
    /// What the page needs to solve the scene again; nil if it can't.
    var live: LiveScene?
    /// Why the page can't solve the scene again; nil if it can, or if its layout isn't known completely.
    var liveObstacle: String?
    /// What the budget didn't cover.
    var unfinished = UnfinishedWork()

    /// The maximum number of items to follow over canvases.
    private static let mostFollowedItems = 2000
    /// The maximum number of items of a layout for which everything is checked on other canvases; in larger ones only
    /// conflicts are.
    private static let mostSweptItems = 500

    /// Creates an inspection with an explanation alone.
    init(explanation: LayoutExplanation) { self.explanation = explanation }

    /// Solves a scene, explains it and computes how it changes with the canvas.
    ///
    /// - Parameters:
    ///   - session: The scene's, with the budget.
    ///   - resized: The same scene on other canvases.
    ///   - sceneCount: The number of scenes that share what the layout leaves of the budget, with this one.
    init(
        _ scene: Scene, in session: LayoutSession, resized: ResizedScenes, sharedBy sceneCount: Int
    ) throws(SolverError) {
        guard let explainer = try session.explainer(id: scene.id, title: scene.title, state: scene.state)
        else { return }
        let layout = explainer.layout
        self.layout = layout
        let budget = session.budget
        let share = budget.takeLargeShare(of: sceneCount)
        defer { budget.putBack(share) }
        explainer.budget = share
        explanation = try unfinished.attempt("the explanation") { () throws(SolverError) in
            try explainer.explanation()
        }
        guard layout.items.count <= Self.mostFollowedItems else { return }
        for (axis, rest) in [(LayoutAxis.horizontal, 3), (.vertical, 2)] {
            let part = share.takeShare(of: rest)
            session.budget = part
            defer {
                share.putBack(part)
                session.budget = budget
            }
            let range = try range(of: session, layout, along: axis, resized)
            if axis == .horizontal { widths = range } else { heights = range }
        }
        do throws(LiveSceneMaker.Obstacle) {
            live = try LiveSceneMaker(resized: resized, layout: layout, budget: share)
                .scene(widths: widths?.parts ?? [], heights: heights?.parts ?? [])
        } catch {
            liveObstacle = error.words
        }
    }

    private mutating func range(
        of session: LayoutSession, _ layout: SolvedLayout, along axis: LayoutAxis, _ resized: ResizedScenes
    ) throws(SolverError) -> CanvasRange? {
        let words = "the layout on other \(axis == .horizontal ? "widths" : "heights")"
        let result = try unfinished.attempt(words) { () throws(SolverError) in
            try Self.range(of: session, layout, along: axis, resized)
        }
        guard let result else { return nil }
        if let end = result.unfinishedFrom { unfinished.leaveOut(axis.canvases(from: end)) }
        return result.range
    }

    private static func range(
        of session: LayoutSession, _ layout: SolvedLayout, along axis: LayoutAxis, _ resized: ResizedScenes
    ) throws(SolverError) -> (range: CanvasRange?, unfinishedFrom: Double?) {
        // A root that is measured isn't as large as the canvas that it was designed on.
        let (size, budget) = (layout.canvas.size, session.budget)
        let (length, other) =
            axis == .horizontal
            ? (Double(size.width), Double(size.height)) : (Double(size.height), Double(size.width))
        guard length >= 1, length.isFinite else { return (nil, nil) }
        let lengths = (length / 2).rounded(.up)...(length * 2).rounded()
        let parts = SceneParts.parts(along: axis, over: lengths, other: other, budget: budget) { length in
            var size = size
            if axis == .horizontal { size.width = CGFloat(length) } else { size.height = CGFloat(length) }
            return resized.scene(size: size).map { ($0.root, $0.canvas) }
        }
        let ranges = parts.map(\.range)
        guard layout.items.count <= mostSweptItems else {
            let (segments, end) = try Sweeper.segments(of: parts, along: axis, budget: budget)
            // Making a layout for each part would take too long.
            let own = ranges.filter { $0.contains(length) }
            return (CanvasRange(pieces: pieces(of: segments, around: length, like: layout), parts: own), end)
        }
        let own = try Sweeper.segment(of: session, along: axis, over: nil)
        let sweep = try Sweeper.sweep(parts: parts, along: axis, own: own, budget: budget)
        let pieces = pieces(of: sweep.segments, around: length, like: layout)
        let range = CanvasRange(
            pieces: pieces, findings: findings(of: sweep, in: pieces), parts: ranges)
        return (range, sweep.unfinishedFrom)
    }

    /// Returns the pieces around a length for which the layout has the same views and guides.
    private static func pieces(
        of segments: [SweepSegment], around length: Double, like layout: SolvedLayout
    ) -> [LayoutPiece] {
        let ids = layout.items.map(\.id)
        let isAlike = segments.map { $0.layout.items.map(\.id) == ids }
        guard let own = segments.firstIndex(where: { $0.range.contains(length) }), isAlike[own] else {
            return []
        }
        let first = isAlike[..<own].lastIndex(of: false).map { $0 + 1 } ?? 0
        let end = isAlike[own...].firstIndex(of: false) ?? segments.count
        return segments[first..<end].flatMap(\.pieces)
    }

    /// Returns the findings of a sweep where there are pieces; conflicts are part of those already.
    private static func findings(of sweep: LayoutSweep, in pieces: [LayoutPiece]) -> [CanvasRange.Finding] {
        guard let start = pieces.first?.range.lowerBound, let end = pieces.last?.range.upperBound else {
            return []
        }
        return sweep.findings.compactMap { finding in
            guard finding.code != .unsatisfiable, finding.range.overlaps(start...end) else { return nil }
            return CanvasRange.Finding(
                code: finding.code, range: finding.range.clamped(to: start...end), items: finding.items,
                message: finding.subject)
        }
    }
}
