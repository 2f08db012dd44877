import Engine
import Findings

/// How findings are reported: which ones are ignored, and whether warnings and lints count as errors.
package struct FindingPolicy: Sendable {
    package var isStrict: Bool
    /// The codes of findings to ignore, unless a finding prevents work.
    private let silenced: Set<FindingCode>

    /// Creates a policy, by default one that reports findings as they are.
    package init(isStrict: Bool = false, silenced: Set<FindingCode> = []) {
        self.isStrict = isStrict
        self.silenced = silenced
    }

    /// Returns whether findings with the code are ignored.
    func ignores(_ code: FindingCode) -> Bool { silenced.contains(code) }

    /// Returns the finding as it is reported; nil if it is ignored.
    package func reported(_ finding: Finding) -> Finding? { ignores(finding.code) ? nil : graded(finding) }

    /// Returns the finding as an error if it is a warning or a lint and checking is strict.
    func graded(_ finding: Finding) -> Finding {
        guard isStrict, finding.severity == .warning || finding.code.isLint else { return finding }
        var finding = finding
        finding.severity = .error
        return finding
    }
}
