import Engine
import FileAccess
import Findings
import GoldenTesting

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
        for name in stale {
            report.add(
                Finding(
                    file: FilePath.join(folder ?? "", "\(name).\(ending)"), code: .goldenStale,
                    message: "the golden's picture no longer exists: remove it"))
        }
        return report
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
