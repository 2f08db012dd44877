import Engine
import Findings
import Foundation
import JSONWriting

/// The registry of findings, formatted for users.
enum FindingReference {
    /// Returns a line for each code: its name, usual severity and summary.
    static func text() -> String {
        let rows = FindingCode.allCases.map { [$0.rawValue, $0.rule.severity.rawValue, $0.rule.summary] }
        let widths = [0, 1].map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) + "  " }
            return cells.joined() + row[2] + "\n"
        }.joined()
    }

    /// Prints an array with an object for each code.
    static func printJSON() throws {
        try ListFormat.printJSON { json in
            json.array { json in
                for code in FindingCode.allCases {
                    json.object(inline: true) { json in
                        json.member("code", code.rawValue)
                        json.member("severity", code.rule.severity.rawValue)
                        json.member("summary", code.rule.summary)
                        json.member("remedy", code.rule.remedy)
                    }
                }
            }
        }
    }

    /// Returns `Documentation/Findings.md`, with a heading for each code that links can refer to.
    static func markdown() -> String {
        let sections = FindingCode.allCases.map { code in
            """

            ## \(code.rawValue)

            \(code.rule.severity.rawValue.capitalized). \(code.rule.summary) \(code.rule.remedy)

            """
        }
        return introduction + sections.joined()
    }

    private static let introduction = """
        # Findings

        Every finding has one of these codes, which don't change between versions. `layout-render findings` lists them, JSON and
        SARIF reports contain them, and `--silence CODE,…` omits findings from a report. The severity given here is the
        default; a finding can have another one. Errors that prevent work are always reported.

        """
}
