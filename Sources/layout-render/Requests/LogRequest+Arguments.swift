import FileAccess
import LayoutPipeline

extension LogRequest {
    /// Creates the request for the logs on a command line; nil if the operands are layouts.
    init?(_ arguments: ParsedArguments) throws(UsageError) {
        guard !arguments.contains(.inputFormat),
            let logs = Self.logs(arguments)
        else { return nil }
        if let layout = logs.layout {
            throw .contradiction(
                "'\(logs.operand)' is a log and '\(layout)' is a layout: explain them in two runs, or name the layout "
                    + "with '--with'")
        }
        self.init(logs, operands: arguments.operands)
        reporter = arguments.word(.reporter, as: Reporter.self) ?? .text
        if let file = arguments.wordsWithFiles(.reporter, as: Reporter.self).first?.file {
            throw .contradiction("the report on a log is printed: redirect it to '\(file)' with '>'")
        }
        policy = FindingPolicy(arguments)
        isVerbose = arguments.contains(.verbose)
        (baselines, writtenBaseline) = try arguments.baselines(for: .explain)
        sources = arguments.strings(.with)
        output = arguments.string(.output)
    }

    /// Returns the logs that a command line names and doesn't exclude; nil for layouts.
    private static func logs(_ arguments: ParsedArguments) -> LogInputs? {
        let excluded = arguments.strings(.exclude).map(PathPattern.init)
        let operands = arguments.operands.filter { operand in
            operand == "-" || InputList.isSeveral(operand) || !excluded.contains { $0.excludes(operand) }
        }
        return LogInputs(operands: operands, excluding: excluded)
    }
}

extension ParsedArguments {
    /// The files of known findings that a command reads, and the one to write.
    func baselines(for kind: BaselineFile.Kind) throws(UsageError) -> (read: [String], written: String?) {
        let (read, written) = (strings(.baseline), string(.writeBaseline))
        if !read.isEmpty, written != nil {
            throw .contradiction("'--write-baseline' writes all findings: leave '--baseline' out")
        }
        return (BaselineFile.paths(read, for: kind, areSettings: isSetting(.baseline)), written)
    }
}
