extension ExampleFrames {
    static let controls = [
        // The sizes are those that Interface Builder records. "Month", the widest segment, is 39.7 wide at 13 medium:
        // 3 × (40 + 18) + 2 = 176. "Save" is 33.1 wide at 15, in whole points 34; "Buy" 29.03 at 17, in half points 29.5.
        ExampleFrames(
            "controls/sizes",
            [
                "switch": [20, 20, 51, 31],
                "slider": [98, 20, 204, 31],
                "stepper": [320, 20, 94, 32],
                "segments": [20, 66, 176, 32],
                "progress": [220, 80, 194, 4],
                "indicator": [20, 112, 20, 20],
                "largeIndicator": [52, 112, 37, 37],
                "pages": [104, 112, 138, 26],
                "button": [260, 112, 34, 30],
                "configured": [310, 112, 53.5, 34.5],
                "withImage": [20, 162, 81.5, 34.5],
                "image": [116, 162, 48, 36],
                "field": [180, 162, 120, 34],
                "label": [320, 162, 41.5, 20.5],
                "search": [20, 210, 394, 56],
                "navigation": [20, 276, 394, 44],
                "tools": [20, 330, 394, 44],
                "tabs": [20, 389, 394, 49],
                "picker": [20, 448, 320, 216],
            ]),
        ExampleFrames(
            "controls/colors",
            [
                "card": [20, 20, 280, 150], "badge": [244, 12, 24, 24], "veil": [0, 48, 280, 30],
                "button": [20, 90, 240, 44],
            ]),
        // Sizes 28, 17, 13 and 11 at large and 38, 28, 23 and 20 at the first accessibility size, lines 1.193359 times as
        // high in half points; body's second line is 22 below the first, and 34 at 28 points.
        ExampleFrames(
            "controls/text-styles",
            [
                "title": [20, 20, 220, 33.5], "body": [20, 63.5, 220, 20.5], "lines": [20, 94, 220, 42.5],
                "footnote": [20, 146.5, 220, 16], "caption": [20, 172.5, 220, 13.5],
            ]),
        ExampleFrames(
            "controls/text-styles", state: "larger",
            [
                "title": [20, 20, 220, 45.5], "body": [20, 75.5, 220, 33.5], "lines": [20, 119, 220, 67.5],
                "footnote": [20, 196.5, 220, 27.5], "caption": [20, 234, 220, 24],
            ]),
        // At 17 points the text is 339.1 wide, and a line 20.29 high: 20.5, 41 and 61 for one, two and three of them.
        // "jumps over the lazy dog" is 180.9 wide and fits 200 points; at 150 there are three lines, the widest 139.7 wide
        // and 4.8 more with the space at its end. Two of them end in "fox jumps over th…", 144 wide.
        ExampleFrames(
            "controls/labels",
            [
                "one": [20, 20, 200, 20.5], "two": [20, 50.5, 144, 41], "any": [20, 101.5, 181, 41],
                "preferred": [20, 152.5, 144.5, 61],
            ]),
        // Ascenders are 0.952148 of the size: 26.5, 11.5, 16 and 14.5 at 28, 12, 17 and 15 points in half points. The
        // field's line begins at (34 − 20.5) / 2 = 7, the button's at (30 − 18) / 2 = 6. 20 + 26.5 is the common line.
        ExampleFrames(
            "controls/baselines",
            [
                "title": [20, 20, 70, 33.5], "note": [100, 35, 40, 14.5], "field": [150, 23.5, 80, 34],
                "button": [240, 26, 60, 30],
            ]),
    ]
}
