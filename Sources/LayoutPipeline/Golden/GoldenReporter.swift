import Foundation

/// The output formats for a test run.
package enum GoldenReporter: String, Sendable, CaseIterable {
    case text, json, github, junit, html

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
    package func bytes(
        of report: GoldenReport, page: [UInt8], folder: String, updateCommand: String?
    ) throws -> [UInt8] {
        switch self {
        case .text:
            let text = GoldenText.text(of: report, folder: folder, updateCommand: updateCommand)
            return Array(text.text.utf8)
        case .json: return try report.json()
        case .github:
            let text: PrintedText =
                "\(GitHubReport.text(of: report.findings))\(GoldenText.summary(of: report))\n"
            return Array(text.text.utf8)
        case .junit: return Array(GoldenJUnit.text(of: report).utf8)
        case .html: return page
        }
    }
}
