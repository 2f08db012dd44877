/// A test run as JUnit XML, with a test case for each picture.
enum GoldenJUnit {
    /// Returns an XML document with one suite.
    static func text(of report: GoldenReport) -> String {
        let counts = "tests=\"\(report.cases.count)\" failures=\"\(report.failures.count)\""
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="layout-render test" \(counts)>
              <testsuite name="layout-render test" \(counts)>

            """
        for result in report.cases { text += testCase(for: result) }
        if !report.stale.isEmpty {
            let lines = report.stale.map { "\($0): stale" }.joined(separator: "\n")
            text += "    <system-out>\(JUnitReport.escaped(lines))</system-out>\n"
        }
        return text + "  </testsuite>\n</testsuites>\n"
    }

    private static func testCase(for result: GoldenCase) -> String {
        let name = JUnitReport.escaped(result.name)
        let file = JUnitReport.escaped(result.input)
        let head = "    <testcase classname=\"layout-render.golden\" name=\"\(name)\" file=\"\(file)\""
        guard !result.outcome.isPassing else { return head + "/>\n" }
        let message = JUnitReport.escaped(result.message)
        let details = JUnitReport.escaped(([result.message] + result.details).joined(separator: "\n"))
        return head
            + ">\n      <failure type=\"\(result.outcome.rawValue)\" message=\"\(message)\">\(details)"
            + "</failure>\n    </testcase>\n"
    }
}
