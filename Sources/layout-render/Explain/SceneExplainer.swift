import Engine
import Explanation
import LayoutDocument

/// Solves a scene and works out what explains it.
struct SceneExplainer {
    private let scene: Scene
    private let request: ExplanationRequest

    init(_ scene: Scene, request: ExplanationRequest) {
        self.scene = scene
        self.request = request
    }

    /// The scene with what was asked about it; nil where the solver can't explain.
    func explain() throws(SolverError) -> ExplainedScene? {
        let session = LayoutSession(root: scene.root, canvas: scene.canvas)
        guard
            let explainer = try session.explainer(id: scene.id, title: scene.title, state: scene.state)
        else { return nil }
        return ExplainedScene(
            explanation: try explainer.explanation(), inactive: scene.inactiveConstraints)
    }
}
