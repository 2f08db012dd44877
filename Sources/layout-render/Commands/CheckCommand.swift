import LayoutPipeline

/// Reports what is wrong with layouts.
struct CheckCommand: Watchable {
    static let description = CommandDescription(
        name: "check", abstract: "Report conflicts, ambiguity and errors in layouts.",
        discussion:
            "Checks every state of a document unless '--state' names one. Findings are written to standard error as "
            + "text, and to standard output in all other formats. Lints, such as constraints without effect, are notes: a "
            + "text report has the first of each kind in a file, and with '--lint' all of them.",
        operand: .layouts, options: ArgumentOption.layoutOptions + [.lint, .sweep, .watch, .quiet])

    private let request: LayoutRequest

    static func reportPlace(in reporter: Reporter) -> ReportPlace { .standardOutput }

    init(_ arguments: ParsedArguments) throws(UsageError) {
        var request = try LayoutRequest(arguments)
        request.comparesRecordedFrames = true
        request.sweepsDocuments = true
        request.sweptWidths = arguments.range(.sweep)
        request.lints = LintRequest(arguments, reporter: request.reporter)
        if arguments.string(.state) == nil { request.state = .all }
        self.request = request
    }

    var watchedInputs: (operands: [String], excluded: [PathPattern]) { (request.operands, request.excluded) }

    mutating func run(after change: String?) throws -> ExitStatus {
        var run = LayoutRun(request)
        run.showingProgress { $0.forEachInput({ _ in }, handOver: { _, _, _ in }) }
        try run.printReport(to: Self.reportPlace(in: request.reporter))
        run.printSummary(after: change)
        return run.status
    }
}
