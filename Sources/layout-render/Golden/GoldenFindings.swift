import Engine

extension GoldenReport {
    /// What is wrong as findings about the inputs, for annotations.
    var findings: Report {
        var report = Report()
        for failure in failures {
            let text = ([failure.message] + failure.details).joined(separator: "\n")
            report.add(
                Finding(file: failure.input, code: "golden-\(failure.outcome.rawValue)", message: text))
        }
        for name in stale {
            report.add(
                Finding(
                    file: "\(name).png", severity: .warning, code: "golden-stale",
                    message: "no picture has this golden any more: remove it"))
        }
        return report
    }
}
