import Foundation

/// The output formats for findings.
enum Reporter: String, Sendable, CaseIterable {
    case text, json, github, junit, sarif

    /// Returns the report in this format.
    func bytes(of report: Report, isColored: Bool = false) -> [UInt8] {
        switch self {
        case .text: Array(TextReport.text(of: report, isColored: isColored).utf8)
        case .json: FindingsJSON.bytes(of: report)
        case .github: Array(GitHubReport.text(of: report).utf8)
        case .junit: Array(JUnitReport.text(of: report).utf8)
        case .sarif: SARIFReport.bytes(of: report)
        }
    }
}
