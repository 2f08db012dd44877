import LayoutPipeline

/// Reports what is wrong with layouts.
struct CheckCommand: Watchable {
    static let description = CommandDescription(
        name: "check", abstract: "Report conflicts, ambiguity and errors in layouts.",
        discussion:
            "Checks every state of a document unless '--state' names one. Findings are written to standard error as "
            + "text, and to standard output in all other formats. Lints, such as constraints without effect, are notes: a "
            + "text report has the first of each kind in a file, and with '--lint' all of them.",
        operand: .layouts,
        options: ArgumentOption.layoutOptions + [
            .lint, .sweep, .checkBaseline, .writeBaseline, .watch, .quiet,
        ])

    private let request: LayoutRequest
    /// The file of known findings.
    private let baseline: String?
    /// The file to write the findings to as known ones.
    private let writtenBaseline: String?

    static func reportPlace(in reporter: Reporter) -> ReportPlace { .standardOutput }

    init(_ arguments: ParsedArguments) throws(UsageError) {
        var request = try LayoutRequest(arguments)
        request.comparesRecordedFrames = true
        request.sweepsDocuments = true
        request.sweptWidths = arguments.range(.sweep)
        request.lints = LintRequest(arguments, reporter: request.reporter)
        if arguments.string(.state) == nil { request.state = .all }
        self.request = request
        baseline = arguments.string(.checkBaseline)
        writtenBaseline = arguments.string(.writeBaseline)
        if baseline != nil, writtenBaseline != nil {
            throw .contradiction("'--write-baseline' writes all findings: leave '--baseline' out")
        }
    }

    var watchedInputs: (operands: [String], excluded: [PathPattern]) { (request.operands, request.excluded) }

    mutating func run(after change: String?) throws -> ExitStatus {
        var run = LayoutRun(request)
        run.showingProgress { $0.forEachInput({ _ in }, handOver: { _, _, _ in }) }
        if let writtenBaseline { return try write(run, to: writtenBaseline) }
        if let baseline {
            let (known, gone) = run.leaveOut(try FindingBaseline(path: baseline))
            if known + gone > 0, request.reporter == .text, !request.isQuiet {
                StandardError.writeLine(
                    "\(baseline): note: \(known) known, \(gone) that are no more\(gone > 0 ? ": write it again" : "")"
                )
            }
        }
        try run.printReport(to: Self.reportPlace(in: request.reporter))
        run.printSummary(after: change)
        return run.status
    }

    /// Writes what was found as known; errors that prevented work are reported all the same.
    private func write(_ run: LayoutRun, to path: String) throws -> ExitStatus {
        try FindingBaseline.write(run.report, to: path)
        let count = run.report.findings.count
        StandardError.writeLine("Wrote \(path) with \(count == 1 ? "1 finding" : "\(count) findings")")
        if run.hasFailed { try run.printReport(to: Self.reportPlace(in: request.reporter)) }
        return run.hasFailed ? run.status : .success
    }
}

extension ArgumentOption {
    static let checkBaseline = ArgumentOption.baseline.with(detail: "A file that '--write-baseline' wrote")
    static let writeBaseline = ArgumentOption(
        "write-baseline", value: .path(placeholder: "file"),
        help: "Write the findings to this file as known ones, for '--baseline'")
}
