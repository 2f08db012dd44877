import Engine
import Findings
import Foundation
import ImageDiff
import JSONWriting
import Testing

@testable import LayoutPipeline
@testable import layout_render

/// Text from documents, reports and command lines in output for people and machines.
@Suite struct EscapingTests {
    /// Characters that control a terminal, fake a line, or reorder or hide text.
    private static let hazards: [Unicode.Scalar] = [
        "\u{0}", "\u{7}", "\u{8}", "\n", "\r", "\u{1B}", "\u{7F}", "\u{85}", "\u{90}", "\u{9B}", "\u{9D}",
        "\u{61C}",
        "\u{200B}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}", "\u{202A}", "\u{202B}", "\u{202C}",
        "\u{202D}",
        "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{FEFF}", "\u{FFF9}", "\u{E0041}",
    ]
    private static let text = hazards.map { "a\($0)b" }.joined() + "\n::error::forged\r\n::error::forged"

    private func hazardsIn(_ text: String, besides allowed: Set<Unicode.Scalar> = ["\n"]) -> [Unicode.Scalar]
    {
        text.unicodeScalars.filter { Self.hazards.contains($0) && !allowed.contains($0) }
    }

    @Test func everyHazardIsWrittenOut() {
        for hazard in Self.hazards {
            #expect("a\(hazard)b".onOneLine == "a\(hazard.escaped(asASCII: true))b")
        }
        for text in ["", "é e\u{301}", "日本語", "👩‍👩‍👧", "नमस्\u{200D}ते", "می\u{200C}خواهم", "שלום"] {
            #expect(text.onOneLine == text)
        }
    }

    private var report: Report {
        var report = Report()
        report.add(input: Self.text)
        var finding = Finding(file: Self.text, code: .unsatisfiable, message: Self.text)
        finding.items = [Self.text]
        report.add(finding)
        return report
    }

    @Test func noReporterPassesHazardsOn() {
        for reporter in Reporter.allCases {
            let text = String(decoding: reporter.bytes(of: report), as: UTF8.self)
            #expect(hazardsIn(text).isEmpty, "\(reporter)")
        }
    }

    @Test func oneFindingIsOneLine() {
        for reporter in [Reporter.text, .github] {
            let text = String(decoding: reporter.bytes(of: report), as: UTF8.self)
            #expect(text.unicodeScalars.count { $0 == "\n" } == 1, "\(reporter)")
        }
        let command = String(decoding: Reporter.github.bytes(of: report), as: UTF8.self)
        #expect(command.hasPrefix("::error file="))
        #expect(command.components(separatedBy: "%0A%3A%3Aerror").count == 3)
    }

    @Test func noGoldenReporterPassesHazardsOn() throws {
        var failure = GoldenCase(name: Self.text, input: Self.text, outcome: .different, message: Self.text)
        failure.regions = [.init(rect: .init(x: 0, y: 0, width: 1, height: 1), items: [Self.text])]
        failure.idleChanges = [Self.text]
        var report = GoldenReport()
        report.cases = [failure]
        report.goldens = [Self.text + "stale"]
        let page = try GoldenPage(report: report, folder: Self.text, updateCommand: "update").bytes()
        for reporter in GoldenReporter.allCases {
            let bytes = try reporter.bytes(
                of: report, page: page, folder: Self.text, updateCommand: Self.text)
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(hazardsIn(text).isEmpty, "\(reporter)")
        }
        #expect(hazardsIn(GoldenSummary.markdown(of: report)).isEmpty)
        let lines = GoldenText.text(of: report, folder: Self.text, updateCommand: Self.text)
            .text.split(separator: "\n")
        #expect(!lines.contains { $0.hasPrefix("::") })
        #expect(try JSONDecoder().decode(GoldenReport.self, from: Data(report.json())) == report)
    }

    @Test func JSONKeepsWhatItEscapes() throws {
        var json = JSONWriter()
        json.array { json in json.value(Self.text) }
        #expect(hazardsIn(String(decoding: json.bytes, as: UTF8.self)).isEmpty)
        #expect(try JSONDecoder().decode([String].self, from: Data(json.bytes)) == [Self.text])
    }

    @Test func comparisonsProgressAndUsageErrorsPassNoneOn() throws {
        let result = DiffResult(name: Self.text, presence: .added, isEqual: false)
        #expect(hazardsIn(DiffText.text(of: [result, result]).text).isEmpty)
        #expect(hazardsIn(ProgressBar(total: 3).line(for: Self.text), besides: []).isEmpty)
        let hazards = Self.text.unicodeScalars.filter { $0 != "\u{0}" }
        let text = String(String.UnicodeScalarView(hazards))
        for arguments in [
            [text], ["render", "--\(text)"], ["render", text], ["render", "a", "--theme", text],
            ["devices", text],
            ["render", "a", "--device", text], ["diff", text, text, text], ["diff", "--git=\(text)", text],
            ["test", "--merge", text], ["check", text], ["diff", "/dev/null", text],
            ["test", "-o", text, "--update"],
            ["diff", "/dev/null", "/dev/null", "--ignore-region", text], ["help", text],
        ] {
            let outcome = try BuiltCommand.run(arguments)
            #expect(hazardsIn(outcome.errors + outcome.output).isEmpty, "\(arguments[0])")
            #expect(!outcome.errors.split(separator: "\n").contains { $0.hasPrefix("::") })
        }
    }
}
