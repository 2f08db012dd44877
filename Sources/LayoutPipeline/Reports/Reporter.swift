import Engine
import FileAccess
import Findings

/// The results of a run: its inputs and its findings, without duplicates.
package struct Report: Sendable {
    /// The inputs as the user gave them, in the order they were read.
    package private(set) var inputs: [String] = []
    /// The findings in the order found.
    package private(set) var findings: [Finding] = []
    private var known: Set<Finding> = []

    /// Creates a report, by default an empty one.
    package init(_ findings: [Finding] = []) {
        for finding in findings { add(finding) }
    }

    /// Adds an input that was examined.
    package mutating func add(input: String) { inputs.append(input) }

    /// Adds a finding unless it is already present: every device and state of a document has the same ones.
    package mutating func add(_ finding: Finding) {
        if known.insert(finding).inserted { findings.append(finding) }
    }

    /// Whether there is a finding of severity error.
    package var hasErrors: Bool { findings.contains { $0.severity == .error } }
}

/// A report that is written to a file.
package struct ReportFile: Sendable, Hashable {
    package var reporter: Reporter
    package var path: String

    /// Creates a report's file.
    package init(_ reporter: Reporter, path: String) {
        self.reporter = reporter
        self.path = path
    }

    /// Writes a report.
    package func write(_ report: Report) throws(FileError) {
        try AtomicFile.write(reporter.bytes(of: report), to: path)
    }
}

/// The output formats for findings.
package enum Reporter: String, Sendable, CaseIterable {
    case text, json, github, junit, sarif
    case codeQuality = "code-quality"

    /// Returns the report in this format.
    package func bytes(of report: Report, isColored: Bool = false) -> [UInt8] {
        switch self {
        case .text: Array(TextReport.text(of: report, isColored: isColored).text.utf8)
        case .json: FindingsJSON.bytes(of: report)
        case .github: Array(GitHubReport.text(of: report).text.utf8)
        case .junit: Array(JUnitReport.text(of: report).utf8)
        case .sarif: SARIFReport.bytes(of: report)
        case .codeQuality: CodeQualityReport.bytes(of: report)
        }
    }

    /// Where the report of a command goes that has a JSON document of its own.
    package var placeBesideDocument: ReportPlace { self == .json ? .standardError : .standardOutput }
}
