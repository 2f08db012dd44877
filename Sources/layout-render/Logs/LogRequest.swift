import Engine
import FileAccess
import Foundation

/// The request for explaining a log on a command line.
struct LogRequest: Sendable {
    /// The log, or standard input.
    var input: InputFile
    /// The log's name on the command line.
    var operand: String
    var reporter: Reporter
    var policy: FindingPolicy
    var isVerbose: Bool
    /// The file of known conflicts.
    var baseline: String?
    /// The layouts in which constraints are looked up.
    var sources: [String]
    /// The path for pictures of the conflicts.
    var output: String?

    /// Creates the request for the log on a command line; nil if the operand is a layout.
    init?(_ arguments: ParsedArguments) {
        guard arguments.operands.count == 1, let operand = arguments.operands.first,
            !arguments.contains(.inputFormat), Self.isLog(operand)
        else { return nil }
        self.operand = operand
        input =
            operand == "-"
            ? InputFile.standardInput
            : InputFile(path: operand, outputStem: (operand as NSString).lastPathComponent)
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

    /// Whether an operand is a log rather than layouts: a file without a layout's extension, or standard input that
    /// doesn't begin like a layout.
    private static func isLog(_ operand: String) -> Bool {
        if operand == "-" { return isLog(beginning: StandardInput.peek()) }
        guard !Folder.exists(operand), InputFormat(pathExtension: (operand as NSString).pathExtension) == nil
        else {
            return false
        }
        return !CaptureInput.hasFrames(InputFile(path: operand, outputStem: ""))
    }

    /// Whether standard input begins like a log rather than a layout.
    private static func isLog(beginning bytes: [UInt8]) -> Bool {
        let text = TextBytes.utf8(bytes).drop { $0 <= UInt8(ascii: " ") || $0 >= 0x80 }
        guard let first = text.first else { return true }
        let head = String(decoding: text.prefix(1 << 12), as: UTF8.self)
        // One object a line, as `log stream --style ndjson` prints them.
        if first == UInt8(ascii: "{") {
            return head.contains("\"eventMessage\"") && !head.contains("layoutDocument")
        }
        if head.hasPrefix("<?xml") || head.hasPrefix("<document") { return false }
        return !(head.hasPrefix("/") && head.contains("layoutDocument"))
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
