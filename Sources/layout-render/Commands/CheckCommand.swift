import LayoutPipeline

/// Reports what is wrong with layouts.
struct CheckCommand: Watchable {
    static let description = CommandDescription(
        name: "check", abstract: "Report conflicts, ambiguity and errors in layouts.",
        discussion:
            "Checks every state of a document unless '--state' names one. Findings are written to standard error as "
            + "text, and to standard output in all other formats. Lints, such as constraints without effect, are notes: a "
            + "text report has the first of each kind in a file, and with '--lint' all of them. Texts that are cut off, "
            + "overlaps and what leaves the screen are found by '--sweep' and by the subcommand 'sweep'.",
        operand: .layouts,
        options: ArgumentOption.layoutOptions + [
            .lint, .sweep, .baseline, .writeBaseline, .watch, .quiet,
        ])

    private let request: LayoutRequest
    /// The files of known findings.
    private let baselines: [String]
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
        (baselines, writtenBaseline) = try arguments.baselines(for: .check)
    }

    var watchedInputs: (operands: [String], excluded: [PathPattern]) { (request.operands, request.excluded) }

    mutating func run(after change: String?) throws -> ExitStatus {
        var run = LayoutRun(request)
        run.showingProgress { $0.forEachInput({ _ in }, handOver: { _, _, _ in }) }
        run.addStaleSilences()
        if let writtenBaseline { return try write(run, to: writtenBaseline) }
        for baseline in baselines {
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
        StandardError.writeLine("\(BaselineFile.words(for: run.report.findings.count, in: path))")
        if run.hasFailed { try run.printReport(to: Self.reportPlace(in: request.reporter)) }
        return run.hasFailed ? run.status : .success
    }
}
