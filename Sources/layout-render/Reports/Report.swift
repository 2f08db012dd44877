import Engine

/// What a run found: the inputs it looked at and its findings, each once.
struct Report: Sendable {
    /// The inputs as the user named them, in the order they were read.
    private(set) var inputs: [String] = []
    /// In the order found.
    private(set) var findings: [Finding] = []
    private var known: Set<Finding> = []

    /// Takes in that an input was looked at.
    mutating func add(input: String) { inputs.append(input) }

    /// Takes a finding in, unless it is known: every device and state of a document has the same ones.
    mutating func add(_ finding: Finding) {
        if known.insert(finding).inserted { findings.append(finding) }
    }

    /// Whether something of severity error was found.
    var hasErrors: Bool { findings.contains { $0.severity == .error } }
}
