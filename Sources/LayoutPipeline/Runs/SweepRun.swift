import Engine
import FileAccess
import Findings
import LayoutDocument
import Solver
import Sweep

/// Sweeps the inputs of a run.
package struct SweepRun {
    private let sweep: SweepRequest
    /// The findings that are known from earlier reports.
    private let baselines: [SweepBaseline]

    /// Reads the baselines that the request names.
    package init(_ sweep: SweepRequest) throws {
        self.sweep = sweep
        baselines = try sweep.baselines.map { try SweepBaseline(path: $0) }
    }

    /// Writes what was found in scenes as known.
    package static func write(_ scenes: [SweptScene], to path: String) throws(FileError) {
        try AtomicFile.write(SweepJSON.bytes(of: scenes), to: path)
    }

    /// Sweeps the scenes of an input in each requested state; what can't be swept is added to the run's findings.
    ///
    /// - Parameter progress: Called with the name of each scene before it is swept.
    package func scenes(
        of input: InputFile, run: inout LayoutRun, progress: (String) -> Void
    ) -> [SweptScene] {
        run.add(input: input)
        do {
            let read = try InputLayouter(request: run.request).read(input)
            var silences = InputSilences()
            silences.examine(
                (read.silences?.silences ?? []) + run.request.silences.filter { $0.isAbout(input.path) })
            var scenes: [SweptScene] = []
            let states = run.request.state.states(of: read.content)
            let budget = WorkBudget(bytes: read.size, observer: run.request.observer)
            defer { budget.settle() }
            for (place, state) in states.enumerated() {
                let share = budget.takeLargeShare(of: states.count - place)
                defer { budget.putBack(share) }
                scenes += try self.scenes(
                    of: read.content, in: state, file: input.path, budget: share, silences: &silences,
                    run: &run, progress: progress)
            }
            return scenes
        } catch let error as SolverError {
            run.fail(
                Finding(file: input.path, code: .notSolved, message: "it can't be swept: \(error.message)"),
                .unusableInput)
        } catch {
            run.fail(Finding(file: input.path, code: .unreadable, message: "\(error)"), .inputOutput)
        }
        return []
    }

    private func scenes(
        of content: LayoutInput, in state: String?, file: String, budget: WorkBudget,
        silences: inout InputSilences, run: inout LayoutRun, progress: (String) -> Void
    ) throws(SolverError) -> [SweptScene] {
        let request = run.request
        var options = request.options
        options.state = state
        let result = content.scenes(options)
        for finding in result.findings where result.scenes.isEmpty || finding.severity == .error {
            let known = Finding(finding, file: file)
            if result.scenes.isEmpty { run.fail(known, .unusableInput) } else { run.add(known) }
        }
        let selection = SceneSelection(wanted: request.scene)
        let selected = selection.select(from: result.scenes)
        let mistakes = EditMistake.mistakes(in: selected)
        for mistake in mistakes { run.fail(Finding(mistake, file: file), .usage) }
        if !mistakes.isEmpty { return [] }
        if !result.scenes.isEmpty, selected.isEmpty {
            let message = selection.message(among: result.scenes)
            run.fail(Finding(file: file, code: .unknownScene, message: message), .unusableInput)
        }
        let sweep = sweep.completed(by: content.sweep)
        let sweeper = InputSweeper(content: content, request: sweep, options: options, scene: request.scene)
        let outcome = try sweeper.sweep(budget: budget, progress)
        if let finding = outcome.unfinished.finding(of: state) {
            run.add(Finding(finding, file: file))
        }
        return outcome.scenes.map { whole in
            var scene = whole
            scene.faults.removeAll { fault in
                request.policy.ignores(fault.finding.code)
                    || baselines.contains { $0.contains(fault, of: whole) }
            }
            let findings = scene.findings(file: file, isOnlyScene: result.scenes.count == 1)
            let items = findings.flatMap(\.items).uniqued()
            let names = Dictionary(items.map { ($0, scene.names.label($0)) }) { first, _ in first }
            let isSilenced = findings.map { silences.silences($0, names: names) }
            scene.faults = zip(scene.faults, isSilenced).filter { !$0.1 }.map(\.0)
            for (finding, isSilenced) in zip(findings, isSilenced) where !isSilenced {
                run.add(sweepFinding: finding)
            }
            return scene
        }
    }
}
