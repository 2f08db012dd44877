import Foundation

/// Explains the constraint messages of a log.
struct ExplainCommand: Subcommand {
    static let description = CommandDescription(
        name: "explain",
        abstract: "Explain the constraint conflicts of a log: whose they are, and what to do.",
        discussion: """
            A log is any text with what UIKit or AppKit print about constraints: a pasted message, a whole console log, \
            a view tree from _autolayoutTrace. From standard input everything else passes through unchanged, line by \
            line: xcodebuild test | layout-render explain - --reporter github.
            """,
        operand: .init("log", help: "A log, or - for standard input"),
        options: [.explainOutput] + ArgumentOption.logOptions + [.strict, .silence, .reporter])

    private let request: LogRequest

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let request = LogRequest(arguments) else {
            throw .contradiction(
                "'\(arguments.operands.first ?? "-")' is a layout: see what is wrong with it by 'layout-render check'"
            )
        }
        self.request = request
    }

    func run() throws -> ExitStatus { try LogRun(request).run() }
}

extension ArgumentOption {
    static let explainOutput = ArgumentOption(
        "output", letter: "o", value: .path(placeholder: "path"),
        help: "The picture of the conflict to write, or a folder for several")
}
