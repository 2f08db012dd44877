import Engine

/// Prints solved frames as JSON.
struct FramesCommand: Subcommand {
    static let description = CommandDescription(
        name: "frames", abstract: "Print the solved frames as JSON.",
        operand: .layouts, options: ArgumentOption.layoutOptions)

    private let request: LayoutRequest

    init(_ arguments: ParsedArguments) throws(UsageError) {
        var request = try LayoutRequest(arguments)
        request.detail = .frames
        self.request = request
    }

    func run() throws -> ExitStatus {
        var run = LayoutRun(request)
        var scenes: [(input: String, layout: SolvedLayout)] = []
        run.forEachInput({ _ in }) { layouts, _, _ in
            scenes += layouts.scenes.map { (layouts.input.path, $0.layout) }
        }
        run.printReport()
        try StandardOutput.write(FramesJSON.bytes(of: scenes))
        return run.status
    }
}
