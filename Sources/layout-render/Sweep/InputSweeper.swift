import Devices
import Engine
import Foundation
import LayoutDocument
import Sweep
import Solver

/// Sweeps the scenes of one input.
struct InputSweeper: Sendable {
    let content: LayoutInput
    let request: SweepRequest
    /// What the layouts share: keyboard and state.
    let options: SceneOptions
    /// The id or a name of the scenes asked for; nil for all.
    let scene: String?

    /// Every scene of the input, over every kind of canvases asked for.
    func sweep(_ progress: (String) -> Void) throws(SolverError) -> [SweptScene] {
        var swept: [SweptScene] = []
        let scenes = content.scenes(options).scenes
        let selected = Set(SceneSelection(wanted: scene).select(from: scenes).map(\.id))
        let words = SceneWords(scenes)
        for (index, found) in scenes.enumerated() where selected.contains(found.id) {
            for canvases in request.canvases {
                progress(found.id)
                switch canvases {
                case .lengths(let axis, let range):
                    swept.append(try sweep(found, words.word(for: found), index, along: axis, over: range))
                case .devices: swept.append(try sweepDevices(found, words.word(for: found), index))
                }
            }
        }
        return swept
    }

    private var conditions: [SweepCondition] {
        request.textSizes.flatMap { size in
            request.directions.flatMap { direction in
                request.texts.map { SweepCondition(textSize: size, direction: direction, text: $0) }
            }
        }
    }

    private func sweep(
        _ found: Scene, _ word: String, _ index: Int, along axis: LayoutAxis,
        over range: ClosedRange<Double>
    ) throws(SolverError) -> SweptScene {
        let size = found.canvas.size
        let other = Double(axis == .horizontal ? size.height : size.width)
        let own = try Sweeper.segment(
            of: LayoutSession(root: found.root, canvas: found.canvas), along: axis, over: nil)
        let sweeps = try swept(conditions) { condition throws(SolverError) in
            let parts = SceneParts.parts(along: axis, over: range, other: other) { length in
                var options = options(under: condition)
                options.resized =
                    axis == .horizontal
                    ? CGSize(width: CGFloat(length), height: size.height)
                    : CGSize(width: size.width, height: CGFloat(length))
                return scene(index, options, condition)
            }
            return try Sweeper.sweep(parts: parts, along: axis, own: own)
        }
        return SweptScene(
            id: found.id, word: word, title: found.title, state: options.state, axis: axis,
            names: ReaderNames(of: own.layout),
            sweeps: sweeps)
    }

    private func sweepDevices(
        _ found: Scene, _ word: String, _ index: Int
    ) throws(SolverError) -> SweptScene {
        let own = try Sweeper.segment(
            of: LayoutSession(root: found.root, canvas: found.canvas), along: .horizontal, over: nil)
        let families = content.deviceFamilies
        let screens = SweptScreen.all.filter { families.contains($0.device.idiom) }
        let onDevices = conditions.flatMap { condition in
            screens.map { screen in
                var condition = condition
                condition.screen = screen
                return condition
            }
        }
        let sweeps = try swept(onDevices) { condition throws(SolverError) in
            guard let (root, canvas) = scene(index, options(under: condition), condition) else { return nil }
            let width = Double(canvas.size.width)
            let part = SweepPart(range: width...width, session: LayoutSession(root: root, canvas: canvas))
            return try Sweeper.sweep(parts: [part], along: .horizontal, own: own)
        }
        return SweptScene(
            id: found.id, word: word, title: found.title, state: options.state, axis: nil,
            names: ReaderNames(of: own.layout),
            sweeps: sweeps)
    }

    /// The sweeps under each condition, on all cores. Only the first keeps its frames, which take most of the memory.
    private func swept(
        _ conditions: [SweepCondition],
        _ sweep: @Sendable (SweepCondition) throws(SolverError) -> LayoutSweep?
    ) throws(SolverError) -> [(condition: SweepCondition, sweep: LayoutSweep)] {
        let first = conditions.first
        let results = ParallelMap.map(conditions) { condition -> Result<LayoutSweep?, SolverError> in
            do throws(SolverError) {
                var swept = try sweep(condition)
                if condition != first { swept?.segments = [] }
                return .success(swept)
            } catch {
                return .failure(error)
            }
        }
        var sweeps: [(condition: SweepCondition, sweep: LayoutSweep)] = []
        for (condition, result) in zip(conditions, results) {
            if let sweep = try result.get() { sweeps.append((condition, sweep)) }
        }
        return sweeps
    }

    private func options(under condition: SweepCondition) -> SceneOptions {
        var options = options
        options.contentSizeCategory = condition.textSize
        options.layoutDirection = condition.direction ?? options.layoutDirection
        if let screen = condition.screen {
            (options.device, options.orientation) = (screen.device, screen.orientation)
            options.resized = screen.window
        }
        return options
    }

    private func scene(
        _ index: Int, _ options: SceneOptions, _ condition: SweepCondition
    ) -> SceneParts.Scene? {
        guard let scene = content.scene(at: index, options) else { return nil }
        condition.text?.apply(to: scene.root)
        return (scene.root, scene.canvas)
    }
}
