import Engine
import Explanation
import LayoutDocument
import Solver

/// Solves a scene and computes its explanation.
struct SceneExplainer {
    private let scene: Scene
    private let request: ExplanationRequest

    init(_ scene: Scene, request: ExplanationRequest) {
        self.scene = scene
        self.request = request
    }

    /// Returns the scene with answers, and mistakes in the questions; nil if the solver can't explain.
    func explain() throws(SolverError) -> (scene: ExplainedScene, mistakes: [ExplanationMistake])? {
        let session = LayoutSession(root: scene.root, canvas: scene.canvas)
        guard
            let explainer = try session.explainer(id: scene.id, title: scene.title, state: scene.state)
        else { return nil }
        var explained = ExplainedScene(
            explanation: try explainer.explanation(), inactive: scene.inactiveConstraints)
        if request.asksForEverything {
            let words = ConstraintWords(explainer.layout, usesIDs: request.usesIDs)
            var analyst = ConflictAnalyst(explainer, words: words)
            explained.conflicts = try analyst.accounts()
            explained.openings = try explainer.openings()
            explained.lints = try ConstraintLinter(explainer, explained.explanation, words: words).findings()
        }
        var mistakes = ExplanationQuestions(request, about: explained).mistakes
        if let equation = request.expectation {
            let reader = ExpectationReader(equation, explainer: explainer)
            switch reader.wish() {
            case .success(let wish): explained.answer = try answer(to: wish, explainer: explainer)
            case .failure(let mistake): mistakes.append(mistake)
            }
        }
        return (explained, mistakes)
    }

    /// Solves again with the expected equation as the weakest of all constraints: if it isn't met then, something
    /// prevents it.
    private func answer(
        to wish: LayoutConstraint, explainer: LayoutExplainer
    ) throws(SolverError) -> ExpectationAnswer? {
        wish.isActive = true
        defer { wish.isActive = false }
        let session = LayoutSession(root: scene.root, canvas: scene.canvas)
        guard let wishful = try session.explainer(),
            let index = wishful.layout.constraints.firstIndex(where: {
                $0.identifier == ExpectationReader.identifier
            }), let effect = try wishful.effect(ofConstraint: index)
        else { return nil }
        guard case .overridden(let shortfall, let obstacles) = effect else {
            let isSame = zip(wishful.layout.items, explainer.layout.items).allSatisfy { $0.frame == $1.frame }
            return isSame ? .holds : .open
        }
        return .blocked(by: obstacles.map { $0 > index ? $0 - 1 : $0 }, shortfall: shortfall)
    }
}
