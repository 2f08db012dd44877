import Engine
import FileAccess
import Findings
import Foundation
import JSONWriting

/// Findings as SARIF 2.1.0, the OASIS format that code scanning and editors read.
enum SARIFReport {
    /// Returns a log with one run; its rules are the codes found, as the registry describes them.
    static func bytes(of report: Report) -> [UInt8] {
        let rules = report.findings.map(\.code).uniqued()
        var json = JSONWriter()
        json.object { json in
            json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            json.member("version", "2.1.0")
            json.array("runs") { json in
                json.object { json in
                    json.key("tool")
                    writeTool(rules: rules, to: &json)
                    json.member("columnKind", "unicodeCodePoints")
                    json.array("results") { json in
                        for finding in report.findings { write(finding, to: &json) }
                    }
                }
            }
        }
        json.end()
        return json.bytes
    }

    private static func writeTool(rules: [FindingCode], to json: inout JSONWriter) {
        json.object { json in
            json.object("driver") { json in
                json.member("name", "layout-render")
                json.member("version", Version.current)
                json.array("rules") { json in
                    for rule in rules {
                        write(rule, to: &json)
                    }
                }
            }
        }
    }

    private static func write(_ rule: FindingCode, to json: inout JSONWriter) {
        json.object { json in
            json.member("id", rule.rawValue)
            json.object("shortDescription", inline: true) { json in
                json.member("text", rule.rule.summary)
            }
            json.object("fullDescription", inline: true) { json in
                json.member("text", "\(rule.rule.summary) \(rule.rule.remedy)")
            }
            json.object("help", inline: true) { json in
                json.member("text", rule.rule.remedy)
            }
            json.member("helpUri", "\(Version.documentation)/Findings.md#\(rule.rawValue)")
            json.object("defaultConfiguration", inline: true) { json in
                json.member("level", rule.rule.severity.rawValue)
            }
        }
    }

    private static func write(_ finding: Finding, to json: inout JSONWriter) {
        json.object { json in
            json.member("ruleId", finding.code.rawValue)
            json.member("level", finding.severity.rawValue)
            json.object("message", inline: true) { json in
                json.member("text", finding.messageWithNotes)
            }
            if !finding.contexts.isEmpty {
                json.object("properties", inline: true) { json in
                    json.member("states", finding.states)
                    json.member("devices", finding.devices)
                }
            }
            json.array("locations") { json in
                json.object { json in
                    json.key("physicalLocation")
                    writePlace(of: finding, to: &json)
                }
            }
        }
    }

    private static func writePlace(of finding: Finding, to json: inout JSONWriter) {
        json.object { json in
            json.object("artifactLocation", inline: true) { json in
                let path = RepositoryPath.text(of: finding.file)
                json.member("uri", uri(of: path))
                if !FilePath.isAbsolute(path) { json.member("uriBaseId", "%SRCROOT%") }
            }
            guard let line = finding.line else { return }
            json.object("region", inline: true) { json in
                json.member("startLine", line)
                json.member("startColumn", ifAny: finding.column)
            }
        }
    }

    /// Returns a path as a URI reference: with a scheme if it is absolute, unchanged if it is relative.
    private static func uri(of path: String) -> String {
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
        let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
        return path.hasPrefix("/") ? "file://\(escaped)" : escaped
    }
}
