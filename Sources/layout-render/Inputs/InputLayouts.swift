/// What came of an input: its scenes for each device and state asked for, and what was found on the way.
struct InputLayouts: Sendable {
    var input: InputFile
    var scenes: [LaidOutScene] = []
    var findings: [Finding] = []
    /// What is wrong with questions about the scenes.
    var mistakes: [ExplanationMistake] = []
    /// What kept work from being done; success where nothing did.
    var failure = ExitStatus.success

    /// Takes in something that kept work from being done.
    mutating func fail(_ finding: Finding, _ status: ExitStatus) {
        findings.append(finding)
        failure = failure.combined(with: status)
    }
}
