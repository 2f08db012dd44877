import Arithmetic
import CaptureReconstruction
import Devices
import Engine
import Explanation
import FileAccess
import Foundation
import LayoutDocument
import Findings
import Solver
import Wording

// The scenes of an input in one state and on one device.
extension InputLayouter {
    /// The usual work of recording and encoding an item for a page.
    private static let workPerInspectedItem = 40_000

    /// Adds the scenes of an input in a state and on a device.
    ///
    /// - Parameter contextCount: The number of states and devices left, with these.
    /// - Throws: `SolverError.budgetSpent` if the budget doesn't cover that.
    func layOutScenes(
        _ input: ReadInput, _ options: SceneOptions, _ variant: LayoutVariant, contextCount: Int,
        into layouts: inout InputLayouts
    ) throws(SolverError) {
        let result = try input.scenes(options)
        if contextCount == 1, request.makesScenesOnce { input.release() }
        let selection = SceneSelection(wanted: request.scene)
        let selected = selection.select(from: result.scenes)
        let selectedIDs = Set(selected.map(\.id))
        let others = Set(result.scenes.filter { !selectedIDs.contains($0.id) }.flatMap(\.findings))
        let isUsable = !result.scenes.isEmpty
        for finding in result.findings where !others.contains(finding) {
            if isUsable, request.policy.ignores(finding.code) { continue }
            add(finding, to: &layouts)
        }
        if !isUsable {
            // One of several files of code may have nothing to show.
            let isError = result.findings.contains { $0.severity == .error }
            if !isError, layouts.input.mayShowNothing { return }
            layouts.failure = layouts.failure.combined(with: .unusableInput)
        } else if selected.isEmpty {
            let finding = Finding(
                file: layouts.input.path, code: .unknownScene,
                message: selection.message(among: result.scenes))
            layouts.fail(finding, .unusableInput)
        }
        let mistakes = EditMistake.mistakes(in: selected)
        for mistake in mistakes {
            layouts.fail(Finding(mistake, file: layouts.input.path), .usage)
        }
        if !mistakes.isEmpty { return }
        let words = SceneWords(result.scenes)
        for (place, scene) in selected.enumerated() {
            let work = SceneWork(
                resized: ResizedScenes(
                    content: input.content, options: options,
                    index: result.scenes.firstIndex { $0.id == scene.id } ?? 0),
                budget: input.budget, sceneCount: contextCount * selected.count - place,
                word: result.scenes.count == 1 ? nil : words.word(for: scene))
            guard let solved = try layOutScene(scene, work, into: &layouts) else { continue }
            let itemCount = solved.layout.items.count
            input.budget.setAside(workOfDrawing(itemCount: itemCount))
            if request.isInspected { input.budget.charge(Self.workPerInspectedItem * itemCount) }
            layouts.scenes.append(
                LaidOutScene(
                    input: layouts.input, variant: variant, isOnlyScene: result.scenes.count == 1,
                    word: words.word(for: scene), names: scene.names, isInitial: scene.isInitial,
                    layout: solved.layout, fonts: layouts.fonts.collection, look: layouts.look,
                    explained: solved.explained,
                    inspection: solved.inspection))
        }
    }

    /// What is needed to work on a scene.
    private struct SceneWork {
        let resized: ResizedScenes
        let budget: WorkBudget
        /// The number of scenes left that share the budget, with this one.
        let sceneCount: Int
        /// What to call the scene; nil for the only one.
        let word: String?
    }

    /// - Throws: `SolverError.budgetSpent`, no other error.
    private func layOutScene(
        _ scene: Scene, _ work: SceneWork, into layouts: inout InputLayouts
    ) throws(SolverError) -> SolvedScene? {
        let session = LayoutSession(root: scene.root, canvas: scene.canvas, budget: work.budget)
        do throws(SolverError) {
            var solved = try solvedScene(scene, work, in: session, into: &layouts)
            if solved.releases == nil { try tryFrames(in: &solved, work, session) }
            solved.tellConflicts(of: work.word, budget: work.budget)
            solved.explained?.word = work.word
            if let finding = solved.unfinished.finding(of: work.word) {
                solved.layout.findings.append(finding)
            }
            solved.layout.findings += BaselineOverhang(layout: solved.layout).findings
            if request.comparesRecordedFrames {
                solved.layout.findings += try scene.misplacedViews(in: solved.layout)
            }
            if request.marksUncertainFrames || request.isInspected {
                try scene.markUncertainFrames(in: &solved.layout)
            }
            solved.layout.leaveOutAmbiguities(after: scene.findings, in: &layouts)
            for finding in solved.layout.findings where !request.policy.ignores(finding.code) {
                add(finding, to: &layouts)
            }
            solved.layout.findings = scene.findings + solved.layout.findings
            if request.drawsText {
                for finding in layouts.scriptFindings(in: solved.layout, budget: work.budget)
                where !request.policy.ignores(finding.code) {
                    add(finding, to: &layouts)
                }
            }
            if let lints = solved.explained?.lints {
                solved.explained?.findings = (solved.layout.findings + lints).filter {
                    !request.policy.ignores($0.code)
                }
            }
            return solved
        } catch .budgetSpent {
            throw .budgetSpent
        } catch {
            var finding = session.finding(for: error)
            finding.message = "\(scene.id): \(finding.message)"
            layouts.fail(
                request.policy.graded(Finding(finding, file: layouts.input.path)), .unusableInput)
            return nil
        }
    }

