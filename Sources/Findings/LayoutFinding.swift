/// A problem or note that the author of a layout should know about: a conflict, an ambiguity, an error in a
/// document.
public struct LayoutFinding: Sendable, Hashable {
    /// How much a finding matters: errors fail a check, warnings fail it under `--strict`, notes never do.
    public enum Severity: String, Sendable, Hashable, CaseIterable {
        case error, warning, note
    }

    /// The kind of finding, as listed in the registry.
    public var code: FindingCode
    /// The code's severity, unless the context makes it milder.
    public var severity: Severity
    /// What is wrong and what to do, in one line.
    public var message: String
    /// The location in the input, if the layout was read from one.
    public var location: SourceLocation?
    /// The ids of the views and guides it is about.
    public var items: [String]
    /// The constraints it is about, as their author wrote or named them.
    public var constraints: [String]
    /// For a conflict, the constraint that was broken; nil otherwise.
    public var broken: String?
    /// What belongs to the message, a line each: for a conflict its constraints, the sum and what to do.
    public var notes: [String] = []

    /// Creates a finding of the given kind, by default with the severity of its rule.
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

/// A location in an input: the file as the user named it, and a line and column counting from 1.
///
/// Columns count Unicode scalars, so that an editor's "go to" finds the right character.
public struct SourceLocation: Sendable, Hashable {
    /// The file as the user named it.
    public var file: String
    /// The line, counting from 1.
    public var line: Int
    /// The column in Unicode scalars, counting from 1.
    public var column: Int

    /// Creates a location from a file, a line and a column.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}
