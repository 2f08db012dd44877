import Engine
import FileAccess
import Foundation

/// A run over what a command line names, which keeps what was found on the way.
struct LayoutRun {
    let request: LayoutRequest
    /// The inputs, folders opened up.
    let inputs: [InputFile]
    private(set) var report = Report()
    /// Those of the findings that sweeps of the inputs came to.
    private(set) var sweepFindings: [Finding] = []
    /// The pictures written so far.
    private var pictures: Int?
    private var writtenFiles: [String] = []
    private let start = ContinuousClock.now
    private var failure = ExitStatus.success

    /// A run over the inputs of a request.
    init(_ request: LayoutRequest) {
        self.request = request
        let list = InputList(operands: request.operands, excluding: request.excluded)
        inputs = list.files
        for finding in list.findings { fail(finding, .unusableInput) }
    }

    /// The status to end with: the worst of what went wrong, or whether something of severity error was found.
    var status: ExitStatus { report.hasErrors ? failure.combined(with: .findings) : failure }

    /// Takes in something that kept work from being done.
    mutating func fail(_ finding: Finding, _ status: ExitStatus) {
        report.add(finding)
        failure = failure.combined(with: status)
    }

    /// Takes in something to know that kept no work from being done; warnings are errors where checking is strict.
    mutating func add(_ finding: Finding) {
        guard !request.silenced.contains(finding.code) else { return }
        var finding = finding
        if request.isStrict, finding.severity == .warning { finding.severity = .error }
        report.add(finding)
    }

    /// Takes in that pictures are made, one of which is written, or none so far.
    ///
    /// - Parameter path: nil for standard output.
    mutating func didWrite(pictures count: Int, to path: String?) {
        pictures = (pictures ?? 0) + count
        if let path { writtenFiles.append(path) }
    }

    /// Takes in that an input is looked at.
    mutating func add(input: InputFile) { report.add(input: input.path) }

    /// Takes in what was found in an input.
    private mutating func take(_ layouts: InputLayouts) {
        report.add(input: layouts.input.path)
        for finding in layouts.findings { report.add(finding) }
        sweepFindings += layouts.sweepFindings
        failure = failure.combined(with: layouts.failure)
    }

    /// The scenes of one input for each device and state asked for; none where it can't be used.
    mutating func scenes(of input: InputFile) -> [LaidOutScene] {
        let layouts = InputLayouter(request: request).layouts(of: input)
        take(layouts)
        return layouts.scenes
    }

    /// How many inputs are worked on before what came of them is handed over; it bounds what is kept in memory.
    private static let batch = 32

    /// Lays out every input and does some work with what came of it, on all cores, with a bar on a terminal.
    ///
    /// - Parameters:
    ///   - work: Done on any thread, several at once.
    ///   - handOver: Called in the order of the inputs, on the caller's thread.
    mutating func forEachInput<Work: Sendable>(
        _ work: @Sendable (InputLayouts) -> Work,
        handOver: (_ layouts: InputLayouts, _ work: Work, _ run: inout LayoutRun) -> Void
    ) {
        var progress = ProgressBar(total: inputs.count)
        let layouter = InputLayouter(request: request)
        for start in stride(from: 0, to: inputs.count, by: Self.batch) {
            let batch = Array(inputs[start..<min(start + Self.batch, inputs.count)])
            let finished = { (result: InputFile) in
                progress.advance()
                progress.show(result.path)
            }
            let results = ParallelMap.map(batch, finished: finished) { input in
                let layouts = layouter.layouts(of: input)
                return (layouts, work(layouts))
            }
            for (layouts, work) in results {
                take(layouts)
                handOver(layouts, work, &self)
            }
        }
        progress.clear()
    }
}

extension LayoutRun {
    /// Whether something kept work from being done.
    var hasFailed: Bool { failure != .success }

    /// Writes what was found to standard error as text.
    func printText() {
        StandardError.write(TextReport.text(of: report, isColored: StandardError.showsColor))
    }

    /// Writes to standard error what was done, and on a terminal the files written: after text for people alone.
    ///
    /// A filter, which reads standard input, says nothing of itself.
    func printSummary(after change: String? = nil) {
        guard request.reporter == .text, !request.isQuiet, !inputs.contains(where: \.isStandardInput) else {
            return
        }
        let summary = RunSummary(
            change: change, inputs: report.inputs.count, pictures: pictures, findings: report.findings.count,
            keepsLast: change != nil && hasFailed, duration: ContinuousClock.now - start)
        StandardError.write(summary.text(files: FileDescriptor.standardError.isTerminal ? writtenFiles : []))
    }

    /// Writes what was found to standard error, in the form asked for.
    func printReport() {
        let bytes = request.reporter.bytes(of: report, isColored: StandardError.showsColor)
        _ = FileDescriptor.standardError.writeAll(bytes)
    }
}
