import Arithmetic
import Engine
import Explanation
import Findings
import LayoutDocument
import Solver

/// How many of the constraints of a running app a capture has.
enum CapturedExtent: Sendable {
    case noConstraints, someConstraints, allConstraints
}

/// A scene with its explanation.
package struct ExplainedScene: Sendable {
    package var explanation: LayoutExplanation
    /// What to call the scene; nil for the only one of its input.
    var word: String?
    /// Constraints that aren't part of the layout; their indices follow the layout's.
    var inactive: [InactiveConstraint] = []
    /// Where the constraints with these ids in an Interface Builder document are written.
    var placesOfObjectIDs: [String: SourceLocation] = [:]
    package var conflicts: [ConflictAccount] = []
    /// Which of a captured layout's constraints the capture has; nil for other layouts.
    var captured: CapturedExtent?
    /// What the layout leaves open.
    var openings: [LayoutOpening] = []
    /// Findings about constraints that should be written differently.
    package var lints: [LayoutFinding] = []
    /// The findings from reading and solving.
    package var findings: [LayoutFinding] = []
    /// What larger constants change, of the constraints asked about that decide something.
    var changes: [Int: ConstantChange] = [:]
    /// The answer to the expectation; nil if there is none, or it couldn't be read.
    var answer: ExpectationAnswer?
}

/// Solves a scene and computes its explanation.
package struct SceneExplainer {
    private let scene: Scene
    private let request: ExplanationRequest
    private let resized: ResizedScenes?

    /// Creates an explainer.
    ///
    /// - Parameter resized: The scene under other conditions; nil for a captured one.
    init(_ scene: Scene, request: ExplanationRequest, resized: ResizedScenes? = nil) {
        self.scene = scene
        self.request = request
        self.resized = resized
    }

    /// What explaining a scene came to.
    package struct Result {
        /// The layout in complete detail.
        package var layout: SolvedLayout
        /// The scene with answers; nil if the budget didn't cover its explanation.
        package var scene: ExplainedScene?
        /// The mistakes in the questions.
        package var mistakes: [ExplanationMistake] = []
        var unfinished = UnfinishedWork()
    }

    /// Returns the explanation; nil if the solver can't explain.
    ///
    /// - Parameters:
    ///   - session: The scene's, with the budget.
    ///   - sceneCount: The number of scenes that share what the layout leaves of the budget, with this one.
    package func explain(
        in session: LayoutSession, sharingBudgetWith sceneCount: Int
    ) throws(SolverError) -> Result? {
        guard
            let explainer = try session.explainer(id: scene.id, title: scene.title, state: scene.state)
        else { return nil }
        var result = Result(layout: explainer.layout)
        let budget = session.budget
        let share = budget.takeLargeShare(of: sceneCount)
        defer {
            session.budget = budget
            budget.putBack(share)
        }
        session.budget = share
        explainer.budget = share
        let questions = ExplanationQuestions(
            request, about: explainer.layout, inactive: scene.inactiveConstraints,
            placesOfObjectIDs: scene.placesOfObjectIDs)
        let subject = questions.subject
        let explanation = try result.unfinished.attempt("the explanation") { () throws(SolverError) in
            try explainer.explanation(of: subject)
        }
        guard let explanation else { return result }
        var explained = ExplainedScene(
            explanation: explanation, inactive: scene.inactiveConstraints,
            placesOfObjectIDs: scene.placesOfObjectIDs)
        if request.asksForEverything {
            try explainEverything(explainer, &explained, &result.unfinished)
        }
        var mistakes = questions.mistakes
        let changes = try result.unfinished.attempt("larger constants") { () throws(SolverError) in
            try self.changes(of: questions.constraints, explainer, explanation, in: session)
        }
        explained.changes = changes ?? [:]
        if let equation = request.expectation {
            let reader = ExpectationReader(equation, explainer: explainer)
            switch reader.wish() {
            case .success(let wish):
                let answer = try result.unfinished.attempt("the answer") { () throws(SolverError) in
                    var solver = ExpectationSolver(wish, in: session, original: explainer.layout)
                    return try solver.answer()
                }
                explained.answer = answer ?? nil
            case .failure(let mistake): mistakes.append(mistake)
            }
        }
        _ = try result.unfinished.attempt("the effects of constraints on texts") { () throws(SolverError) in
            let isWhole = request.isComplete || request.asksForEverything
            try explained.explanation.tryRemovals(
                of: isWhole ? nil : questions.constraints, explainer, in: session)
            explained.conflicts = try CureVerifier(explainer, in: session).verified(explained.conflicts)
            guard let resized else { return }
            explained.lints = try LintVerifier(resized, session: session).verified(explained.lints)
        }
        (result.scene, result.mistakes) = (explained, mistakes)
        return result
    }

    private func explainEverything(
        _ explainer: LayoutExplainer, _ explained: inout ExplainedScene, _ unfinished: inout UnfinishedWork
    ) throws(SolverError) {
        let words = ConstraintFormatter(explainer.layout, usesIDs: request.usesIDs)
        explained.conflicts =
            try unfinished.attempt("the conflicts' cures") { () throws(SolverError) in
                var analyst = ConflictAnalyst(explainer, words: words)
                return try analyst.accounts()
            } ?? []
        explained.openings =
            try unfinished.attempt("constraints that would decide what is open") { () throws(SolverError) in
                try explainer.openings()
            } ?? []
        let explanation = explained.explanation
        explained.lints =
            try unfinished.attempt("constraints that could be left out") { () throws(SolverError) in
                try ConstraintLinter(explainer, explanation, words: words).findings()
            } ?? []
    }

    /// Changes are tried in the session that laid out the scene: a new one would begin with frames that are placed.
    private func changes(
        of constraints: [Int], _ explainer: LayoutExplainer, _ explanation: LayoutExplanation,
        in session: LayoutSession
    ) throws(SolverError) -> [Int: ConstantChange] {
        var changes: [Int: ConstantChange] = [:]
        for index in constraints where explanation.effects[index] == .decides {
            changes[index] = try ConstantChange.trying(index, of: explainer, explanation, in: session)
        }
        return changes
    }
}
