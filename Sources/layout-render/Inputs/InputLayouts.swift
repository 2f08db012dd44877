/// The result for an input: its scenes for each requested device and state, and the findings.
struct InputLayouts: Sendable {
    var input: InputFile
    var scenes: [LaidOutScene] = []
    var findings: [Finding] = []
    /// Those of the findings that a sweep came to.
    var sweepFindings: [Finding] = []
    /// What is wrong with questions about the scenes.
    var mistakes: [ExplanationMistake] = []
    /// The worst error that prevented work; success if there was none.
    var failure = ExitStatus.success

    /// The states and devices laid out so far; the last one is in progress.
    private(set) var contexts: [LayoutContext] = []

    /// Starts a layout in a state and on a device.
    mutating func begin(_ context: LayoutContext) { contexts.append(context) }

    /// Adds a finding of the current layout.
    mutating func add(_ finding: Finding) {
        var finding = finding
        finding.contexts = contexts.suffix(1)
        findings.append(finding)
    }

    /// Merges findings that occur in several states and on several devices.
    mutating func mergeFindings() { findings = findings.merged(of: contexts) }

    /// Adds an error that prevented work.
    mutating func fail(_ finding: Finding, _ status: ExitStatus) {
        findings.append(finding)
        failure = failure.combined(with: status)
    }
}
