import Engine

/// What was read from one input: its scenes and everything its author should know.
public struct ReadResult {
    /// In the order of the input; empty where the input can't be used.
    public var scenes: [Scene]
    /// All findings of reading, in the order of the input; where `scenes` is empty, at least one is an error.
    public var findings: [LayoutFinding]
    /// The ids of the states that the input has, in its order.
    public var states: [String]

    /// What was read; see the properties.
    public init(scenes: [Scene], findings: [LayoutFinding] = [], states: [String] = []) {
        self.scenes = scenes
        self.findings = findings
        self.states = states
    }
}
