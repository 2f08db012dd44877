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
        var mistakes: [ExplanationMistake] = []
        run.forEachInput({ _ in }) { layouts, _, _ in
            mistakes += layouts.mistakes
            for scene in layouts.scenes {
                if let explained = scene.explained { scenes.append((layouts.input.path, explained)) }
            }
        }
        // What one of several scenes doesn't have, another may.
        for mistake in mistakes.uniqued() where mistakes.count(where: { $0 == mistake }) == scenes.count {
            run.fail(
                Finding(file: request.operands[0], code: mistake.code, message: mistake.message), .usage)
        }
        if request.reporter == .json {
            run.printReport()
            try StandardOutput.write(ExplanationJSON.bytes(of: scenes))
        } else {
            try StandardOutput.write(text(of: scenes))
            if !asksForEverything || scenes.isEmpty { run.printReport() }
        }
        return run.status
    }

    private var asksForEverything: Bool { request.explanation?.asksForEverything ?? true }

    /// Each scene under its name, where there are several.
    private func text(of scenes: [(input: String, scene: ExplainedScene)]) -> String {
        var texts: [String] = []
        for (input, scene) in scenes {
            let layout = scene.explanation.layout
            let text = ExplanationText(scene, request: request.explanation ?? ExplanationRequest()).text
            if text.isEmpty { continue }
            let name = [input, layout.title ?? layout.id, layout.state].compactMap(\.self)
            texts.append(scenes.count > 1 ? "\(name.joined(separator: ", "))\n\(text)" : text)
        }
        return texts.joined(separator: "\n")
    }
}
