import Engine

extension GoldenReport {
    /// What is wrong as findings about the inputs, for annotations.
    var findings: Report {
        var report = Report()
        for failure in failures {
            guard let code = failure.outcome.findingCode else { continue }
            let text = ([failure.message] + failure.details).joined(separator: "\n")
            report.add(
                Finding(file: failure.input, code: code, message: text))
        }
        for name in stale {
            report.add(
                Finding(
                    file: "\(name).png", code: .goldenStale,
                    message: "no picture has this golden any more: remove it"))
        }
        return report
    }
}

extension GoldenCase.Outcome {
    /// What is found where it doesn't pass.
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
