import Engine
import Foundation

/// Findings as SARIF 2.1.0, the OASIS format that code scanning and editors read.
enum SARIFReport {
    /// A log with one run; its rules are the codes found.
    static func bytes(of report: Report) -> [UInt8] {
        let rules = report.findings.map(\.code).uniqued()
        var json = JSONWriter()
        json.object { json in
            json.key("$schema")
            json.value("https://json.schemastore.org/sarif-2.1.0.json")
            json.key("version")
            json.value("2.1.0")
            json.key("runs")
            json.array { json in
                json.object { json in
                    json.key("tool")
                    writeTool(rules: rules, to: &json)
                    json.key("columnKind")
                    json.value("unicodeCodePoints")
                    json.key("results")
                    json.array { json in
                        for finding in report.findings { write(finding, to: &json) }
                    }
                }
            }
        }
        json.end()
        return json.bytes
    }

    private static func writeTool(rules: [String], to json: inout JSONWriter) {
        json.object { json in
            json.key("driver")
            json.object { json in
                json.key("name")
                json.value("layout-render")
                json.key("version")
                json.value(Version.current)
                json.key("rules")
                json.array { json in
                    for rule in rules {
                        json.object(inline: true) { json in
                            json.key("id")
                            json.value(rule)
                        }
                    }
                }
            }
        }
    }

    private static func write(_ finding: Finding, to json: inout JSONWriter) {
        json.object { json in
            json.key("ruleId")
            json.value(finding.code)
            json.key("level")
            json.value(finding.severity.rawValue)
            json.key("message")
            json.object(inline: true) { json in
                json.key("text")
                json.value(finding.message)
            }
            json.key("locations")
            json.array { json in
                json.object { json in
                    json.key("physicalLocation")
                    writePlace(of: finding, to: &json)
                }
            }
        }
    }

    private static func writePlace(of finding: Finding, to json: inout JSONWriter) {
        json.object { json in
            json.key("artifactLocation")
            json.object(inline: true) { json in
                json.key("uri")
                json.value(uri(of: finding.file))
            }
            guard let line = finding.line else { return }
            json.key("region")
            json.object(inline: true) { json in
                json.key("startLine")
                json.value(line)
                if let column = finding.column {
                    json.key("startColumn")
                    json.value(column)
                }
            }
        }
    }

    /// A path as a URI reference: absolute with its scheme, relative as it is.
    private static func uri(of path: String) -> String {
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
        let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
        return path.hasPrefix("/") ? "file://\(escaped)" : escaped
    }
}
