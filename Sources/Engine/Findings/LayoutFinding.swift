/// Something a layout's author should know: a conflict, an ambiguity, an error in a document, a note.
public struct LayoutFinding: Sendable, Hashable {
    /// How much a finding matters: errors fail a check, warnings fail it under `--strict`, notes never do.
    public enum Severity: String, Sendable, Hashable, CaseIterable {
        case error, warning, note
    }

    public var code: FindingCode
    public var severity: Severity
    /// What is wrong and what to do, in one line.
    public var message: String
    /// Where in the input, if it came from one.
    public var location: SourceLocation?
    /// The ids of the views and guides it is about.
    public var items: [String]
    /// The constraints it is about, as their author wrote or named them.
    public var constraints: [String]
    /// Of a conflict: the constraint that was given up.
    public var broken: String?

    /// A finding of the given kind; it matters as much as its kind usually does where nothing else is said.
    public init(
        code: FindingCode, severity: Severity? = nil, message: String, location: SourceLocation? = nil,
        items: [String] = [], constraints: [String] = [], broken: String? = nil
    ) {
        self.code = code
        self.severity = severity ?? code.rule.severity
        self.message = message
        self.location = location
        self.items = items
        self.constraints = constraints
        self.broken = broken
    }
}
