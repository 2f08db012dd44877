import CaptureLayout
import Devices
import Engine
import Explanation
import FileAccess
import Foundation
import LayoutDocument
import Findings
import Solver
import Wording

/// Reads inputs and solves their layouts.
package struct InputLayouter: Sendable {
    package let request: LayoutRequest

    /// Creates a layouter.
    package init(request: LayoutRequest) { self.request = request }

    /// Returns the scenes of an input for each requested device and state; none if the input can't be used.
    ///
    /// - Parameter budget: The work that it may take, for a part of a larger file; nil for what its size covers.
    package func layouts(of input: InputFile, budget: WorkBudget? = nil) -> InputLayouts {
        var layouts = unsilencedLayouts(of: input, budget: budget)
        if layouts.silences.examined.isEmpty {
            layouts.silences.examine(request.silences.filter { $0.isAbout(input.path) })
            layouts.leaveOutSilenced()
        }
        layouts.divideWork(observer: request.observer)
        return layouts
    }

    /// Returns the scenes before what is left of the budget is divided among their pictures; findings are left out of
    /// those that are read as layouts.
    private func unsilencedLayouts(of input: InputFile, budget: WorkBudget?) -> InputLayouts {
        var layouts = InputLayouts(input: input)
        do throws(FileError) {
            if let log = try LogInput(input, format: request.inputFormat) {
                LoggedScenes(log, of: input, request: request).add(to: &layouts)
                return layouts
            }
            if request.keepsCapturedFrames, let capture = try CaptureInput(input, format: request.inputFormat)
            {
                CapturedScenes(capture, of: input, request: request).add(to: &layouts)
                return layouts
            }
            var content = try read(input)
            if let budget { content.budget = budget }
            addLayouts(of: content, to: &layouts)
            replaceMistakes(in: &layouts)
        } catch {
            let finding = Finding(file: input.path, code: .unreadable, message: "\(error)")
            layouts.fail(finding, .inputOutput)
        }
        return layouts
    }

    /// Says what version control left in place of a file, rather than what its lines aren't.
    private func replaceMistakes(in layouts: inout InputLayouts) {
        guard layouts.input.isPlainFile, layouts.scenes.isEmpty,
            layouts.findings.contains(where: { $0.severity == .error }),
            let damage = (try? layouts.input.bytes()).flatMap(DamagedText.init)
        else { return }
        var finding = Finding(file: layouts.input.path, code: .syntax, message: damage.message)
        finding.line = damage.line
        layouts.findings = [finding]
    }

    /// Returns the scenes of an input that has been read.
    package func layouts(of file: InputFile, read input: ReadInput) -> InputLayouts {
        var layouts = InputLayouts(input: file)
        addLayouts(of: input, to: &layouts)
        layouts.divideWork(observer: request.observer)
        return layouts
    }

    private func addLayouts(of input: ReadInput, to layouts: inout InputLayouts) {
        layouts.fonts = request.fonts.project(of: layouts.input, input.content)
        layouts.look = input.content.look
        let sweep = sweep(of: input.content)
        // A sweep takes far more work than the layouts, so half of the budget is kept for it.
        let kept = sweep == nil ? nil : input.budget.takeShare(of: 2)
        addScenes(of: input, to: &layouts)
        addNeverBinding(to: &layouts)
        addUnusableFonts(to: &layouts)
        if let kept { input.budget.putBack(kept) }
        if let sweep { addSweep(sweep, of: input, to: &layouts) }
        input.budget.settle()
        layouts.workLeft =
            max(0, input.budget.remaining)
            + layouts.scenes.reduce(0) { $0 + workOfDrawing(itemCount: $1.layout.items.count) }
        layouts.mergeFindings()
        silence(&layouts, input)
        if let lints = request.lints { layouts.arrangeLints(folds: lints.isFolded) }
    }

    /// Leaves out what comments and settings silence, before lints are folded.
    private func silence(_ layouts: inout InputLayouts, _ input: ReadInput) {
        layouts.silences.examine(input.silences?.silences ?? [])
        layouts.silences.examine(request.silences.filter { $0.isAbout(layouts.input.path) })
        layouts.leaveOutSilenced()
        for finding in input.silences?.findings ?? [] {
            layouts.findings.append(request.policy.graded(Finding(finding, file: layouts.input.path)))
        }
    }

    /// Returns the sweep that an input defines, or else the one on the command line.
    private func sweep(of content: LayoutInput) -> SweepRequest? {
        guard request.sweepsDocuments else { return nil }
        return content.sweep.map { SweepRequest($0) } ?? request.sweptWidths.map { SweepRequest(widths: $0) }
    }

    /// Adds the findings that only all states and devices together show.
    private func addNeverBinding(to layouts: inout InputLayouts) {
        for finding in layouts.neverBinding.findings {
            var finding = Finding(finding, file: layouts.input.path)
            finding.file = layouts.input.path
            if let reported = request.policy.reported(finding) { layouts.findings.append(reported) }
        }
    }

    /// Adds the files of the project that can't be used, if a font isn't found: it may be in one of them.
    private func addUnusableFonts(to layouts: inout InputLayouts) {
        guard layouts.findings.contains(where: { $0.code == .missingFont }) else { return }
        let known = Set(request.fonts.findings)
        layouts.findings += layouts.fonts.findings.filter { !known.contains($0) }.compactMap(
            request.policy.reported)
    }

    private func addSweep(_ sweep: SweepRequest, of input: ReadInput, to layouts: inout InputLayouts) {
        let sweeper = InputSweeper(
            content: input.content, request: sweep, options: request.options, scene: request.scene)
        do throws(SolverError) {
            let outcome = try sweeper.sweep(budget: input.budget) { _ in }
            let swept = outcome.scenes
            let isOnlyScene = Set(swept.map(\.id)).count == 1
            if let finding = outcome.unfinished.finding(of: nil) {
                layouts.sweepFindings += [
                    request.policy.reported(Finding(finding, file: layouts.input.path))
                ].compactMap(\.self)
            }
            for scene in swept {
                layouts.sweepFindings += scene.findings(
                    file: layouts.input.path, isOnlyScene: isOnlyScene
                ).compactMap(request.policy.reported)
            }
            layouts.findings += layouts.sweepFindings
        } catch {
            let finding = Finding(
                file: layouts.input.path, code: .notSolved, message: "it can't be swept: \(error.message)")
            layouts.fail(finding, .unusableInput)
        }
    }

    private func addScenes(of input: ReadInput, to layouts: inout InputLayouts) {
        let states = request.state.states(of: input.content)
        let variants = request.variants
        guard variants.count > 1 else {
            return addScenes(of: input, in: states, as: variants[0], to: &layouts)
        }
        for (place, variant) in variants.enumerated() {
            var part = input
            part.budget = input.budget.takeLargeShare(of: variants.count - place)
            addScenes(of: part, in: states, as: variant, to: &layouts)
            input.budget.putBack(part.budget)
        }
    }

    private func addScenes(
        of input: ReadInput, in states: [String?], as variant: LayoutVariant, to layouts: inout InputLayouts
    ) {
        var left = states.count
        for state in states {
            var options = variant.options(request.options)
            options.fonts = layouts.fonts.names
            options.state = state
            layouts.begin(
                LayoutContext(state: state, device: variant.device?.name, variant: variant))
            do throws(SolverError) {
                try solve(input, options, variant, contextCount: left, into: &layouts)
            } catch {
                return leaveOut(left, of: states.count, from: &layouts)
            }
            left -= 1
        }
    }

    /// The usual work of drawing a picture, and of each item in it; that of recording and encoding an item for a page.
    private static let workPerPicture = 15_000_000
    private static let workPerDrawnItem = 20_000
    private static let workPerInspectedItem = 40_000

    /// Returns the work that is kept for the picture of a layout.
    private func workOfDrawing(itemCount: Int) -> Int {
        request.isDrawn ? Self.workPerPicture + Self.workPerDrawnItem * itemCount : 0
    }

    /// Notes that the layouts in the last states weren't made.
    private func leaveOut(_ left: Int, of count: Int, from layouts: inout InputLayouts) {
        if layouts.scenes.isEmpty {
            let message = "the layout can't be solved: \(SolverError.budgetSpent.message)"
            let finding = Finding(file: layouts.input.path, code: .notSolved, message: message)
            return layouts.fail(request.policy.graded(finding), .unusableInput)
        }
        var unfinished = UnfinishedWork()
        unfinished.leaveOut(count == 1 ? "further scenes" : "the last \(left) of \(count) states")
        if let finding = unfinished.finding(of: nil), !request.policy.ignores(finding.code) {
            layouts.findings.append(request.policy.graded(Finding(finding, file: layouts.input.path)))
        }
    }

    /// Reads an input without laying it out.
    ///
    /// A capture becomes the document that it is converted to.
    package func read(_ input: InputFile) throws(FileError) -> ReadInput {
        if let capture = try CaptureInput(input, format: request.inputFormat) {
            let document = Array(capture.convertedDocument.text().utf8)
            let content = LayoutDocumentReader.input(document, file: input.fileName)
            return ReadInput(
                content, size: capture.countedSize(of: document.count), observer: request.observer)
        }
        let named = request.inputFormat ?? InputFormat(pathExtension: FilePath.pathExtension(of: input.path))
        if named == .swift {
            let code = try CodeScenesInput(input, options: request.code).read()
            return ReadInput(code.content, size: code.size, observer: request.observer)
        }
        let bytes = try input.bytes()
        let format = named ?? InputFormat(sniffing: bytes)
        var read = ReadInput(
            format.read(bytes, file: input.fileName), size: bytes.count, observer: request.observer)
        if format == .json5 { read.silences = SilenceComments(TextBytes.utf8(bytes), file: input.path) }
        return read
    }

    /// Adds the scenes of an input in a state and on a device.
    ///
    /// - Parameter contextCount: The number of states and devices left, with these.
    /// - Throws: `SolverError.budgetSpent` if the budget doesn't cover that.
    private func solve(
        _ input: ReadInput, _ options: SceneOptions, _ variant: LayoutVariant, contextCount: Int,
        into layouts: inout InputLayouts
    ) throws(SolverError) {
        let result = try input.scenes(options)
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
            guard let solved = try solve(scene, work, into: &layouts) else { continue }
            let itemCount = solved.layout.items.count
            input.budget.setAside(workOfDrawing(itemCount: itemCount))
            if request.isInspected { input.budget.charge(Self.workPerInspectedItem * itemCount) }
            layouts.scenes.append(
                LaidOutScene(
                    input: layouts.input, variant: variant, isOnlyScene: result.scenes.count == 1,
                    word: words.word(for: scene), names: scene.names,
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
    private func solve(
        _ scene: Scene, _ work: SceneWork, into layouts: inout InputLayouts
    ) throws(SolverError) -> SolvedScene? {
        let session = LayoutSession(root: scene.root, canvas: scene.canvas, budget: work.budget)
        do throws(SolverError) {
            var solved = try solvedScene(scene, work, in: session, into: &layouts)
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

        /// Puts the conflicts into words, or notes how many the budget leaves out.
        mutating func tellConflicts(of scene: String?, budget: WorkBudget) {
            let count = layout.findings.count
            layout.findings = ConflictWords(ConstraintWords(layout)).findings(scene: scene, budget: budget)
            let missing = count - layout.findings.count
            if missing > 0 { unfinished.leaveOut("\(missing) of \(layout.conflicts.count) conflicts") }
        }
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
                    explained, words: ConstraintWords(explained.layout, usesIDs: explanation.usesIDs))
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
        var neverBinding = layouts.neverBinding
        let lints = try solved.unfinished.attempt("constraints that could be left out") {
            () throws(SolverError) in
            let explanation = try explainer.explanation(of: .effects)
            let words = ConstraintWords(explanation.layout)
            neverBinding.note(explanation, words: words)
            let findings = try ConstraintLinter(explainer, explanation, words: words).findings()
            return try LintVerifier(work.resized, session: session).verified(findings)
        }
        layouts.neverBinding = neverBinding
        solved.layout.findings += lints ?? []
        return solved
    }

    private func add(_ finding: LayoutFinding, to layouts: inout InputLayouts) {
        let isOfOther = finding.location.map { $0.file != layouts.input.fileName } ?? false
        var finding = request.policy.graded(Finding(finding, file: layouts.input.path))
        // Code is in several files.
        if !isOfOther { finding.file = layouts.input.path }
        layouts.add(finding)
    }
}
