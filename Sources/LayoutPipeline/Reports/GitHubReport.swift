import Engine
import Findings

/// Findings as workflow commands, which GitHub shows as annotations next to the lines they are about. [Workflow
/// commands](https://docs.github.com/actions/reference/workflow-commands-for-github-actions)
enum GitHubReport {
    /// Returns a command for each finding.
    static func text(of report: Report) -> PrintedText {
        report.findings.map { "\(command(for: $0))\n" }.joined()
    }

    private static func command(for finding: Finding) -> String {
        let level = finding.severity == .note ? "notice" : finding.severity.rawValue
        var properties = ["file=\(escaped(property: RepositoryPath.text(of: finding.file)))"]
        if let line = finding.line { properties.append("line=\(line)") }
        if let column = finding.column { properties.append("col=\(column)") }
        properties.append("title=\(escaped(property: finding.code.rawValue))")
        return
            "::\(level) \(properties.joined(separator: ","))::\(escaped(message: finding.messageWithNotes))"
    }

    /// Escapes line breaks for the commands, and anything else that could end a command or control a terminal.
    private static func escaped(message: String) -> String {
        message.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "%": text += "%25"
            case "\r": text += "%0D"
            case "\n": text += "%0A"
            default: text += String(scalar).onOneLine
            }
        }
    }

    private static func escaped(property: String) -> String {
        String(
            escaped(message: property).unicodeScalars.reduce(into: "") { text, scalar in
                switch scalar {
                case ":": text += "%3A"
                case ",": text += "%2C"
                default: text.unicodeScalars.append(scalar)
                }
            })
    }
}
