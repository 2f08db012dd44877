import Engine
import Findings

/// The result of reading one input: its scenes and findings.
package struct ReadResult {
    /// The scenes in the order of the input; empty if the input can't be used.
    package var scenes: [Scene]
    /// All findings in the order of the input; if `scenes` is empty, at least one is an error.
    package var findings: [LayoutFinding]
    /// The ids of the input's states, in its order.
    package var states: [String]

    /// Creates a result.
    package init(scenes: [Scene], findings: [LayoutFinding] = [], states: [String] = []) {
        self.scenes = scenes
        self.findings = findings
        self.states = states
    }
}
