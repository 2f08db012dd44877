import Engine
import Explanation
import Foundation
import LayoutDocument

/// What an inspector page shows of a scene beside its layout.
struct SceneInspection: Sendable {
    /// Nil where the solver can't explain.
    var explanation: LayoutExplanation?
    /// How the layout follows the canvas's width; empty where that would be too much for a page.
    var pieces: [LayoutPiece] = []

    /// More items than this are not followed over widths.
    private static let mostFollowedItems = 2000

    /// Solves a scene and works out what explains it, and how it follows the canvas's width.
    init(_ scene: Scene) throws(SolverError) {
        let session = LayoutSession(root: scene.root, canvas: scene.canvas)
        let explainer = try session.explainer(id: scene.id, title: scene.title, state: scene.state)
        explanation = try explainer?.explanation()
        let width = Double(scene.canvas.size.width)
        let count = explanation?.layout.items.count ?? 0
        guard count > 0, count <= Self.mostFollowedItems, width >= 1, width.isFinite else { return }
        pieces = try LayoutSession(root: scene.root, canvas: scene.canvas)
            .pieces(along: .horizontal, over: (width / 2).rounded(.up)...(width * 2).rounded())
    }
}
