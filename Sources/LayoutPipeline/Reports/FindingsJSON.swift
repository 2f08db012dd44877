import Engine
import Findings
import JSONWriting

/// Findings as JSON for scripts.
enum FindingsJSON {
    /// Returns an object with the inputs, and the findings in the order found.
    static func bytes(of report: Report) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.array("inputs") { json in
                for input in report.inputs { json.value(input) }
            }
            json.array("findings") { json in
                for finding in report.findings { write(finding, to: &json) }
            }
        }
        json.end()
        return json.bytes
    }

    private static func write(_ finding: Finding, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.member("file", finding.file)
            json.member("line", finding.line)
            json.member("column", finding.column)
            json.member("severity", finding.severity.rawValue)
            json.member("code", finding.code.rawValue)
            json.member("message", finding.message)
            json.member("items", finding.items)
            json.member("constraints", finding.constraints)
            json.member("broken", ifAny: finding.broken)
            if !finding.notes.isEmpty { json.member("notes", finding.notes) }
            if !finding.contexts.isEmpty {
                json.member("states", finding.states)
                json.member("devices", finding.devices)
            }
        }
    }
}
