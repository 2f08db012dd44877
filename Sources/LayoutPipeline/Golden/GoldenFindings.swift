import Engine
import FileAccess
import Findings
import GoldenTesting
import LayoutComparison

extension GoldenReport {
    /// The ending of the goldens' file names.
    private var ending: String { goldenKind.endings[0] }

    /// The failures as findings about the inputs, for annotations.
    package var findings: Report {
        var report = Report()
        for failure in failures {
            guard let code = failure.outcome.findingCode else { continue }
            let text = ([failure.message] + failure.details).joined(separator: "\n")
            var finding = Finding(file: failure.input, code: code, message: text)
            finding.line = failure.line
            report.add(finding)
        }
        for finding in staleFindings { report.add(finding) }
        return report
    }

    private var staleFindings: [Finding] {
        stale.map { name in
            Finding(
                file: FilePath.join(folder ?? "", "\(name).\(ending)"), code: .goldenStale,
                message: "the golden is stale: \(staleWords(name))")
        }
    }
}

extension GoldenReport {
    /// The most annotations of a severity that GitHub shows for a step.
    private static let mostAnnotations = 10

    /// The failures as annotations, one for each cause; the rest is counted.
    var annotations: (shown: Report, others: Int) {
        var findings: [Finding] = []
        let failures = failures
        for group in groups {
            let members = group.members.map { failures[$0] }
            guard let first = members.first, let code = first.outcome.findingCode else { continue }
            // What couldn't be drawn has a reason of its own each.
            for failure in first.outcome == .failed ? members : [first] {
                var lines = [failure.message] + failure.details
                if first.outcome != .failed, members.count > 1 {
                    lines.append(Self.others(members.dropFirst()))
                }
                var finding = Finding(file: failure.input, code: code, message: lines.joined(separator: "\n"))
                finding.line = failure.line
                findings.append(finding)
            }
        }
        let stale = staleFindings
        let shown = findings.prefix(Self.mostAnnotations) + stale.prefix(Self.mostAnnotations)
        return (Report(Array(shown)), findings.count + stale.count - shown.count)
    }

    /// Names the other pictures that changed for the same reasons.
    private static func others(_ members: ArraySlice<GoldenCase>) -> String {
        let named = members.prefix(mostAnnotations).map(\.name).joined(separator: ", ")
        let more = members.count > mostAnnotations ? " and \(members.count - mostAnnotations) more" : ""
        return "For the same reason: \(named)\(more)"
    }
}

extension GoldenCase.Outcome {
    /// The code to report if the case doesn't pass.
    fileprivate var findingCode: FindingCode? {
        switch self {
        case .missing: .goldenMissing
        case .different: .goldenDifferent
        case .unreadable: .goldenUnreadable
        case .failed: .goldenFailed
        case .equal, .allowed, .recorded, .empty: nil
        }
    }
}
