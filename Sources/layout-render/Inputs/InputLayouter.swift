import Devices
import Engine
import Explanation
import FileAccess
import Foundation
import LayoutDocument
import Findings
import Solver

/// Reads inputs and solves their layouts.
struct InputLayouter: Sendable {
    let request: LayoutRequest

    /// Returns the scenes of an input for each requested device and state; none if the input can't be used.
    func layouts(of input: InputFile) -> InputLayouts {
        var layouts = InputLayouts(input: input)
        do throws(FileError) {
            let content = try content(of: input)
            layouts.fonts = request.fonts.project(of: input, content)
            let devices = request.devices.isEmpty ? [nil] : request.devices.map(Optional.some)
            for device in devices { addScenes(of: content, device: device, to: &layouts) }
            addNeverBinding(to: &layouts)
            if let sweep = sweep(of: content) { addSweep(sweep, of: content, to: &layouts) }
        } catch {
            let finding = Finding(file: input.path, code: .unreadable, message: "\(error)")
            layouts.fail(finding, .inputOutput)
        }
        layouts.mergeFindings()
        if let lints = request.lints { layouts.arrangeLints(folds: lints.isFolded) }
        return layouts
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

    private func addSweep(_ sweep: SweepRequest, of content: LayoutInput, to layouts: inout InputLayouts) {
        let sweeper = InputSweeper(
            content: content, request: sweep, options: request.options, scene: request.scene)
        do throws(SolverError) {
            let swept = try sweeper.sweep { _ in }
            let isOnlyScene = Set(swept.map(\.id)).count == 1
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

    private func addScenes(of content: LayoutInput, device: Device?, to layouts: inout InputLayouts) {
        var options = request.options
        options.device = device
        options.fonts = layouts.fonts.names
        if case .state(let id) = request.state { options.state = id }
        layouts.begin(LayoutContext(state: options.state, device: device?.name))
        solve(content, options, device: device, into: &layouts)
        guard request.state == .all else { return }
        for state in content.states {
            options.state = state
            layouts.begin(LayoutContext(state: state, device: device?.name))
            solve(content, options, device: device, into: &layouts)
        }
    }

    /// Reads an input without laying it out.
    func content(of input: InputFile) throws(FileError) -> LayoutInput {
        let bytes = try input.bytes()
        let format =
            request.inputFormat ?? InputFormat(pathExtension: FilePath.pathExtension(of: input.path))
            ?? InputFormat(sniffing: bytes)
        return format.read(bytes, file: input.fileName)
    }

    private func solve(
        _ content: LayoutInput, _ options: SceneOptions, device: Device?, into layouts: inout InputLayouts
    ) {
        let result = content.scenes(options)
        let resized = ResizedScenes(of: content, options)
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
        let words = SceneWords(result.scenes)
        for scene in selected {
            guard let solved = solve(scene, resized, into: &layouts) else { continue }
            layouts.scenes.append(
                LaidOutScene(
                    input: layouts.input, device: device?.name, isOnlyScene: result.scenes.count == 1,
                    word: words.word(for: scene), names: scene.names,
                    layout: solved.layout, fonts: layouts.fonts.collection, explained: solved.explained,
                    inspection: solved.inspection))
        }
    }

    private func solve(
        _ scene: Scene, _ resized: ResizedScenes, into layouts: inout InputLayouts
    ) -> SolvedScene? {
        let session = LayoutSession(root: scene.root, canvas: scene.canvas)
        do throws(SolverError) {
            var solved = try solvedScene(scene, resized, in: session, into: &layouts)
            if request.comparesRecordedFrames {
                solved.layout.findings += try scene.misplacedViews(in: solved.layout)
            }
            for finding in solved.layout.findings where !request.policy.ignores(finding.code) {
                add(finding, to: &layouts)
            }
            solved.layout.findings = scene.findings + solved.layout.findings
            if request.drawsText {
                for finding in ScriptFindings(fonts: layouts.fonts.collection).findings(in: solved.layout)
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
    }

    private func solvedScene(
        _ scene: Scene, _ resized: ResizedScenes, in session: LayoutSession,
        into layouts: inout InputLayouts
    ) throws(SolverError) -> SolvedScene {
        if request.isInspected {
            let inspection = try SceneInspection(scene, resized: resized)
            if let layout = inspection.explanation?.layout {
                return SolvedScene(layout: layout, inspection: inspection)
            }
        }
        if let explanation = request.explanation,
            let result = try SceneExplainer(scene, request: explanation).explain()
        {
            layouts.mistakes += result.mistakes
            if explanation.asksForEverything {
                let explained = result.scene.explanation
                layouts.neverBinding.note(
                    explained, words: ConstraintWords(explained.layout, usesIDs: explanation.usesIDs))
            }
            return SolvedScene(layout: result.scene.explanation.layout, explained: result.scene)
        }
        if let lints = request.lints,
            let explainer = try session.explainer(id: scene.id, title: scene.title, state: scene.state)
        {
            if explainer.layout.items.count > lints.mostItems { return SolvedScene(layout: explainer.layout) }
            let explanation = try explainer.explanation()
            let words = ConstraintWords(explanation.layout)
            layouts.neverBinding.note(explanation, words: words)
            var layout = explanation.layout
            layout.findings += try ConstraintLinter(explainer, explanation, words: words).findings()
            return SolvedScene(layout: layout)
        }
        return SolvedScene(
            layout: try session.solvedLayout(
                id: scene.id, title: scene.title, state: scene.state, detail: request.detail))
    }

    private func add(_ finding: LayoutFinding, to layouts: inout InputLayouts) {
        var finding = request.policy.graded(Finding(finding, file: layouts.input.path))
        finding.file = layouts.input.path
        layouts.add(finding)
    }
}
