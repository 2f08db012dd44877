import ContextServer
import Engine
import Findings
import LayoutPipeline

/// Some of the findings of an answer, as many as fit, the most severe first.
struct FindingPage {
    /// The findings listed.
    let listed: [Finding]
    /// The findings as text.
    let text: String
    /// Where the next page begins; nil for the last one.
    let next: Int?
    /// The number of findings of each severity, errors first.
    private let counts: [(severity: LayoutFinding.Severity, count: Int)]

    /// - Parameters:
    ///   - start: The number of findings before those of the page.
    ///   - limit: The greatest number of findings of the page.
    ///   - room: The greatest number of characters.
    init(_ findings: [Finding], from start: Int = 0, limit: Int = 20, room: Int = ShortText.most) {
        let severities: [LayoutFinding.Severity] = [.error, .warning, .note]
        counts = severities.map { severity in (severity, findings.count { $0.severity == severity }) }
        let ordered = severities.flatMap { severity in findings.filter { $0.severity == severity } }
        let rest = ordered.dropFirst(start).prefix(limit)
        let entries = rest.map {
            ShortText.beginning(of: CommandText.report([$0]), limit: ShortText.mostOfEntry)
        }
        let count = ShortText.count(of: entries, limit: room)
        listed = Array(rest.prefix(count))
        text = entries.prefix(count).joined(separator: "\n")
        next = start + count < ordered.count ? start + count : nil
    }

    /// How many there are, in words: `2 errors, 1 warning`.
    var words: String {
        let parts = counts.filter { $0.count > 0 }.map { part in
            "\(part.count) \(part.severity.rawValue)\(part.count == 1 ? "" : "s")"
        }
        return parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
    }

    /// How many there are of each severity.
    var countsValue: JSON {
        .object(counts.map { JSON.Member("\($0.severity.rawValue)s", .integer($0.count)) })
    }

    /// The members of a structured answer: the findings listed, their numbers, and where to go on.
    var members: [JSON.Member] {
        [
            JSON.Member("counts", countsValue),
            JSON.Member("findings", .array(CommandText.json(listed))),
            JSON.Member("next", JSON(next.map { "\($0)" })),
        ]
    }
}
