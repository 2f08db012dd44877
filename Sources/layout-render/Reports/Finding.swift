import Engine
import Findings

/// Something the user should know about an input or an output: a finding of a layout, or why a file couldn't be used.
struct Finding: Sendable, Hashable {
    /// The path as the user gave it.
    var file: String
    /// The line, counting from 1; nil if the finding is about the whole file.
    var line: Int?
    /// The column in Unicode scalars, counting from 1.
    var column: Int?
    var severity: LayoutFinding.Severity
    var code: FindingCode
    /// What is wrong and what to do, in one line.
    var message: String
    /// The ids of the views and guides it is about.
    var items: [String] = []
    /// The constraints it is about, as their author wrote or named them.
    var constraints: [String] = []
    /// For a conflict, the broken constraint.
    var broken: String?
    /// The contexts in which it occurs; empty if it doesn't depend on the context.
    var contexts: [LayoutContext] = []
    /// Whether it occurs in all contexts in which its input was laid out.
    var occursEverywhere = true
    /// Whether its input was laid out in several states.
    var hasStates = false

    /// Creates a finding about a whole file.
    init(file: String, code: FindingCode, message: String) {
        self.file = file
        severity = code.rule.severity
        self.code = code
        self.message = message
    }

    /// Creates a finding of a layout read from the given file.
    init(_ finding: LayoutFinding, file: String) {
        self.file = finding.location?.file ?? file
        line = finding.location?.line
        column = finding.location?.column
        severity = finding.severity
        code = finding.code
        message = finding.message
        items = finding.items
        constraints = finding.constraints
        broken = finding.broken
    }
}
