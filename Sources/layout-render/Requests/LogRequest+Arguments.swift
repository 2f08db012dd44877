import FileAccess
import LayoutPipeline

extension LogRequest {
    /// Creates the request for the log on a command line; nil if the operand is a layout.
    init?(_ arguments: ParsedArguments) {
        guard arguments.operands.count == 1, let operand = arguments.operands.first,
            !arguments.contains(.inputFormat), Self.isLog(operand)
        else { return nil }
        self.init(operand)
        reporter = arguments.word(.reporter, as: Reporter.self) ?? .text
        policy = FindingPolicy(arguments)
        isVerbose = arguments.contains(.verbose)
        baseline = arguments.string(.baseline)
        sources = arguments.strings(.with)
        output = arguments.string(.output)
    }

    /// Refuses a log beside other operands, which would be read as a layout.
    static func checkForLogs(among operands: [String]) throws(UsageError) {
        guard operands.count > 1,
            let log = operands.first(where: { $0 != "-" && FileKind(ofEntryAt: $0) == .file && isLog($0) })
        else { return }
        throw .contradiction(
            "'\(log)' is a log, and one log is explained at a time: join several, "
                + "as in 'cat a.log b.log | layout-render explain -'")
    }
}

// The options for explaining logs.
extension ArgumentOption {
    static let baseline = ArgumentOption(
        "baseline", value: .path(placeholder: "file"),
        help:
            "Known conflicts of a log, which then don't fail the run; where there is no such file yet, it is written "
            + "with those found")
    static let with = ArgumentOption(
        "with", value: .path(placeholder: "source"), isRepeatable: true,
        help: "A layout document or Interface Builder file to look a log's constraints up in")

    /// The options that apply to logs.
    static let logOptions: [ArgumentOption] = [.baseline, .with, .verbose]
}
