import Engine
import Findings

/// Findings in the format of compilers: `file:line:column: error: what, and what to do`.
enum TextReport {
    /// Returns a line for each finding with its notes, and below each mistake in a file its line with a caret.
    static func text(of report: Report, isColored: Bool) -> PrintedText {
        var excerpts = SourceExcerpts()
        return report.findings.map { finding in
            let notes = finding.notes.map { "    \($0)\n" as PrintedText }.joined()
            return
                "\(printed(finding, isColored: isColored))\n\(excerpts.excerpt(for: finding) ?? "")\(notes)"
        }.joined()
    }

    /// Returns one finding, without a line break.
    static func line(for finding: Finding) -> String { printed(finding, isColored: false).text }

    private static func printed(_ finding: Finding, isColored: Bool) -> PrintedText {
        let place = [finding.file] + [finding.line, finding.column].compactMap { $0.map(String.init) }
        let head = place.joined(separator: ":")
        let severity = finding.severity
        let message = finding.messageWithContexts
        guard isColored else { return "\(head): \(severity.rawValue): \(message)" }
        return "\u{1B}[1m\(head): \(color(of: severity))\(severity.rawValue):\u{1B}[0m \(message)"
    }

    private static func color(of severity: LayoutFinding.Severity) -> PrintedText {
        switch severity {
        case .error: "\u{1B}[31m"
        case .warning: "\u{1B}[33m"
        case .note: "\u{1B}[36m"
        }
    }
}
