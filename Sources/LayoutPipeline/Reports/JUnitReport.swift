import Engine
import Findings

/// Findings as JUnit XML, which most CI systems show as test results, with a test case for each input.
enum JUnitReport {
    /// Returns an XML document with one suite; inputs with findings of severity error count as failed.
    static func text(of report: Report) -> String {
        let byFile = Dictionary(grouping: report.findings, by: \.file)
        let inputs = (report.inputs + report.findings.map(\.file)).uniqued()
        let failures = inputs.count { byFile[$0, default: []].contains { $0.severity == .error } }
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="layout-render" tests="\(inputs.count)" failures="\(failures)">
              <testsuite name="layout-render" tests="\(inputs.count)" failures="\(failures)">

            """
        for input in inputs {
            text += testCase(for: input, findings: byFile[input, default: []])
        }
        return text + "  </testsuite>\n</testsuites>\n"
    }

    private static func testCase(for input: String, findings: [Finding]) -> String {
        let name = "    <testcase classname=\"layout-render\" name=\"\(escaped(input))\""
        guard !findings.isEmpty else { return name + "/>\n" }
        var text = name + ">\n"
        for finding in findings where finding.severity == .error {
            text +=
                "      <failure type=\"\(escaped(finding.code.rawValue))\" message=\"\(escaped(finding.messageWithContexts))\">"
            let lines = [TextReport.line(for: finding)] + finding.notes
            text += escaped(lines.joined(separator: "\n")) + "</failure>\n"
        }
        let others = findings.filter { $0.severity != .error }
        if !others.isEmpty {
            let lines = others.flatMap { [TextReport.line(for: $0)] + $0.notes }
            text += "      <system-out>\(escaped(lines.joined(separator: "\n")))</system-out>\n"
        }
        return text + "    </testcase>\n"
    }

    /// Escapes text for XML and removes characters that XML 1.0 doesn't allow.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            case _ where scalar.isHazardous: result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
