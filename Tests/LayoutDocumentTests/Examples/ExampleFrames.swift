import Testing

/// The frames of an example, each `[x, y, width, height]` in the superview's coordinates, computed by hand from the
/// document.
struct ExampleFrames: Sendable, CustomTestStringConvertible {
    /// The file without its extension, with its folder.
    let example: String
    let state: String?
    let frames: [String: [Double]]
    /// The missing items.
    let missing: [String]
    /// The codes of the findings, in order.
    let findings: [String]

    init(
        _ example: String, state: String? = nil, findings: [String] = [], missing: [String] = [],
        _ frames: [String: [Double]]
    ) {
        self.example = example
        self.state = state
        self.frames = frames
        self.missing = missing
        self.findings = findings
    }

    var testDescription: String { state.map { "\(example) (\($0))" } ?? example }

    static let all = guides + patterns + stacks + controls + scripts + findings
}