    /// A solved layout with the requested additions.
    private struct SolvedScene {
        var layout: SolvedLayout
        var explained: ExplainedScene?
        var inspection: SceneInspection?
        var unfinished = UnfinishedWork()
        /// Which of several views that keep their frames ends each conflict; nil if that wasn't tried.
        var releases: [FrameRelease?]?

        /// Puts the conflicts into words, or notes how many the budget leaves out.
        mutating func tellConflicts(of scene: String?, budget: WorkBudget) {
            if layout.conflicts.isEmpty { return }
            let told = ConflictFormatter(ConstraintFormatter(layout)).findings(
                scene: scene, releases: (releases ?? []).map { $0?.advice }, budget: budget)
            layout.findings = told.findings
            let missing = told.leftOut
            if missing > 0 { unfinished.leaveOut("\(missing) of \(layout.conflicts.count) conflicts") }
        }
    }

    /// Tries which of several views that keep their frames ends a conflict, if there is such a conflict.
    private func tryFrames(
        in solved: inout SolvedScene, _ work: SceneWork, _ session: LayoutSession
    ) throws(SolverError) {
        guard solved.layout.hasConflictOfFrames else { return }
        let share = work.budget.takeLargeShare(of: work.sceneCount)
        defer {
            session.budget = work.budget
            work.budget.putBack(share)
        }
        session.budget = share
        let layout = solved.layout
        solved.releases = try solved.unfinished.attempt(Self.releasesWork) {
            () throws(SolverError) -> [FrameRelease?] in
            guard let explainer = try session.explainer(), explainer.layout.brokenSides == layout.brokenSides
            else { return [] }
            explainer.budget = share
            return try Self.frameReleases(explainer)
        }
    }

    /// What is left out where trying views' frames takes more work than an input may.
    private static let releasesWork = "which view's frame ends a conflict"

    private static func frameReleases(_ explainer: LayoutExplainer) throws(SolverError) -> [FrameRelease?] {
        var analyst = ConflictAnalyst(explainer, words: ConstraintFormatter(explainer.layout))
        return try analyst.frameReleases()
    }

    private func solvedScene(
        _ scene: Scene, _ work: SceneWork, in session: LayoutSession, into layouts: inout InputLayouts
    ) throws(SolverError) -> SolvedScene {
        if request.isInspected {
            let inspection = try SceneInspection(
                scene, in: session, resized: work.resized, sharedBy: work.sceneCount)
            if let layout = inspection.layout {
                return SolvedScene(
                    layout: layout, inspection: inspection, unfinished: inspection.unfinished)
            }
        }
        if let explanation = request.explanation,
            let result = try SceneExplainer(scene, request: explanation, resized: work.resized)
                .explain(in: session, sharingBudgetWith: work.sceneCount)
        {
            if result.scene != nil { layouts.mistakes.append(result.mistakes) }
            if explanation.asksForEverything, let explained = result.scene?.explanation {
                layouts.neverBinding.note(
                    explained, words: ConstraintFormatter(explained.layout, usesIDs: explanation.usesIDs))
            }
            return SolvedScene(
                layout: result.layout, explained: result.scene, unfinished: result.unfinished)
        }
        if let lints = request.lints,
            let explainer = try session.explainer(id: scene.id, title: scene.title, state: scene.state)
        {
            if explainer.layout.items.count > lints.mostItems { return SolvedScene(layout: explainer.layout) }
            return try lintedScene(explainer, work, in: session, into: &layouts)
        }
        if request.detail == .frames {
            return SolvedScene(
                layout: try session.lastFrames(id: scene.id, title: scene.title, state: scene.state))
        }
        return SolvedScene(
            layout: try session.solvedLayout(
                id: scene.id, title: scene.title, state: scene.state, detail: request.detail))
    }

    private func lintedScene(
        _ explainer: LayoutExplainer, _ work: SceneWork, in session: LayoutSession,
        into layouts: inout InputLayouts
    ) throws(SolverError) -> SolvedScene {
        var solved = SolvedScene(layout: explainer.layout)
        let share = work.budget.takeLargeShare(of: work.sceneCount)
        defer {
            session.budget = work.budget
            work.budget.putBack(share)
        }
        session.budget = share
        explainer.budget = share
        // Trying lints leaves other constraints broken.
        if solved.layout.hasConflictOfFrames {
            solved.releases = try solved.unfinished.attempt(Self.releasesWork) {
                () throws(SolverError) in try Self.frameReleases(explainer)
            }
        }
        var neverBinding = layouts.neverBinding
        let lints = try solved.unfinished.attempt("constraints that could be left out") {
            () throws(SolverError) in
            let explanation = try explainer.explanation(of: .effects)
            let words = ConstraintFormatter(explanation.layout)
            neverBinding.note(explanation, words: words)
            let findings = try ConstraintLinter(explainer, explanation, words: words).findings()
            return try LintVerifier(work.resized, session: session).verified(findings)
        }
        layouts.neverBinding = neverBinding
        solved.layout.findings += lints ?? []
        return solved
    }
}

extension SolvedLayout {
    /// Whether several views that keep their frames are in one conflict.
    fileprivate var hasConflictOfFrames: Bool {
        if conflicts.isEmpty { return false }
        let words = ConflictFormatter(ConstraintFormatter(self))
        return conflicts.contains(where: words.isOfSeveralFrames)
    }

    /// What tells conflicts of two solutions of one layout apart: a layout that was edited in between can have others.
    fileprivate var brokenSides: [SolvedConstraint.Side] { conflicts.map { constraints[$0.broken].first } }
}
