import Engine
import Findings

/// Findings in the format of compilers: `file:line:column: error: what, and what to do`.
enum TextReport {
    /// Returns a line for each finding.
    static func text(of report: Report, isColored: Bool) -> String {
        report.findings.map { line(for: $0, isColored: isColored) + "\n" }.joined()
    }

    /// Returns one finding, without a line break.
    static func line(for finding: Finding, isColored: Bool) -> String {
        let place = [finding.file] + [finding.line, finding.column].compactMap { $0.map(String.init) }
        let head = place.joined(separator: ":").onOneLine
        let severity = finding.severity.rawValue
        let message = finding.messageWithContexts.onOneLine
        guard isColored else { return "\(head): \(severity): \(message)" }
        return "\(bold)\(head): \(color(of: finding.severity))\(severity):\(reset) \(message)"
    }

    private static let bold = "\u{1B}[1m"
    private static let reset = "\u{1B}[0m"

    private static func color(of severity: LayoutFinding.Severity) -> String {
        switch severity {
        case .error: "\u{1B}[31m"
        case .warning: "\u{1B}[33m"
        case .note: "\u{1B}[36m"
        }
    }
}
