import Engine
import Explanation

/// Says why a layout is what it is, and why it isn't otherwise.
struct ExplainCommand: Subcommand {
    static let description = CommandDescription(
        name: "explain", abstract: "Say why things are where they are, and what is wrong.",
        discussion:
            "Without '--item', '--constraint' or '--expect', every finding is explained. The explanation goes "
            + "to standard output.",
        operand: .layouts,
        options: [.item, .constraint, .expect, .ids, .verbose] + ArgumentOption.layoutOptions)

    private let request: LayoutRequest

    init(_ arguments: ParsedArguments) throws(UsageError) {
        var request = try LayoutRequest(arguments)
        request.explanation = ExplanationRequest(
            items: arguments.strings(.item), constraint: arguments.string(.constraint),
            expectation: arguments.string(.expect), usesIDs: arguments.contains(.ids),
            isVerbose: arguments.contains(.verbose))
        self.request = request
    }

    func run() throws -> ExitStatus {
        var run = LayoutRun(request)
        var scenes: [(input: String, scene: ExplainedScene)] = []
        run.forEachInput({ _ in }) { layouts, _, _ in
            for scene in layouts.scenes {
                if let explained = scene.explained { scenes.append((layouts.input.path, explained)) }
            }
        }
        run.printReport()
        try StandardOutput.write(ExplanationJSON.bytes(of: scenes))
        return run.status
    }
}
