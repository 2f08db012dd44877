import Devices
import Engine
import FileAccess
import Foundation
import LayoutDocument

/// Reads inputs and solves what is in them.
struct InputLayouter: Sendable {
    let request: LayoutRequest

    /// The scenes of an input for each device and state asked for; none where it can't be used.
    func layouts(of input: InputFile) -> InputLayouts {
        var layouts = InputLayouts(input: input)
        do throws(FileError) {
            let content = read(try input.bytes(), of: input)
            let devices = request.devices.isEmpty ? [nil] : request.devices.map(Optional.some)
            for device in devices { addScenes(of: content, device: device, to: &layouts) }
        } catch {
            let finding = Finding(file: input.path, code: .unreadable, message: "\(error)")
            layouts.fail(finding, .inputOutput)
        }
        layouts.mergeFindings()
        return layouts
    }

    private func addScenes(of content: LayoutInput, device: Device?, to layouts: inout InputLayouts) {
        var options = request.options
        options.device = device
        if case .state(let id) = request.state { options.state = id }
        layouts.begin(LayoutContext(state: options.state, device: device?.name))
        solve(content.scenes(options), device: device, into: &layouts)
        guard request.state == .all else { return }
        for state in content.states {
            options.state = state
            layouts.begin(LayoutContext(state: state, device: device?.name))
            solve(content.scenes(options), device: device, into: &layouts)
        }
    }

    private func read(_ bytes: [UInt8], of input: InputFile) -> LayoutInput {
        let format =
            request.inputFormat ?? InputFormat(pathExtension: FilePath.pathExtension(of: input.path))
            ?? InputFormat(sniffing: bytes)
        return format.read(bytes, file: input.fileName)
    }

    private func solve(_ result: ReadResult, device: Device?, into layouts: inout InputLayouts) {
        let selection = SceneSelection(wanted: request.scene)
        let selected = selection.select(from: result.scenes)
        let selectedIDs = Set(selected.map(\.id))
        let others = Set(result.scenes.filter { !selectedIDs.contains($0.id) }.flatMap(\.findings))
        let isUsable = !result.scenes.isEmpty
        for finding in result.findings where !others.contains(finding) {
            if isUsable, request.silenced.contains(finding.code) { continue }
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
        for scene in selected {
            guard let (layout, explained) = solve(scene, into: &layouts) else { continue }
            layouts.scenes.append(
                LaidOutScene(
                    input: layouts.input, device: device?.name, isOnlyScene: result.scenes.count == 1,
                    layout: layout, explained: explained))
        }
    }

    private func solve(
        _ scene: Scene, into layouts: inout InputLayouts
    ) -> (layout: SolvedLayout, explained: ExplainedScene?)? {
        do throws(SolverError) {
            var explained: ExplainedScene?
            if let explanation = request.explanation,
                let result = try SceneExplainer(scene, request: explanation).explain()
            {
                explained = result.scene
                layouts.mistakes += result.mistakes
            }
            var layout: SolvedLayout
            if let explained {
                layout = explained.explanation.layout
            } else {
                layout = try LayoutSolver.solve(
                    root: scene.root, canvas: scene.canvas, id: scene.id, title: scene.title,
                    state: scene.state)
            }
            if request.comparesRecordedFrames { layout.findings += try scene.misplacedViews(in: layout) }
            for finding in layout.findings where !request.silenced.contains(finding.code) {
                add(finding, to: &layouts)
            }
            layout.findings = scene.findings + layout.findings
            if let lints = explained?.lints {
                explained?.findings = (layout.findings + lints).filter { !request.silenced.contains($0.code) }
            }
            return (layout, explained)
        } catch {
            let finding = Finding(
                file: layouts.input.path, code: .notSolved,
                message: "\(scene.id) can't be solved: \(error.message)")
            layouts.fail(finding, .unusableInput)
            return nil
        }
    }

    private func add(_ finding: LayoutFinding, to layouts: inout InputLayouts) {
        var finding = Finding(finding, file: layouts.input.path, isStrict: request.isStrict)
        finding.file = layouts.input.path
        layouts.add(finding)
    }
}
