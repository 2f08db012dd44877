import Engine
import Findings
import Foundation
import LayoutDocument
import LayoutPipeline
import LayoutRender
import Solver
import Sweep

/// Finds the canvases on which layouts break.
struct SweepCommand: Watchable {
    static let description = CommandDescription(
        name: "sweep",
        abstract: "Lay out in every size of a range and report where layouts stop being correct.",
        discussion: """
            Findings are written to standard error as text, and to standard output in all other formats; '--reporter \
            json' includes the breakpoints. '-o' draws the spectrum of each scene: the canvas's size down the page, positions \
            across. Without '--width', '--height' and '--all-devices', sweeps what a document's own 'sweep' says, or every \
            width from 320 to 1366 points.
            """,
        operand: .layouts,
        options: ArgumentOption.sweepOptions + [
            .keyboard, .set, .state, .scene, .inputFormat, .standardInputName, .fonts, .exclude, .watch,
            .quiet,
            .strict,
            .silence,
            .reporter,
            .spectrum, .spectrumFormat, .scale, .theme, .focus, .svg,
        ])

    private let request: LayoutRequest
    private let sweep: SweepRequest
    private let writer: SpectrumWriter?

    /// Sweeps have a JSON document of their own.
    static func reportPlace(in reporter: Reporter) -> ReportPlace { reporter.placeBesideDocument }

    init(_ arguments: ParsedArguments) throws(UsageError) {
        var request = try LayoutRequest(arguments)
        // A sweep lays an input out itself, on each of these.
        request.devices = []
        request.directions = []
        request.textSizes = []
        self.request = request
        sweep = try SweepRequest(arguments)
        writer = try SpectrumWriter(arguments, request: request)
    }

    var watchedInputs: (operands: [String], excluded: [PathPattern]) { (request.operands, request.excluded) }

    mutating func run(after change: String?) throws -> ExitStatus {
        let sweeps = try SweepRun(sweep)
        var run = LayoutRun(request)
        var scenes: [SweptScene] = []
        var progress = ProgressBar(total: run.inputs.count)
        var files = writer?.files(console: StandardConsole())
        for input in run.inputs {
            let found = sweeps.scenes(of: input, run: &run) { progress.show("\(input.path) \($0)") }
            if let writer, var written = files {
                writer.write(found, of: input, to: &written, run: &run)
                files = written
            }
            scenes += found
            progress.advance()
        }
        progress.clear()
        if let path = sweep.writtenBaseline {
            try SweepRun.write(scenes, to: path)
            StandardError.writeLine("\(BaselineFile.words(for: run.sweepFindings.count, in: path))")
            if run.hasFailed {
                try run.printReport(
                    to: Self.reportPlace(in: request.reporter), without: Set(run.sweepFindings).contains)
            }
            return run.hasFailed ? run.status : .success
        }
        if request.reporter == .json {
            try StandardOutput.write(document: SweepJSON.bytes(of: scenes))
            let swept = Set(run.sweepFindings)
            if !run.report.findings.allSatisfy(swept.contains) {
                try run.printReport(without: swept.contains)
            } else {
                try run.writeReportFiles()
            }
        } else {
            try run.printReport(to: Self.reportPlace(in: request.reporter))
        }
        run.printSummary(after: change)
        return run.status
    }
}
