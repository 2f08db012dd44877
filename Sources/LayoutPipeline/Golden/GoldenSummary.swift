import Engine
import FileAccess
import Findings
import Foundation
import LayoutComparison

/// A test run as Markdown, for a job's page on GitHub.
package enum GoldenSummary {
    /// Appends a run to the job's summary, if the environment has a path for it.
    package static func append(_ markdown: String) throws(FileError) {
        guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else {
            return
        }
        try AtomicFile.append(Array(markdown.utf8), to: path)
    }

    /// Returns the number of pictures for each outcome, a table of the changes by cause, and how to accept them.
    ///
    /// - Parameters:
    ///   - updateCommand: The shell command that accepts all failures; nil if it can't be written.
    ///   - address: Where the report's pictures can be seen; nil if they can't, so that only their names are told.
    package static func markdown(
        of report: GoldenReport, updateCommand: String? = nil, address: ReportAddress? = nil
    ) -> String {
        var text = "### layout-render test\n\n\(cell(GoldenText.summary(of: report)))\n\n"
        let failures = report.failures
        if !failures.isEmpty {
            text += table(
                of: failures, byCause: report.groups.flatMap { group in group.members.map { (group, $0) } },
                address: address)
        }
        guard report.hasAcceptable else { return text }
        let advice = cell(GoldenText.advice(nil).text)
        guard let updateCommand else { return text + "After a review, \(advice)\n\n" }
        return text + "After a review, accept correct changes with: <code>\(cell(updateCommand))</code>\n\n"
    }

    private static func table(
        of failures: [GoldenCase], byCause rows: [(group: ChangeGroup, member: Int)], address: ReportAddress?
    ) -> String {
        var text = "| picture | cause | what | before | after | difference |\n|---|---|---|---|---|---|\n"
        for (place, (group, member)) in rows.enumerated() {
            let failure = failures[member]
            let lines = ([failure.message] + failure.details).map(cell)
            let pictures = [failure.reference, failure.actual, failure.difference].map { path in
                path.map { picture($0, at: address) } ?? ""
            }
            let cells =
                [
                    cell(failure.name), cell(group.causes.joined(separator: "; ")),
                    lines.joined(separator: "<br>"),
                ]
                + pictures
            let row = "| \(cells.joined(separator: " | ")) |\n"
            guard text.utf8.count + row.utf8.count <= longest else {
                return text + "| … | | \(rows.count - place) more; the report has them all | | | |\n\n"
            }
            text += row
        }
        return text + "\n"
    }

    /// Returns a small picture that leads to the whole one; its name if it can't be seen.
    private static func picture(_ path: String, at address: ReportAddress?) -> String {
        guard let address = address.map({ cell($0.address(of: path)).replacing("\"", with: "&#34;") }) else {
            return cell(path)
        }
        return "<a href=\"\(address)\"><img src=\"\(address)\" width=\"\(width)\"></a>"
    }

    /// The width of a small picture in pixels: three are beside each other.
    private static let width = 160

    /// The maximum number of bytes: a comment on GitHub has room for that.
    private static let longest = 58_000

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
