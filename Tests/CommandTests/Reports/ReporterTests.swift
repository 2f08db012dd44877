import Engine
import Findings
import Foundation
import Testing

@testable import LayoutPipeline
@testable import layout_render

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct ReporterTests {
    private static let report: Report = {
        var report = Report()
        for input in ["a.json5", "b,c.xib", "clean.json5"] { report.add(input: input) }
        report.add(
            Finding(
                LayoutFinding(
                    code: .unsatisfiable, severity: .error,
                    message: "these <can't> hold: \"a\" & b; 100% sure",
                    location: SourceLocation(file: "a.json5", line: 12, column: 7), constraints: ["a", "b"],
                    broken: "b"), file: "a.json5"))
        report.add(
            Finding(
                LayoutFinding(code: .ambiguous, severity: .warning, message: "two\nlines"), file: "b,c.xib")
        )
        report.add(Finding(file: "gone.json5", code: .unsupported, message: "a note"))
        return report
    }()

    private func text(_ reporter: Reporter, isColored: Bool = false) -> String {
        String(decoding: reporter.bytes(of: Self.report, isColored: isColored), as: UTF8.self)
    }

    @Test func textHasOneLineForEachFinding() {
        #expect(
            text(.text) == """
                a.json5:12:7: error: these <can't> hold: "a" & b; 100% sure
                b,c.xib: warning: two\\nlines
                gone.json5: note: a note

                """)
    }

    @Test func colorsAddNothingButColors() {
        let colored = text(.text, isColored: true)
        let plain = colored.replacing(/\u{1B}\[[0-9]+m/, with: "")
        #expect(colored != plain)
        #expect(plain == text(.text))
    }

    @Test func aTerminalIsLeftAlone() {
        var report = Report()
        report.add(Finding(file: "a\u{1B}]0;x\u{7}", code: .internalFault, message: "\u{1B}[2J\u{9B}1m"))
        let line = String(decoding: Reporter.text.bytes(of: report), as: UTF8.self)
        let controls = line.unicodeScalars.filter { $0.properties.generalCategory == .control }
        #expect(controls.map(\.value) == [10])
    }

    @Test func gitHubCommandsAreEscaped() {
        #expect(
            text(.github) == """
                ::error file=a.json5,line=12,col=7,title=unsatisfiable::these <can't> hold: "a" & b; 100%25 sure
                ::warning file=b%2Cc.xib,title=ambiguous::two%0Alines
                ::notice file=gone.json5,title=unsupported::a note

                """)
    }

    @Test func jsonHoldsEverything() throws {
        struct Findings: Decodable {
            struct Finding: Decodable {
                var file: String
                var line: Int?
                var column: Int?
                var severity: String
                var code: String
                var message: String
                var constraints: [String]
                var broken: String?
            }
            var inputs: [String]
            var findings: [Finding]
        }
        let read = try JSONDecoder().decode(Findings.self, from: Data(text(.json).utf8))
        #expect(read.inputs == ["a.json5", "b,c.xib", "clean.json5"])
        #expect(read.findings.map(\.code) == ["unsatisfiable", "ambiguous", "unsupported"])
        #expect(read.findings.map(\.line) == [12, nil, nil])
        #expect(read.findings.map(\.column) == [7, nil, nil])
        #expect(read.findings.map(\.message) == Self.report.findings.map(\.message))
        #expect(read.findings[0].constraints == ["a", "b"])
        #expect(read.findings[0].broken == "b")
    }

    @Test func junitHasACaseForEachInput() throws {
        let document = try XMLDocument(data: Data(text(.junit).utf8))
        let cases = try document.nodes(forXPath: "/testsuites/testsuite/testcase/@name").map(\.stringValue)
        #expect(cases == ["a.json5", "b,c.xib", "clean.json5", "gone.json5"])
        let failures = try document.nodes(forXPath: "//failure/@message").map(\.stringValue)
        #expect(failures == [Self.report.findings[0].message])
        #expect(try document.nodes(forXPath: "/testsuites/@tests").first?.stringValue == "4")
        #expect(try document.nodes(forXPath: "/testsuites/@failures").first?.stringValue == "1")
        #expect(try document.nodes(forXPath: "//system-out").count == 2)
    }

    @Test func sarifNamesRulesAndPlaces() throws {
        struct Log: Decodable {
            struct Run: Decodable {
                struct Tool: Decodable {
                    struct Driver: Decodable {
                        struct Rule: Decodable {
                            struct Text: Decodable { var text: String }
                            struct Configuration: Decodable { var level: String }
                            var id: String
                            var shortDescription: Text
                            var fullDescription: Text
                            var helpUri: String
                            var defaultConfiguration: Configuration
                        }
                        var name: String
                        var rules: [Rule]
                    }
                    var driver: Driver
                }
                struct Result: Decodable {
                    struct Message: Decodable { var text: String }
                    struct Location: Decodable {
                        struct Place: Decodable {
                            struct Artifact: Decodable { var uri: String }
                            struct Region: Decodable {
                                var startLine: Int
                                var startColumn: Int?
                            }
                            var artifactLocation: Artifact
                            var region: Region?
                        }
                        var physicalLocation: Place
                    }
                    var ruleId: String
                    var level: String
                    var message: Message
                    var locations: [Location]
                }
                var tool: Tool
                var results: [Result]
            }
            var version: String
            var runs: [Run]
        }
        let log = try JSONDecoder().decode(Log.self, from: Data(text(.sarif).utf8))
        #expect(log.version == "2.1.0")
        let run = try #require(log.runs.first)
        #expect(run.tool.driver.rules.map(\.id) == ["unsatisfiable", "ambiguous", "unsupported"])
        let rule = try #require(run.tool.driver.rules.dropFirst().first)
        #expect(rule.shortDescription.text == FindingCode.ambiguous.rule.summary)
        #expect(rule.fullDescription.text.hasSuffix(FindingCode.ambiguous.rule.remedy))
        #expect(rule.helpUri.hasPrefix("https://") && rule.helpUri.hasSuffix("/Findings.md#ambiguous"))
        #expect(rule.defaultConfiguration.level == "warning")
        #expect(run.results.map(\.level) == ["error", "warning", "note"])
        let place = try #require(run.results.first?.locations.first?.physicalLocation)
        #expect(place.artifactLocation.uri == "a.json5")
        #expect(place.region?.startLine == 12)
        #expect(place.region?.startColumn == 7)
    }

    @Test func aFindingIsReportedOnce() {
        var report = Self.report
        for finding in Self.report.findings { report.add(finding) }
        #expect(report.findings == Self.report.findings)
    }

    @Test func strictMakesWarningsErrors() {
        func finding(_ severity: LayoutFinding.Severity) -> Finding {
            Finding(LayoutFinding(code: .ambiguous, severity: severity, message: ""), file: "a")
        }
        let strict = FindingPolicy(isStrict: true)
        #expect(FindingPolicy().reported(finding(.warning))?.severity == .warning)
        #expect(strict.reported(finding(.warning))?.severity == .error)
        #expect(strict.reported(finding(.note))?.severity == .note)
        #expect(FindingPolicy(silenced: [.ambiguous]).reported(finding(.warning)) == nil)
    }
}
