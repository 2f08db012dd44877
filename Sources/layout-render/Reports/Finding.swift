import Engine

/// Something the user should know about an input or an output: an issue of a layout, or why a file was of no use.
struct Finding: Sendable, Hashable {
    /// As the user named it.
    var file: String
    /// Counts from 1; nil where the finding is about the file as a whole.
    var line: Int?
    /// Counts Unicode scalars from 1.
    var column: Int?
    var severity: LayoutIssue.Severity
    /// A stable word, as scripts match it.
    var code: String
    /// What is wrong and what to do, in one line.
    var message: String
    /// The ids of the views and guides it is about.
    var items: [String] = []
    /// The constraints it is about, as their author wrote or named them.
    var constraints: [String] = []
    /// Of a conflict: the constraint that was given up.
    var broken: String?

    /// A finding about a file as a whole.
    init(file: String, severity: LayoutIssue.Severity = .error, code: String, message: String) {
        self.file = file
        self.severity = severity
        self.code = code
        self.message = message
    }

    /// An issue of a layout that was read from the given file; warnings are errors where checking is strict.
    init(_ issue: LayoutIssue, file: String, isStrict: Bool = false) {
        self.file = issue.location?.file ?? file
        line = issue.location?.line
        column = issue.location?.column
        severity = isStrict && issue.severity == .warning ? .error : issue.severity
        code = issue.code.rawValue
        message = issue.message
        items = issue.items
        constraints = issue.constraints
        broken = issue.broken
    }
}
