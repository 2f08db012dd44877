/// The severity and description of a kind of finding.
public struct FindingRule: Sendable, Hashable {
    /// The default severity, which a finding can override.
    public let severity: LayoutFinding.Severity
    /// What is wrong, in one sentence.
    public let summary: String
    /// What to do about it, in one sentence.
    public let remedy: String

    init(_ severity: LayoutFinding.Severity, _ summary: String, remedy: String) {
        self.severity = severity
        self.summary = summary
        self.remedy = remedy
    }
}
