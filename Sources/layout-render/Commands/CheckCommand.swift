/// Reports what is wrong with layouts.
struct CheckCommand: Subcommand {
    static let description = CommandDescription(
        name: "check", abstract: "Report conflicts, ambiguity and errors in documents.",
        discussion:
            "Every state of a document is checked unless '--state' names one. Findings go to standard error as "
            + "text, and to standard output in every other form.",
        operand: .layouts, options: ArgumentOption.layoutOptions)

    private let request: LayoutRequest

    init(_ arguments: ParsedArguments) throws(UsageError) {
        var request = try LayoutRequest(arguments)
        request.comparesRecordedFrames = true
        if arguments.string(.state) == nil { request.state = .all }
        self.request = request
    }

    func run() throws -> ExitStatus {
        var run = LayoutRun(request)
        run.forEachInput({ _ in }, handOver: { _, _, _ in })
        if request.reporter == .text {
            run.printReport()
        } else {
            try StandardOutput.write(request.reporter.bytes(of: run.report))
        }
        return run.status
    }
}
