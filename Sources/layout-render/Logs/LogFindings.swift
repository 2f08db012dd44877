import ConstraintLog
import Engine

/// What was found in a log, as findings for the reporters.
struct LogFindings {
    /// The log as reports name it.
    let file: String
    let isStrict: Bool
    let sources: LogSources?
    let baseline: LogBaseline?

    /// The findings, each once; those that the baseline has are notes.
    func all(of explanation: LogExplanation) -> [Finding] {
        explanation.conflicts.map(finding) + explanation.traces.compactMap(finding)
            + explanation.unrecoverable.map(finding)
    }

    /// A conflict at the line of source that has to change, where it is known.
    func finding(of conflict: LogConflict) -> Finding {
        let text = LogText()
        let times = conflict.count > 1 ? " (\(conflict.count) times in the log)" : ""
        var finding = Finding(
            file: file, severity: severity(of: conflict), code: Self.code(of: conflict.verdict),
            message: text.line(of: conflict) + times)
        finding.line = conflict.line
        if let place = sources?.place(toChangeIn: conflict) ?? place(toChangeIn: conflict) {
            finding.file = place.file
            finding.line = place.line
            finding.column = place.column
        }
        let words = ItemWords(conflict.members)
        finding.items = conflict.minimal.flatMap { conflict.members[$0].items }.map { words.name(of: $0) }.uniqued()
        finding.constraints = conflict.minimal.map { words.text(of: conflict.members[$0]) }
        finding.broken = conflict.broken.map { words.text(of: conflict.members[$0]) }
        return finding
    }

    /// What SnapKit prints into a log.
    private func place(toChangeIn conflict: LogConflict) -> SourcePlace? {
        conflict.culprits.lazy.compactMap { conflict.members[$0].place }.first.map {
            SourcePlace(file: $0.file, line: $0.line)
        }
    }

    private func severity(of conflict: LogConflict) -> LayoutFinding.Severity {
        if baseline?.contains(conflict.key) == true { return .note }
        switch conflict.verdict {
        case .framework: return .note
        case .transient: return isStrict ? .error : .warning
        case .app, .autoresizing, .prototyping: return .error
        }
    }

    private static func code(of verdict: LogVerdict) -> String { "\(verdict.rawValue)-conflict" }

    /// A trace in which something is missing; nil for a list of constraints that says nothing is wrong.
    private func finding(of trace: LogTrace) -> Finding? {
        guard trace.kind == .viewTree || trace.verdict != nil else { return nil }
        var finding = Finding(
            file: file, severity: isStrict ? .error : .warning,
            code: trace.kind == .viewTree ? "ambiguous" : "prototyping-conflict", message: LogText().line(of: trace))
        finding.line = trace.line
        return finding
    }

    private func finding(of message: UnrecoverableLog) -> Finding {
        var finding = Finding(
            file: file, severity: isStrict ? .error : .warning, code: "unrecoverable-log",
            message: LogText().line(of: message))
        finding.line = message.line
        return finding
    }
}
