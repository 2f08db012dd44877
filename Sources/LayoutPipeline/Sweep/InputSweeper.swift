import Devices
import Engine
import Foundation
import LayoutDocument
import Sweep
import Solver

/// Sweeps the scenes of one input.
package struct InputSweeper: Sendable {
    package let content: LayoutInput
    package let request: SweepRequest
    /// What the layouts share: keyboard and state.
    package let options: SceneOptions
    /// The id or a name of the scenes asked for; nil for all.
    package let scene: String?

    /// The outcome of sweeping some scenes.
    package struct Outcome {
        package var scenes: [SweptScene] = []
        var unfinished = UnfinishedWork()
    }

    /// Sweeps every scene of the input over every kind of canvases asked for.
    package func sweep(budget: WorkBudget, _ progress: (String) -> Void) throws(SolverError) -> Outcome {
        var outcome = Outcome()
        let scenes = content.scenes(options).scenes
        budget.charge(scenes.reduce(0) { $0 + ReadInput.work(of: $1.root) })
        let selected = Set(SceneSelection(wanted: scene).select(from: scenes).map(\.id))
        let words = SceneWords(scenes)
        var left = selected.count * request.canvases.count
        for (index, found) in scenes.enumerated() where selected.contains(found.id) {
            let swept = SweptInput(scene: found, word: words.word(for: found), index: index)
            for canvases in request.canvases {
                progress(found.id)
                let share = budget.takeLargeShare(of: left)
                defer { budget.putBack(share) }
                left -= 1
                var unfinished = UnfinishedWork()
                let result = try unfinished.attempt(canvases.words) { () throws(SolverError) in
                    switch canvases {
                    case .lengths(let axis, let range):
                        try sweep(swept, along: axis, over: range, budget: share)
                    case .devices: try sweepDevices(swept, budget: share)
                    }
                }
                if let result {
                    outcome.scenes += result.scenes
                    unfinished.add(result.unfinished)
                }
                outcome.unfinished.add(unfinished, of: scenes.count == 1 ? nil : swept.word)
            }
        }
        return outcome
    }

    /// A scene to sweep.
    private struct SweptInput {
        let scene: Scene
        let word: String
        /// Its index in the input.
        let index: Int
    }

    private var conditions: [SweepCondition] {
        request.textSizes.flatMap { size in
            request.directions.flatMap { direction in
                request.texts.map { SweepCondition(textSize: size, direction: direction, text: $0) }
            }
        }
    }

    private func sweep(
        _ input: SweptInput, along axis: LayoutAxis, over range: ClosedRange<Double>, budget: WorkBudget
    ) throws(SolverError) -> Outcome {
        let size = input.scene.canvas.size
        let other = Double(axis == .horizontal ? size.height : size.width)
        let (own, work) = try ownLayout(of: input, along: axis, budget: budget)
        let index = input.index
        var outcome = Outcome()
        let sweeps = try swept(conditions, each: work, budget: budget, &outcome.unfinished) {
            condition, budget throws(SolverError) in
            let parts = SceneParts.parts(along: axis, over: range, other: other, budget: budget) { length in
                var options = condition.options(options)
                options.sweptAxis = axis
                options.measuresCells = true
                options.resized =
                    axis == .horizontal
                    ? CGSize(width: CGFloat(length), height: size.height)
                    : CGSize(width: size.width, height: CGFloat(length))
                return scene(index, options, condition)
            }
            return try Sweeper.sweep(parts: parts, along: axis, own: own, budget: budget)
        }
        if let end = sweeps.compactMap(\.sweep.unfinishedFrom).min() {
            outcome.unfinished.leaveOut(axis.canvases(from: end))
        }
        outcome.scenes = [
            SweptScene(
                id: input.scene.id, word: input.word, title: input.scene.title, state: options.state,
                axis: axis, names: UnambiguousNames(of: own.layout), sweeps: sweeps)
        ]
        return outcome
    }

    private func sweepDevices(
        _ input: SweptInput, budget: WorkBudget
    ) throws(SolverError) -> Outcome {
        let (own, work) = try ownLayout(of: input, along: .horizontal, budget: budget)
        let screens = SweptScreen.all(for: content)
        let onDevices = conditions.flatMap { condition in
            screens.map { screen in
                var condition = condition
                condition.screen = screen
                return condition
            }
        }
        let index = input.index
        var outcome = Outcome()
        let sweeps = try swept(onDevices, each: work, budget: budget, &outcome.unfinished) {
            condition, budget throws(SolverError) in
            guard let (root, canvas) = scene(index, condition.options(options), condition) else { return nil }
            budget.charge(ReadInput.work(of: root))
            let width = Double(canvas.size.width)
            let part = SweepPart(
                range: width...width, session: LayoutSession(root: root, canvas: canvas, budget: budget))
            return try Sweeper.sweep(parts: [part], along: .horizontal, own: own, budget: budget)
        }
        outcome.scenes = [
            SweptScene(
                id: input.scene.id, word: input.word, title: input.scene.title, state: options.state,
                axis: nil, names: UnambiguousNames(of: own.layout), sweeps: sweeps)
        ]
        if sweeps.contains(where: { $0.sweep.unfinishedFrom != nil }) {
            outcome.unfinished.leaveOut("problems on some devices")
        }
        return outcome
    }

    /// Returns the layout on its own canvas, and the work of a condition's sweep at least.
    private func ownLayout(
        of input: SweptInput, along axis: LayoutAxis, budget: WorkBudget
    ) throws(SolverError) -> (segment: SweepSegment, work: Int) {
        let before = budget.remaining
        let segment = try Sweeper.segment(
            of: LayoutSession(root: input.scene.root, canvas: input.scene.canvas, budget: budget),
            along: axis, over: nil)
        let layout = before - budget.remaining
        return (segment, Self.leastLayouts * layout + ReadInput.work(of: input.scene.root))
    }

    /// How often the layout on its own canvas is made at least to sweep it under a condition.
    private static let leastLayouts = 8

    /// The sweeps under each condition, on all cores, and each with an equal share of the budget; without the last ones if
    /// shares would be too small for a sweep. Only the first keeps its frames, which take most of the memory.
    ///
    /// - Parameter work: That of each sweep at least.
    private func swept(
        _ conditions: [SweepCondition], each work: Int, budget: WorkBudget,
        _ unfinished: inout UnfinishedWork,
        _ sweep: @Sendable (SweepCondition, WorkBudget) throws(SolverError) -> LayoutSweep?
    ) throws(SolverError) -> [(condition: SweepCondition, sweep: LayoutSweep)] {
        let first = conditions.first
        let affordable = max(1, budget.remaining / max(1, work))
        let chosen = Array(conditions.prefix(affordable))
        let share = max(0, budget.remaining) / max(1, chosen.count)
        let observer = budget.observer
        let results = ParallelMap.map(chosen) {
            condition -> (result: Result<LayoutSweep?, SolverError>, spent: Int) in
            // Each condition does some work before it is noticed that nobody wants it.
            if observer?(0) == false { return (.failure(.budgetSpent), 0) }
            let budget = WorkBudget(share, observer: observer)
            var result: Result<LayoutSweep?, SolverError>
            do throws(SolverError) {
                var swept = try sweep(condition, budget)
                if condition != first { swept?.segments = [] }
                result = .success(swept)
            } catch {
                result = .failure(error)
            }
            let spent = share - budget.remaining
            budget.settle()
            return (result, spent)
        }
        // The observer got the reports while the work was done.
        for (_, spent) in results { budget.setAside(spent) }
        var sweeps: [(condition: SweepCondition, sweep: LayoutSweep)] = []
        var missing = conditions.count - chosen.count
        for (condition, result) in zip(chosen, results) {
            do throws(SolverError) {
                if let sweep = try result.result.get() { sweeps.append((condition, sweep)) }
            } catch .budgetSpent {
                missing += 1
            }
        }
        if missing > 0 {
            unfinished.leaveOut(
                conditions.count == 1 ? "the sweep" : "\(missing) of \(conditions.count) conditions")
        }
        return sweeps
    }

    private func scene(
        _ index: Int, _ options: SceneOptions, _ condition: SweepCondition
    ) -> SceneParts.Scene? {
        guard let scene = content.scene(at: index, options) else { return nil }
        condition.text?.apply(to: scene.root)
        return (scene.root, scene.canvas)
    }
}
