import Engine
import Explanation
import Findings
import LayoutPipeline

/// Explains why a layout is as it is or isn't as expected, or who caused the conflicts in a log.
struct ExplainCommand: Watchable {
    static let description = CommandDescription(
        name: "explain", abstract: "Explain why views are where they are, and what is wrong.",
        discussion:
            "Without '--item', '--constraint' or '--expect', explains every finding. The explanation is written to "
            + "standard output. A text file is read as a capture of an app or as a log, by its contents: any text that contains "
            + "what UIKit or AppKit print about constraints. On standard input, all other lines pass through "
            + "unchanged: xcodebuild test | layout-render explain - --reporter github.",
        operand: .layoutsOrLog,
        options: [.item, .constraint, .expect, .ids, .explainOutput, .watch, .quiet]
            + ArgumentOption.logOptions
            + ArgumentOption.layoutOptions)

    /// What to explain.
    private enum Subject {
        case log(LogRequest)
        case layouts(LayoutRequest)
    }

    /// The explanation takes the place of a report as text, and has a JSON document of its own.
    static func reportPlace(in reporter: Reporter) -> ReportPlace { reporter.placeBesideDocument }

    private let subject: Subject
    /// Draws the layouts explained; nil where no picture is asked for.
    private var pictures: ExplanationPictures?
    private let isQuiet: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        isQuiet = arguments.contains(.quiet)
        if arguments.string(.output) == "-" {
            throw .contradiction(
                "'-o -' and the explanation both write to standard output: name a file after '-o'")
        }
        if let log = try LogRequest(arguments) {
            try arguments.refuse(Self.layoutsOnly, withoutEffect: "on a log")
            subject = .log(log)
            return
        }
        try arguments.refuse([.baseline, .writeBaseline, .with], withoutEffect: "on a layout")
        var request = try LayoutRequest(arguments)
        let explanation = ExplanationRequest(
            items: arguments.strings(.item), constraints: arguments.strings(.constraint),
            expectation: arguments.string(.expect), usesIDs: arguments.contains(.ids),
            isVerbose: arguments.contains(.verbose), isComplete: request.reporter == .json)
        request.explanation = explanation
        pictures = try ExplanationPictures(arguments, request: request, about: explanation)
        request.isDrawn = pictures != nil
        request.drawsText = pictures != nil
        subject = .layouts(request)
    }

    /// The options that only say something about layouts.
    private static let layoutsOnly = description.options.filter { option in
        let others: [ArgumentOption] =
            ArgumentOption.logOptions + [
                .explainOutput, .watch, .quiet, .inputFormat, .standardInputName, .exclude, .strict, .silence,
                .reporter,
            ]
        return !others.contains { $0.name == option.name }
    }

    var watchedInputs: (operands: [String], excluded: [PathPattern]) {
        switch subject {
        case .log(let request): (request.operands + request.sources, [])
        case .layouts(let request): (request.operands, request.excluded)
        }
    }

    mutating func run(after change: String?) throws -> ExitStatus {
        if let change, !isQuiet { StandardError.writeLine("\(change):") }
        return switch subject {
        case .log(let request): try runLog(request)
        case .layouts(let request): try explain(request)
        }
    }

    private func runLog(_ request: LogRequest) throws -> ExitStatus {
        var run = try LogRun(request, console: StandardConsole())
        return try run.run()
    }

    private func explain(_ request: LayoutRequest) throws -> ExitStatus {
        var run = LayoutRun(request)
        var scenes: [(input: String, scene: ExplainedScene)] = []
        var mistakes: [[ExplanationMistake]] = []
        var neverBinding: [Finding] = []
        var writer = pictures?.writer(console: StandardConsole())
        let pictures = pictures
        run.showingProgress {
            $0.forEachInput({ pictures?.pictures(of: $0) ?? [] }) { layouts, pictures, run in
                mistakes += layouts.mistakes
                neverBinding += layouts.findings.filter { $0.code == .neverBinding }
                if !pictures.isEmpty { writer?.write(pictures, of: layouts.input, run: &run) }
                for scene in layouts.scenes {
                    if let explained = scene.explained { scenes.append((layouts.input.path, explained)) }
                }
            }
        }
        for mistake in ExplanationMistake.common(to: mistakes) {
            run.fail(
                Finding(file: request.operands[0], code: mistake.code, message: mistake.message), .usage)
        }
        let place = Self.reportPlace(in: request.reporter)
        switch request.reporter {
        case .text:
            let texts = ExplanationTexts(scenes, about: request, hasHeads: run.inputs.count > 1)
            try StandardOutput.write(texts.text(neverBinding: neverBinding))
            try run.printReport(to: place, without: texts.contains)
        case .json:
            try StandardOutput.write(document: ExplanationJSON.bytes(of: scenes))
            try run.printReport(to: place)
        case .github, .junit, .sarif, .codeQuality: try run.printReport(to: place)
        }
        return run.status
    }
}

extension ArgumentOption {
    static let explainOutput = ArgumentOption.output.with(
        detail:
            "A picture of a layout with what is explained in focus, or of a log's conflict; a folder for several, or an "
            + ".html page of a log's conflicts; none is written by default")
}

// The options of `explain`.
extension ArgumentOption {
    static let item = ArgumentOption(
        "item", value: .any(placeholder: "id"), isRepeatable: true,
        help: "Explain the four numbers of a view or guide, by its id or name")
    static let constraint = ArgumentOption(
        "constraint", value: .any(placeholder: "id"), isRepeatable: true,
        help:
            "Explain what a constraint does and what moves with its constant, by its identifier, its object id in Interface Builder, its text, or its "
            + "index in '--reporter json'")
    static let expect = ArgumentOption(
        "expect", value: .any(placeholder: "equation"), isUnique: true,
        help: "Explain what prevents an equation, such as 'button.top == 180'")
    static let ids = ArgumentOption("ids", help: "Use the ids of views instead of their names")
}
