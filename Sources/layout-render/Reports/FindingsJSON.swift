import Engine

/// Findings as JSON for scripts.
enum FindingsJSON {
    /// An object with the inputs and the findings in the order found.
    static func bytes(of report: Report) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("inputs")
            json.array { json in
                for input in report.inputs { json.value(input) }
            }
            json.key("findings")
            json.array { json in
                for finding in report.findings { write(finding, to: &json) }
            }
        }
        json.end()
        return json.bytes
    }

    private static func write(_ finding: Finding, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.key("file")
            json.value(finding.file)
            json.key("line")
            json.value(finding.line)
            json.key("column")
            json.value(finding.column)
            json.key("severity")
            json.value(finding.severity.rawValue)
            json.key("code")
            json.value(finding.code)
            json.key("message")
            json.value(finding.message)
            json.key("items")
            json.value(finding.items)
            json.key("constraints")
            json.value(finding.constraints)
            if let broken = finding.broken {
                json.key("broken")
                json.value(broken)
            }
        }
    }
}
