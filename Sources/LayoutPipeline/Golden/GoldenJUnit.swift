import FileAccess
import Findings
import Foundation
import GoldenTesting

/// A test run as JUnit XML, with a test case for each picture.
struct GoldenJUnit {
    let report: GoldenReport
    /// The report's folder, which has the pictures.
    let folder: String
    /// The shell command that accepts all failures; nil if it isn't told.
    let updateCommand: String?
    /// How long pictures took, by their names; empty where that isn't known.
    let seconds: [String: Double]

    /// An XML document with one suite.
    var text: String {
        let time = report.cases.reduce(0) { $0 + (seconds[$1.name] ?? 0) }
        let counts =
            "tests=\"\(report.cases.count)\" failures=\"\(report.failures.count)\""
            + (seconds.isEmpty ? "" : " time=\"\(Self.words(time))\"")
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="layout-render test" \(counts)>
              <testsuite name="layout-render test" \(counts)>

            """
        text += properties(suiteProperties, indent: "    ")
        for result in report.cases { text += testCase(for: result) }
        var lines = report.stale.map { "\($0): stale" }
        if updateCommand != nil, report.hasAcceptable { lines.append(GoldenText.advice(updateCommand).text) }
        if !lines.isEmpty {
            text += "    <system-out>\(JUnitReport.escaped(lines.joined(separator: "\n")))</system-out>\n"
        }
        return text + "  </testsuite>\n</testsuites>\n"
    }

    private var suiteProperties: [(String, String)] {
        [("version", Version.current), ("goldens", report.goldenKind.rawValue)]
            + [("folder", report.folder), ("shard", report.shard)].compactMap { name, value in
                value.map { (name, $0) }
            }
    }

    private func testCase(for result: GoldenCase) -> String {
        let name = JUnitReport.escaped(result.name)
        let file = JUnitReport.escaped(RepositoryPath.text(of: result.input))
        var text = "    <testcase classname=\"layout-render.golden\" name=\"\(name)\" file=\"\(file)\""
        if let line = result.line { text += " line=\"\(line)\"" }
        if let time = seconds[result.name] { text += " time=\"\(Self.words(time))\"" }
        guard !result.outcome.isPassing else { return text + "/>\n" }
        let message = JUnitReport.escaped(result.message)
        let details = JUnitReport.escaped(([result.message] + result.details).joined(separator: "\n"))
        text += ">\n" + properties(caseProperties(of: result), indent: "      ")
        text +=
            "      <failure type=\"\(result.outcome.rawValue)\" message=\"\(message)\">\(details)</failure>\n"
        let pictures = result.pictures.map { "[[ATTACHMENT|\(place(of: $0))]]" }
        if !pictures.isEmpty {
            text +=
                "      <system-out>\(JUnitReport.escaped(pictures.joined(separator: "\n")))</system-out>\n"
        }
        return text + "    </testcase>\n"
    }

    private func caseProperties(of result: GoldenCase) -> [(String, String)] {
        var found = [("outcome", result.outcome.rawValue)]
        if let pixels = result.differentPixels { found.append(("differentPixels", String(pixels))) }
        return found + (result.causes ?? []).map { ("cause", $0) }
    }

    private func properties(_ list: [(String, String)], indent: String) -> String {
        let lines = list.map {
            "\(indent)  <property name=\"\($0.0)\" value=\"\(JUnitReport.escaped($0.1))\"/>\n"
        }
        return "\(indent)<properties>\n\(lines.joined())\(indent)</properties>\n"
    }

    /// Returns the path of a picture: GitLab takes one in the project, Jenkins an absolute one.
    private func place(of picture: String) -> String {
        let path = URL(fileURLWithPath: FilePath.join(folder, picture)).standardizedFileURL.path
        let project = ProcessInfo.processInfo.environment["CI_PROJECT_DIR"] ?? ""
        return FilePath.isAbsolute(project) ? FilePath.relative(path, to: project) ?? path : path
    }

    /// Returns seconds with milliseconds.
    private static func words(_ seconds: Double) -> String {
        let thousandths = Int((seconds * 1000).rounded())
        let rest = String(thousandths % 1000)
        return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
    }
}
