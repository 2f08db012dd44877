import Engine
import FileAccess
import Foundation

/// What to explain of a log.
package struct LogRequest: Sendable {
    /// The log, or standard input.
    package var input: InputFile
    /// The log's name on the command line.
    package var operand: String
    package var reporter = Reporter.text
    package var policy = FindingPolicy()
    package var isVerbose = false
    /// The file of known conflicts.
    package var baseline: String?
    /// The layouts in which constraints are looked up.
    package var sources: [String] = []
    /// The path for pictures of the conflicts.
    package var output: String?

    /// Creates the request to explain a log.
    package init(_ operand: String) {
        self.operand = operand
        input =
            operand == "-"
            ? InputFile.standardInput
            : InputFile(path: operand, outputStem: FilePath.lastComponent(of: operand))
    }

    /// Whether an operand is a log rather than layouts: a file without a layout's extension, or standard input that
    /// doesn't begin like a layout.
    package static func isLog(_ operand: String) -> Bool {
        if operand == "-" { return isLog(beginning: StandardInput.peek()) }
        guard !Folder.exists(operand), InputFormat(pathExtension: FilePath.pathExtension(of: operand)) == nil
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
