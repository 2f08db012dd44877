import CMemory
import Engine
import LayoutPipeline

/// Prints solved frames as JSON.
struct FramesCommand: Subcommand {
    static let description = CommandDescription(
        name: "frames", abstract: "Print the solved frames as JSON.",
        operand: .layouts, options: ArgumentOption.layoutOptions + [.list])

    private let request: LayoutRequest
    /// Whether only scenes are printed, without what is in them.
    private let isList: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        var request = try LayoutRequest(arguments)
        request.detail = .frames
        isList = arguments.contains(.list)
        request.marksUncertainFrames = !isList
        if isList, !arguments.contains(.state) { request.state = .all }
        self.request = request
    }

    func run() throws -> ExitStatus {
        // For large layouts: a page from the system takes longer than one that another stage is done with.
        memory_keep_freed()
        var run = LayoutRun(request)
        var scenes: [LaidOutScene] = []
        run.showingProgress { $0.forEachInput({ _ in }) { layouts, _, _ in scenes += layouts.scenes } }
        try run.printReport()
        if isList {
            try StandardOutput.write(document: FramesJSON.list(of: scenes))
        } else {
            try StandardOutput.write { output in
                FramesJSON.write(scenes.map { ($0.input.path, $0.reportedLayout) }, to: output)
            }
        }
        return run.status
    }
}
