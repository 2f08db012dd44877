import Engine
import FileAccess
import Foundation

/// A test run as Markdown, for the page that GitHub shows of a job.
enum GoldenSummary {
    /// Adds the run to the job's summary, where the environment names its file.
    static func append(_ report: GoldenReport) throws(FileError) {
        guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else {
            return
        }
        let number = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
        guard number >= 0 else { throw FileError(path: path, operation: .write, code: errno) }
        defer { close(number) }
        let code = FileDescriptor(number: number).writeAll(Array(markdown(of: report).utf8))
        if code != 0 { throw FileError(path: path, operation: .write, code: code) }
    }

    /// How many pictures came out how, and a table of what changed.
    static func markdown(of report: GoldenReport) -> String {
        var text = "### layout-render test\n\n\(cell(GoldenText.summary(of: report)))\n\n"
        if report.failures.isEmpty { return text }
        text += "| picture | what |\n|---|---|\n"
        for failure in report.failures {
            let lines = ([failure.message] + failure.details).map(cell)
            text += "| \(cell(failure.name)) | \(lines.joined(separator: "<br>")) |\n"
        }
        return text + "\n"
    }

    /// The text with what Markdown or HTML would give a meaning written as references.
    private static func cell(_ text: String) -> String {
        text.onOneLine.unicodeScalars.reduce(into: "") { result, scalar in
            if "|<>&`*_[]\\~".unicodeScalars.contains(scalar) {
                result += "&#\(scalar.value);"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}
