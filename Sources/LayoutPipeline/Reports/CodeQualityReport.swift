import Engine
import FileAccess
import Findings
import JSONWriting

/// Findings as GitLab reads them for merge requests. [Code quality
/// reports](https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format)
enum CodeQualityReport {
    /// Returns an array with an object for each finding.
    static func bytes(of report: Report) -> [UInt8] {
        var counts: [String: Int] = [:]
        var json = JSONWriter()
        json.array { json in
            for finding in report.findings {
                let subject = subject(of: finding)
                counts[subject, default: 0] += 1
                json.object { json in
                    write(finding, fingerprint: digest(of: subject, counts[subject] ?? 1), to: &json)
                }
            }
        }
        json.end()
        return json.bytes
    }

    private static func write(_ finding: Finding, fingerprint: String, to json: inout JSONWriter) {
        json.member("description", finding.messageWithNotes)
        json.member("check_name", finding.code.rawValue)
        json.member("fingerprint", fingerprint)
        json.member("severity", severity(of: finding))
        json.object("location") { json in
            json.member("path", RepositoryPath.text(of: finding.file))
            json.object("lines", inline: true) { json in json.member("begin", finding.line ?? 1) }
        }
    }

    private static func severity(of finding: Finding) -> String {
        switch finding.severity {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
    }

    /// Returns what a finding is about, which stays when lines are added above it: a merge request shows what is new.
    private static func subject(of finding: Finding) -> String {
        ([RepositoryPath.text(of: finding.file), finding.code.rawValue] + finding.items + [""]
            + finding.constraints)
            .joined(separator: "\u{0}")
    }

    private static func digest(of subject: String, _ number: Int) -> String {
        var digest = ContentDigest()
        digest.add(subject)
        digest.add(String(number))
        return digest.text
    }
}
