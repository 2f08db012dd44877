/// Reports what is wrong with layouts.
struct CheckCommand: Watchable {
    static let description = CommandDescription(
        name: "check", abstract: "Report conflicts, ambiguity and errors in documents.",
        discussion:
            "Every state of a document is checked unless '--state' names one. Findings go to standard error as "
            + "text, and to standard output in every other form. With '--lint' constraints are reported too that "
            + "have no effect or should be written differently; '--silence' leaves kinds of them out.",
        operand: .layouts, options: ArgumentOption.layoutOptions + [.lint, .watch, .quiet])

    private let request: LayoutRequest

    init(_ arguments: ParsedArguments) throws(UsageError) {
        var request = try LayoutRequest(arguments)
        request.comparesRecordedFrames = true
        request.sweepsDocuments = true
        request.lints = arguments.contains(.lint)
        if arguments.string(.state) == nil { request.state = .all }
        self.request = request
    }

    var watchedInputs: (operands: [String], excluded: [PathPattern]) { (request.operands, request.excluded) }

    mutating func run(after change: String?) throws -> ExitStatus {
        var run = LayoutRun(request)
        run.forEachInput({ _ in }, handOver: { _, _, _ in })
        if request.reporter == .text {
            run.printReport()
        } else {
            try StandardOutput.write(request.reporter.bytes(of: run.report))
        }
        run.printSummary(after: change)
        return run.status
    }
}
