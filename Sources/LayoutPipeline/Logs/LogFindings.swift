import ConstraintLog
import Engine
import Findings

/// Converts the findings in a log for the reporters.
struct LogFindings {
    /// The name of the log in reports.
    let file: String
    let policy: FindingPolicy
    let sources: LogSources?
    let baseline: LogBaseline?

    /// Returns the findings, each once and without silenced ones; those in the baseline are notes.
    func all(of explanation: LogExplanation) -> [Finding] {
        let found =
            explanation.conflicts.map(finding) + explanation.conflicts.compactMap(unfinished)
            + explanation.traces.compactMap(finding)
            + explanation.unrecoverable.map(finding)
        return found.compactMap(policy.reported)
    }

    /// Whether a conflict's code is silenced.
    func leavesOut(_ conflict: LogConflict) -> Bool { policy.ignores(conflict.verdict.findingCode) }

    /// Returns the finding for a conflict, at the line of source to change if it is known.
    func finding(of conflict: LogConflict) -> Finding {
        let text = LogText()
        let times = conflict.count > 1 ? " (\(conflict.count) times in the log)" : ""
        let code = conflict.verdict.findingCode
        var finding = Finding(file: file, code: code, message: text.line(of: conflict) + times)
        if baseline?.contains(conflict.key) == true { finding.severity = .note }
        finding.line = conflict.line
        if let place = sources?.place(toChangeIn: conflict) ?? place(toChangeIn: conflict) {
            finding.file = place.file
            finding.line = place.line
            finding.column = place.column
        }
        let words = LogWords(conflict.members)
        finding.items = conflict.minimal.flatMap { conflict.members[$0].items }.map { words.name(of: $0) }
            .uniqued()
        finding.constraints = conflict.minimal.map { words.text(of: conflict.members[$0]) }
        finding.broken = conflict.broken.map { words.text(of: conflict.members[$0]) }
        return policy.graded(finding)
    }

    /// Returns the place that SnapKit printed into a log.
    private func place(toChangeIn conflict: LogConflict) -> SourcePlace? {
        conflict.membersToChange.lazy.compactMap { conflict.members[$0].place }.first.map {
            SourcePlace(file: $0.file, line: $0.line)
        }
    }

    /// Returns the finding for a trace in which something is missing; nil for one without a problem.
    private func finding(of trace: LogTrace) -> Finding? {
        guard trace.isProblem else { return nil }
        let code = trace.verdict?.findingCode ?? .ambiguous
        var finding = Finding(file: file, code: code, message: LogText().line(of: trace))
        finding.line = trace.line
        return finding
    }

    /// Returns the finding for a conflict that was explained only in part; nil for all others.
    private func unfinished(_ conflict: LogConflict) -> Finding? {
        guard conflict.isUnfinished, let note = conflict.notes.last else { return nil }
        var finding = Finding(file: file, code: .unfinished, message: note)
        finding.line = conflict.line
        return finding
    }

    private func finding(of message: UnrecoverableLog) -> Finding {
        var finding = Finding(file: file, code: .unrecoverableLog, message: LogText().line(of: message))
        finding.line = message.line
        return finding
    }
}
