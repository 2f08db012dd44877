extension ExampleFrames {
    static let patterns =
        sizes + gaps + collapsing + [
            ExampleFrames(
                "patterns/scroll-content-view",
                [
                    "scroll": [10, 10, 180, 160], "content": [0, 0, 180, 280], "first": [10, 10, 160, 80],
                    "second": [10, 100, 160, 80], "third": [10, 190, 160, 80],
                ])
        ]

    private static let sizes = [
        ExampleFrames(
            "patterns/fixed-and-stretched",
            [
                "fixed": [20, 20, 60, 40], "wide": [100, 20, 180, 40], "stretched": [20, 80, 260, 60],
                "tall": [20, 160, 140, 40], "corner": [180, 160, 100, 40],
            ]),
        ExampleFrames(
            "patterns/fixed-and-stretched", state: "one-missing", findings: ["ambiguous"],
            ["wide": [100, 20, 180, 40]]),
        // 320 − 2 × 20 − 8 = 272 are left for the two of a row; the button's bottom is 144.
        ExampleFrames(
            "patterns/content-size",
            [
                "name": [20, 20, 80, 20], "value": [108, 20, 192, 20], "title": [20, 60, 122, 20],
                "detail": [150, 60, 150, 20], "icon": [20, 102, 40, 40], "button": [68, 100, 100, 44],
            ]),
        ExampleFrames(
            "patterns/content-size", state: "other-way-round",
            [
                "name": [20, 20, 212, 20], "value": [240, 20, 60, 20], "title": [20, 60, 200, 20],
                "detail": [228, 60, 72, 20],
            ]),
        // 320 × 9 / 16 = 180; 320 / 4 = 80; 360 × 3 / 4 − 20 = 250.
        ExampleFrames(
            "patterns/ratio",
            ["photo": [20, 20, 320, 180], "thumbnail": [20, 220, 80, 80], "knob": [250, 240, 40, 40]]),
    ]

    private static let gaps = [
        // (360 − 2 × 20 − 2 × 10) / 3 = 100, and 140 on 480.
        ExampleFrames(
            "patterns/equal-widths",
            ["a": [20, 20, 100, 40], "b": [130, 20, 100, 40], "c": [240, 20, 100, 40]]),
        ExampleFrames(
            "patterns/equal-widths", state: "wide",
            ["a": [20, 20, 140, 40], "b": [170, 20, 140, 40], "c": [320, 20, 140, 40]]),
        // (360 − 40 − 80 − 60) / 4 = 45.
        ExampleFrames(
            "patterns/equal-gaps",
            ["a": [45, 28, 40, 40], "b": [130, 28, 80, 40], "c": [255, 28, 60, 40]]),
    ]

    private static let collapsing = [
        ExampleFrames(
            "patterns/collapse",
            ["icon": [16, 16, 40, 40], "label": [64, 26, 100, 20], "button": [172, 18, 80, 36]]),
        ExampleFrames(
            "patterns/collapse", state: "removed", missing: ["label"],
            ["icon": [16, 16, 40, 40], "button": [64, 18, 80, 36]]),
        ExampleFrames(
            "patterns/collapse", state: "constants", ["label": [64, 26, 0, 20], "button": [64, 18, 80, 36]]),
        // The label still exists, but nothing determines its position.
        ExampleFrames(
            "patterns/collapse", state: "deactivated", findings: ["ambiguous"], ["button": [64, 18, 80, 36]]),
        ExampleFrames("patterns/empty-image", ["icon": [16, 16, 40, 40], "title": [64, 26, 120, 20]]),
        ExampleFrames(
            "patterns/empty-image", state: "empty", ["icon": [16, 36, 0, 0], "title": [16, 26, 120, 20]]),
        // Nothing determines the size of the image view, and therefore the position of the title.
        ExampleFrames("patterns/empty-image", state: "no-size", findings: ["ambiguous"], [:]),
    ]
}
