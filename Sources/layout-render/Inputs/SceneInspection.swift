import Engine
import Explanation
import Foundation
import Inspector
import LayoutDocument
import Sweep

/// The information that an inspector page shows in addition to a scene's layout.
struct SceneInspection: Sendable {
    /// The explanation of the layout; nil if the solver can't explain it.
    var explanation: LayoutExplanation?
    /// How the layout changes with the canvas's width; nil if that would be too much for a page.
    var widths: CanvasRange?
    /// How the layout changes with the canvas's height; nil if that would be too much for a page.
    var heights: CanvasRange?

    /// The maximum number of items to follow over canvases.
    private static let mostFollowedItems = 2000
    /// The maximum number of items of a layout for which everything is checked on other canvases; in larger ones only
    /// conflicts are.
    private static let mostSweptItems = 500

    /// Creates an inspection with an explanation alone.
    init(explanation: LayoutExplanation) { self.explanation = explanation }

    /// Solves a scene, explains it and computes how it changes with the canvas.
    ///
    /// - Parameter resized: The same scene on other canvases.
    init(_ scene: Scene, resized: ResizedScenes) throws(SolverError) {
        let session = LayoutSession(root: scene.root, canvas: scene.canvas)
        let explainer = try session.explainer(id: scene.id, title: scene.title, state: scene.state)
        explanation = try explainer?.explanation()
        guard let layout = explanation?.layout, layout.items.count <= Self.mostFollowedItems else { return }
        widths = try Self.range(of: scene, layout, along: .horizontal, resized)
        heights = try Self.range(of: scene, layout, along: .vertical, resized)
    }

    private static func range(
        of scene: Scene, _ layout: SolvedLayout, along axis: LayoutAxis, _ resized: ResizedScenes
    ) throws(SolverError) -> CanvasRange? {
        let size = scene.canvas.size
        let (length, other) =
            axis == .horizontal
            ? (Double(size.width), Double(size.height)) : (Double(size.height), Double(size.width))
        guard length >= 1, length.isFinite else { return nil }
        let lengths = (length / 2).rounded(.up)...(length * 2).rounded()
        let parts = SceneParts.parts(along: axis, over: lengths, other: other) { length in
            var size = size
            if axis == .horizontal { size.width = CGFloat(length) } else { size.height = CGFloat(length) }
            return resized.scene(scene.id, size: size).map { ($0.root, $0.canvas) }
        }
        guard layout.items.count <= mostSweptItems else {
            var segments: [SweepSegment] = []
            for part in parts {
                var segment = try Sweeper.segment(of: part.session, along: axis, over: part.range)
                if !segments.isEmpty, !segment.pieces.isEmpty { segment.pieces[0].causes = part.causes }
                segments.append(segment)
            }
            return CanvasRange(pieces: pieces(of: segments, around: length, like: layout))
        }
        let own = try Sweeper.segment(
            of: LayoutSession(root: scene.root, canvas: scene.canvas), along: axis, over: nil)
        let sweep = try Sweeper.sweep(parts: parts, along: axis, own: own)
        let pieces = pieces(of: sweep.segments, around: length, like: layout)
        return CanvasRange(pieces: pieces, findings: findings(of: sweep, in: pieces))
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
