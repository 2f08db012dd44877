import Explanation

/// What came of an input: its scenes for each device and state asked for, and what was found on the way.
struct InputLayouts: Sendable {
    var input: InputFile
    var scenes: [LaidOutScene] = []
    var findings: [Finding] = []
    /// What is wrong with questions about the scenes.
    var mistakes: [ExplanationMistake] = []
    /// The inequalities that had room so far, where that is looked for.
    var neverBinding = NeverBindingLint()
    /// What kept work from being done; success where nothing did.
    var failure = ExitStatus.success

    /// What the input was laid out as so far; the last is the one being laid out.
    private(set) var contexts: [LayoutContext] = []

    /// Begins laying the input out in a state and on a device.
    mutating func begin(_ context: LayoutContext) { contexts.append(context) }

    /// Takes in what was found in the layout begun last.
    mutating func add(_ finding: Finding) {
        var finding = finding
        finding.contexts = contexts.suffix(1)
        findings.append(finding)
    }

    /// Makes each finding one, whatever the number of states and devices it occurs in.
    mutating func mergeFindings() { findings = findings.merged(of: contexts) }

    /// Takes in something that kept work from being done.
    mutating func fail(_ finding: Finding, _ status: ExitStatus) {
        findings.append(finding)
        failure = failure.combined(with: status)
    }
}
