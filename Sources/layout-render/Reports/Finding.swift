import Engine

/// Something the user should know about an input or an output: a finding of a layout, or why a file was of no use.
struct Finding: Sendable, Hashable {
    /// As the user named it.
    var file: String
    /// Counts from 1; nil where the finding is about the file as a whole.
    var line: Int?
    /// Counts Unicode scalars from 1.
    var column: Int?
    var severity: LayoutFinding.Severity
    var code: FindingCode
    /// What is wrong and what to do, in one line.
    var message: String
    /// The ids of the views and guides it is about.
    var items: [String] = []
    /// The constraints it is about, as their author wrote or named them.
    var constraints: [String] = []
    /// For a conflict, the constraint that was broken.
    var broken: String?
    /// What its input was laid out as where it occurs; empty where it has nothing to do with that.
    var contexts: [LayoutContext] = []
    /// Whether it occurs in all contexts that its input was laid out in.
    var occursEverywhere = true
    /// Whether its input was laid out in states.
    var hasStates = false

    /// A finding about a file as a whole.
    init(file: String, code: FindingCode, message: String) {
        self.file = file
        severity = code.rule.severity
        self.code = code
        self.message = message
    }

    /// A finding of a layout that was read from the given file; warnings are errors where checking is strict.
    init(_ finding: LayoutFinding, file: String, isStrict: Bool = false) {
        self.file = finding.location?.file ?? file
        line = finding.location?.line
        column = finding.location?.column
        severity = isStrict && finding.severity == .warning ? .error : finding.severity
        code = finding.code
        message = finding.message
        items = finding.items
        constraints = finding.constraints
        broken = finding.broken
    }
}
