import Engine
import Findings

/// The results of a run: its inputs and its findings, without duplicates.
struct Report: Sendable {
    /// The inputs as the user gave them, in the order they were read.
    private(set) var inputs: [String] = []
    /// The findings in the order found.
    private(set) var findings: [Finding] = []
    private var known: Set<Finding> = []

    /// Adds an input that was examined.
    mutating func add(input: String) { inputs.append(input) }

    /// Adds a finding unless it is already present: every device and state of a document has the same ones.
    mutating func add(_ finding: Finding) {
        if known.insert(finding).inserted { findings.append(finding) }
    }

    /// Whether there is a finding of severity error.
    var hasErrors: Bool { findings.contains { $0.severity == .error } }
}
