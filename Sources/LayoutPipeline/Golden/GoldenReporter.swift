import Foundation

/// The output formats for a test run.
package enum GoldenReporter: String, Sendable, CaseIterable {
    case text, json, github, junit, html
    case codeQuality = "code-quality"

    /// GitHub's format in GitHub Actions, which sets an environment variable; text elsewhere.
    package static var `default`: GoldenReporter {
        ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true" ? .github : .text
    }

    /// Returns the report in this format.
    ///
    /// - Parameters:
    ///   - page: The report as a page.
    ///   - folder: The report's folder.
    ///   - updateCommand: The shell command that accepts all failures; nil if it can't be written.
    ///   - seconds: How long pictures took, by their names.
    package func bytes(
        of report: GoldenReport, page: [UInt8], folder: String, updateCommand: String?,
        seconds: [String: Double] = [:]
    ) throws -> [UInt8] {
        switch self {
        case .text:
            let text = GoldenText.text(of: report, folder: folder, updateCommand: updateCommand)
            return Array(text.text.utf8)
        case .json: return try report.json()
        case .github:
            let (findings, others) = report.annotations
            var text: PrintedText = "\(GitHubReport.text(of: findings))"
            if others > 0 { text += "and \(others) more, which the report has\n" }
            text += "\(GoldenText.summary(of: report))\n"
            if report.hasAcceptable { text += "After a review, \(GoldenText.advice(updateCommand))\n" }
            return Array(text.text.utf8)
        case .junit:
            return Array(
                GoldenJUnit(report: report, folder: folder, updateCommand: updateCommand, seconds: seconds)
                    .text.utf8)
        case .codeQuality: return CodeQualityReport.bytes(of: report.findings)
        case .html: return page
        }
    }
}
