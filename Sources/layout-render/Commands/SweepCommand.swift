import Engine
import Foundation
import LayoutDocument
import LayoutRender
import Sweep
import Solver
import Findings

/// Finds the canvases on which layouts break.
struct SweepCommand: Watchable {
    static let description = CommandDescription(
        name: "sweep",
        abstract: "Lay out in every size of a range and report where layouts stop being correct.",
        discussion: """
            Findings are written to standard error as text, and to standard output in all other formats; '--reporter \
            json' includes the breakpoints. '-o' draws the spectrum of each scene: the canvas's size down the page, positions \
            across. Without '--width', '--height' and '--devices', sweeps every \
            width from 320 to 1366 points.
            """,
        operand: .layouts,
        options: ArgumentOption.sweepOptions + [
            .keyboard, .state, .scene, .inputFormat, .fonts, .exclude, .watch, .quiet, .strict, .silence,
            .reporter,
            .spectrum, .spectrumFormat, .scale, .theme, .spectrumFocus, .svg,
        ])

    private let request: LayoutRequest
    private var sweep: SweepRequest
    private let writer: SpectrumWriter?

    /// Sweeps have a JSON document of their own.
    static func reportPlace(in reporter: Reporter) -> ReportPlace {
        reporter == .json ? .standardError : .standardOutput
    }

    init(_ arguments: ParsedArguments) throws(UsageError) {
        request = try LayoutRequest(arguments)
        sweep = try SweepRequest(arguments)
        if sweep.canvases.isEmpty { sweep.canvases = [.lengths(.horizontal, SweepRequest.usualWidths)] }
        writer = try SpectrumWriter(arguments, request: request)
    }

    var watchedInputs: (operands: [String], excluded: [PathPattern]) { (request.operands, request.excluded) }

    mutating func run(after change: String?) throws -> ExitStatus {
        let baseline = try sweep.baseline.map { try SweepBaseline(path: $0) }
        var run = LayoutRun(request)
        var scenes: [SweptScene] = []
        var progress = ProgressBar(total: run.inputs.count)
        var files = writer?.files
        for input in run.inputs {
            let found = swept(input, without: baseline, run: &run) { progress.show("\(input.path) \($0)") }
            if let writer, var written = files {
                writer.write(found, of: input, to: &written, run: &run)
                files = written
            }
            scenes += found
            progress.advance()
        }
        progress.clear()
        if request.reporter == .json {
            try StandardOutput.write(document: SweepJSON.bytes(of: scenes))
            let swept = Set(run.sweepFindings)
            if !run.report.findings.allSatisfy(swept.contains) {
                try run.printReport(without: swept.contains)
            }
        } else {
            try run.printReport(to: Self.reportPlace(in: request.reporter))
        }
        run.printSummary(after: change)
        return run.status
    }

    private func swept(
        _ input: InputFile, without baseline: SweepBaseline?, run: inout LayoutRun,
        progress: (String) -> Void
    ) -> [SweptScene] {
        run.add(input: input)
        do {
            let read = try InputLayouter(request: request).read(input)
            let content = read.content
            var scenes: [SweptScene] = []
            let states = states(of: content)
            let budget = WorkBudget(bytes: read.size)
            for (place, state) in states.enumerated() {
                let share = budget.takeLargeShare(of: states.count - place)
                defer { budget.putBack(share) }
                var options = request.options
                options.state = state
                let result = content.scenes(options)
                for finding in result.findings where result.scenes.isEmpty || finding.severity == .error {
                    let known = Finding(finding, file: input.path)
                    if result.scenes.isEmpty { run.fail(known, .unusableInput) } else { run.add(known) }
                }
                let selection = SceneSelection(wanted: request.scene)
                if !result.scenes.isEmpty, selection.select(from: result.scenes).isEmpty {
                    let message = selection.message(among: result.scenes)
                    run.fail(
                        Finding(file: input.path, code: .unknownScene, message: message), .unusableInput)
                }
                let sweeper = InputSweeper(
                    content: content, request: sweep, options: options, scene: request.scene)
                let outcome = try sweeper.sweep(budget: share, progress)
                if let finding = outcome.unfinished.finding(of: state) {
                    run.add(Finding(finding, file: input.path))
                }
                for whole in outcome.scenes {
                    var scene = whole
                    scene.faults.removeAll { fault in
                        request.policy.ignores(fault.finding.code)
                            || baseline?.contains(fault, of: whole) == true
                    }
                    let isOnlyScene = result.scenes.count == 1
                    for finding in scene.findings(file: input.path, isOnlyScene: isOnlyScene) {
                        run.add(sweepFinding: finding)
                    }
                    scenes.append(scene)
                }
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

    private func states(of content: LayoutInput) -> [String?] {
        switch request.state {
        case .all: [nil] + content.states
        case .state(let id): [id]
        default: [nil]
        }
    }
}
