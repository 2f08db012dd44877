extension ExampleFrames {
    static let findings = [
        ExampleFrames("findings/conflict", issues: ["unsatisfiable"], ["a": [40, 18, 100, 40]]),
        // The one activated last is given up: the row's end is at 340 instead of 280.
        ExampleFrames("findings/conflict-of-three", issues: ["unsatisfiable"], ["row": [20, 20, 320, 40]]),
        ExampleFrames("findings/ambiguity", issues: ["ambiguous"], ["track": [40, 51, 240, 8]]),
        ExampleFrames(
            "findings/incompatible-anchors",
            issues: Array(repeating: "incompatible-attributes", count: 4) + ["ambiguous", "ambiguous"], [:]),
        // What a state says in vain is found whichever state is laid out.
        ExampleFrames(
            "findings/guide-after-its-owner-left", issues: ["without-effect"],
            ["panel": [10, 10, 280, 90], "button": [100, 40, 100, 44]]),
        ExampleFrames(
            "findings/guide-after-its-owner-left", state: "panel-removed", issues: ["without-effect"],
            missing: ["panel", "third"], ["button": [100, 20, 100, 44]]),
        ExampleFrames(
            "findings/guide-after-its-owner-left", state: "panel-missed", issues: ["without-effect"],
            missing: ["panel", "third"], ["button": [100, 20, 100, 44]]),
    ]
}
