import Engine

/// Prints solved frames as JSON.
struct FramesCommand: Subcommand {
    static let description = CommandDescription(
        name: "frames", abstract: "Print the solved frames as JSON, on standard output.",
        operand: .layouts, options: ArgumentOption.layoutOptions)

    private let request: LayoutRequest

    init(_ arguments: ParsedArguments) throws(UsageError) {
        request = try LayoutRequest(arguments)
    }

    func run() throws -> ExitStatus {
        var run = LayoutRun(request)
        var progress = ProgressBar(total: run.inputs.count)
        var scenes: [(input: String, layout: SolvedLayout)] = []
        for input in run.inputs {
            progress.show(input.path)
            scenes += run.scenes(of: input).map { (input.path, $0.layout) }
            progress.advance()
        }
        progress.clear()
        run.printReport()
        try StandardOutput.write(FramesJSON.bytes(of: scenes))
        return run.status
    }
}
