import Engine
import FileAccess
import Foundation
import Findings

/// A test run as Markdown, for a job's page on GitHub.
package enum GoldenSummary {
    /// Appends the run to the job's summary, if the environment has a path for it.
    package static func append(_ report: GoldenReport) throws(FileError) {
        guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else {
            return
        }
        try AtomicFile.append(Array(markdown(of: report).utf8), to: path)
    }

    /// Returns the number of pictures for each outcome, and a table of the changes.
    package static func markdown(of report: GoldenReport) -> String {
        var text = "### layout-render test\n\n\(cell(GoldenText.summary(of: report)))\n\n"
        if report.failures.isEmpty { return text }
        text += "| picture | what |\n|---|---|\n"
        let failures = report.failures
        for (index, failure) in failures.enumerated() {
            let lines = ([failure.message] + failure.details).map(cell)
            let row = "| \(cell(failure.name)) | \(lines.joined(separator: "<br>")) |\n"
            guard text.utf8.count + row.utf8.count <= longest else {
                text += "| … | \(failures.count - index) more; the report has them all |\n"
                break
            }
            text += row
        }
        return text + "\n"
    }

    /// The maximum number of bytes: a comment on GitHub has room for that.
    private static let longest = 60_000

    /// Returns text with references in place of characters that have a meaning in Markdown or HTML.
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
