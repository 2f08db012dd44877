extension ExampleFrames {
    /// Examples in the scripts of other languages. All have the same constraints; those of Arabic and Hebrew are
    /// mirrored, so that a button 160 wide ends 20 before the canvas's 320.
    static let scripts =
        ["chinese", "devanagari", "emoji", "japanese", "korean", "thai"].map { language in
            ExampleFrames("scripts/\(language)", framesByLanguage(buttonX: 20))
        }
        + ["arabic", "hebrew"].map { ExampleFrames("scripts/\($0)", framesByLanguage(buttonX: 140)) } + mixed

    private static func framesByLanguage(buttonX: Double) -> [String: [Double]] {
        ["title": [20, 16, 280, 30], "body": [20, 54, 280, 66], "button": [buttonX, 136, 160, 44]]
    }

    private static let mixed = [
        // Han characters are 17 points wide, four of them 68, and eleven of twenty fit 200, 187 wide; marks add nothing to "e n a",
        // which is 36.49 wide. Right to left, 240 is where reading begins.
        ExampleFrames(
            "scripts/scripts",
            ["han": [20, 20, 68, 20.5], "combining": [20, 158, 36.5, 20.5], "wrapped": [20, 227, 187, 41]]),
        ExampleFrames(
            "scripts/scripts", state: "right-to-left",
            [
                "han": [172, 20, 68, 20.5], "combining": [203.5, 158, 36.5, 20.5],
                "wrapped": [53, 227, 187, 41],
            ]),
    ]
}
