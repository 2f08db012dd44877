extension ExampleFrames {
    static let findings = [
        ExampleFrames("findings/conflict", findings: ["unsatisfiable"], ["a": [40, 18, 100, 40]]),
        // The one activated last is broken: the row's end is at 340 instead of 280.
        ExampleFrames("findings/conflict-of-three", findings: ["unsatisfiable"], ["row": [20, 20, 320, 40]]),
        ExampleFrames("findings/ambiguity", findings: ["ambiguous"], ["track": [40, 51, 240, 8]]),
        ExampleFrames(
            "findings/incompatible-anchors",
            findings: Array(repeating: "incompatible-attributes", count: 4) + ["ambiguous", "ambiguous"], [:]),
        // A state's setting without effect is reported whichever state is laid out.
        ExampleFrames(
            "findings/guide-after-its-owner-left", findings: ["without-effect"],
            ["panel": [10, 10, 280, 90], "button": [100, 40, 100, 44]]),
        ExampleFrames(
            "findings/guide-after-its-owner-left", state: "panel-removed", findings: ["without-effect"],
            missing: ["panel", "third"], ["button": [100, 20, 100, 44]]),
        ExampleFrames(
            "findings/guide-after-its-owner-left", state: "panel-missed", findings: ["without-effect"],
            missing: ["panel", "third"], ["button": [100, 20, 100, 44]]),
    ]
}
