import Foundation

/// The forms that findings are reported in.
enum Reporter: String, Sendable, CaseIterable {
    case text, json, github, junit, sarif

    /// The report as it is written.
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
