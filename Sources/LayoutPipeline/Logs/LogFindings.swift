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
            + explanation.hierarchyMistakes.map(finding) + explanation.traces.compactMap(finding)
            + explanation.unrecoverable.map(finding)
        return found.compactMap(policy.reported)
    }

    /// Returns the findings as lists for people: what is wrong, then the constraints and what to do, a line each.
    func listed(of explanation: LogExplanation) -> [Finding] {
        let text = LogText()
        let conflicts = explanation.conflicts.map {
            listed(finding(of: $0), as: text.lines(of: $0), $0.count)
        }
        let mistakes = explanation.hierarchyMistakes.map {
            listed(finding(of: $0), as: text.lines(of: $0), $0.count)
        }
        let others =
            explanation.conflicts.compactMap(unfinished) + explanation.traces.compactMap(finding)
            + explanation.unrecoverable.map(finding)
        return (conflicts + mistakes + others).compactMap(policy.reported)
    }

    private func listed(_ finding: Finding, as lines: [String], _ count: Int) -> Finding {
        var finding = finding
        finding.message = lines[0] + (count > 1 ? " (\(count) times in the log)" : "")
        finding.notes = Array(lines.dropFirst())
        return finding
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
        let words = LogFormatter(conflict.members)
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

    /// Returns the finding for a message about hierarchies.
    func finding(of mistake: HierarchyMistake) -> Finding {
        let times = mistake.count > 1 ? " (\(mistake.count) times in the log)" : ""
        var finding = Finding(
            file: file, code: .noCommonAncestor, message: LogText().line(of: mistake) + times)
        finding.line = mistake.line
        let items = mistake.places.map(\.item)
        let words = LogFormatter([mistake.constraint].compactMap(\.self), and: items)
        finding.items = items.map { words.name(of: $0) }.uniqued()
        finding.constraints = [mistake.constraint].compactMap(\.self).map { words.text(of: $0) }
        return policy.graded(finding)
    }

    /// Returns the finding for a message that can't be explained.
    func finding(of message: UnrecoverableLog) -> Finding {
        var finding = Finding(file: file, code: .unrecoverableLog, message: LogText().line(of: message))
        finding.line = message.line
        return policy.graded(finding)
    }
}
