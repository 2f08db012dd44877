/// What there is to know about a kind of finding, whichever layout it is found in.
public struct FindingRule: Sendable, Hashable {
    /// How much it usually matters; a finding can say otherwise.
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
