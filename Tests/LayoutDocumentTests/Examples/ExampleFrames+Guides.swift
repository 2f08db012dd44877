extension ExampleFrames {
    static let guides = customGuides + marginGuides + keyboardGuides + scrollGuides

    private static let customGuides = [
        ExampleFrames("guides/one-third", ["button": [100, 200, 100, 44]]),
        ExampleFrames("guides/one-third", state: "tall", ["button": [100, 300, 100, 44]]),
        // 320 − 2 × 20 − (60 + 80 + 40) = 100, so 50 a gap; (96 − 44) / 2 = 26.
        ExampleFrames(
            "guides/equal-spacing",
            [
                "save": [20, 26, 60, 44], "space1": [80, 16, 50, 64], "cancel": [130, 26, 80, 44],
                "space2": [210, 16, 50, 64], "clear": [260, 26, 40, 44],
            ]),
        ExampleFrames(
            "guides/equal-spacing", state: "wide",
            ["space1": [80, 16, 130, 64], "cancel": [210, 26, 80, 44], "clear": [420, 26, 40, 44]]),
        ExampleFrames(
            "guides/equal-spacing", state: "right-to-left",
            [
                "save": [240, 26, 60, 44], "space1": [190, 16, 50, 64], "cancel": [110, 26, 80, 44],
                "space2": [60, 16, 50, 64], "clear": [20, 26, 40, 44],
            ]),
        // The field is as high as its content and has its baseline 7 + 16 below its top, as its line begins at
        // (34 − 20.5) / 2 = 7 in half points; the label has its baseline 16 below its own.
        ExampleFrames(
            "guides/container",
            ["container": [16, 20, 288, 34], "label": [16, 27, 60, 20.5], "field": [84, 20, 220, 34]]),
        ExampleFrames("guides/add-remove", ["header": [0, 0, 300, 64], "button": [100, 84, 100, 44]]),
        ExampleFrames(
            "guides/add-remove", state: "removed", missing: ["header"], ["button": [100, 8, 100, 44]]),
        // The notch is 230 along the edge and 30 into the window, in the middle of the edge: (375 − 230) / 2 = 72.5.
        ExampleFrames("guides/notch", ["notch": [72.5, 0, 230, 30], "button": [137.5, 38, 100, 44]]),
        ExampleFrames(
            "guides/notch", state: "landscape-left",
            ["notch": [782, 72.5, 30, 230], "button": [674, 165.5, 100, 44]]),
        ExampleFrames(
            "guides/notch", state: "landscape-right",
            ["notch": [0, 72.5, 30, 230], "button": [38, 165.5, 100, 44]]),
        ExampleFrames(
            "guides/notch", state: "upside-down",
            ["notch": [72.5, 782, 230, 30], "button": [137.5, 730, 100, 44]]),
        // Half of 240 would be 120, but the constraint of at most 80 is stronger; the one that isn't installed
        // doesn't count.
        ExampleFrames(
            "guides/transient-guide-view.xib", missing: ["guide"],
            ["LayoutGuideView-header": [0, 0, 300, 80], "card": [20, 80, 260, 120]]),
        // The safe area is 59 and 34 inset, the margins are 16; the keyboard is 336 high: 852 − 336 = 516.
        ExampleFrames(
            "guides/every-guide",
            [
                "view.safeAreaLayoutGuide": [0, 59, 393, 759], "view.layoutMarginsGuide": [16, 59, 361, 759],
                "view.readableContentGuide": [16, 59, 361, 759],
                "view.keyboardLayoutGuide": [0, 516, 393, 336], "header": [16, 83, 361, 120],
                "title": [116.667, 123, 160, 40], "message": [16, 472, 361, 36],
            ]),
    ]

    private static let marginGuides = [
        ExampleFrames(
            "guides/margins",
            ["first": [20, 12, 120, 40], "second": [20, 64, 80, 40], "third": [20, 116, 150, 40]]),
        ExampleFrames(
            "guides/margins", state: "wider",
            ["first": [48, 12, 120, 40], "second": [48, 64, 80, 40], "third": [48, 116, 150, 40]]),
        ExampleFrames("guides/directional-margins", ["note": [40, 8, 100, 40]]),
        // 240 − 40 − 100.
        ExampleFrames("guides/directional-margins", state: "right-to-left", ["note": [100, 8, 100, 40]]),
        // Inside the card, 10 points in, 14 of the superview's 24 are left, and 6 of its 16: less than the card's own 8.
        ExampleFrames("guides/preserved-margins", ["card": [10, 10, 220, 100], "title": [14, 8, 90, 30]]),
        ExampleFrames("guides/preserved-margins", state: "own-margins", ["title": [8, 8, 90, 30]]),
        // 120 − 34 − 8 is the button's bottom in the panel.
        ExampleFrames(
            "guides/safe-area",
            ["title": [8, 52, 120, 30], "panel": [0, 200, 240, 120], "button": [80, 48, 80, 30]]),
        ExampleFrames(
            "guides/safe-area", state: "additional-insets",
            ["title": [8, 72, 120, 30], "panel": [0, 200, 240, 120], "button": [80, 32, 80, 30]]),
        ExampleFrames(
            "guides/safe-area", state: "margins-from-the-edge",
            ["title": [8, 8, 120, 30], "button": [80, 48, 80, 30]]),
        // 852 − 34 − 5 = 813 is the field's bottom, 779 its top, 774 the bar's.
        ExampleFrames("guides/bottom-bar", ["bar": [0, 774, 393, 78], "field": [16, 5, 361, 34]]),
        // Without a home indicator 667 − 5 − 34 − 5 = 623.
        ExampleFrames(
            "guides/bottom-bar", state: "without-home-indicator",
            ["bar": [0, 623, 375, 44], "field": [16, 5, 343, 34]]),
        // 59 + 44 = 103 at the top, 34 + 49 = 83 at the bottom.
        ExampleFrames("guides/bars", ["content": [0, 103, 393, 666]]),
        // 32 at the top, 21 + 32 = 53 at the bottom, 59 at each side.
        ExampleFrames("guides/bars", state: "landscape", ["content": [59, 32, 734, 308]]),
        ExampleFrames("guides/bars", state: "large-title", ["content": [0, 155, 393, 663]]),
        ExampleFrames("guides/bars", state: "home-button", ["content": [0, 64, 375, 554]]),
        // 24 + 50 = 74 at the top, 20 + 50 = 70 at the bottom of 1194.
        ExampleFrames("guides/bars", state: "pad", ["content": [0, 74, 834, 1050]]),
        ExampleFrames("guides/readable-content", ["article": [16, 59, 361, 759]]),
        // The sensor housing takes 59 at each side and margins are 20 from 400 points of width on.
        ExampleFrames("guides/readable-content", state: "landscape", ["article": [79, 0, 694, 372]]),
        // (834 − 672) / 2 = 81; 1194 − 24 − 20 = 1150.
        ExampleFrames("guides/readable-content", state: "pad", ["article": [81, 24, 672, 1150]]),
        ExampleFrames("guides/readable-content", state: "pad-landscape", ["article": [261, 24, 672, 790]]),
        // Body text of 15 points in place of 17: 672 × 15 / 17 = 592.9.
        ExampleFrames(
            "guides/readable-content", state: "pad-small-text", ["article": [120.5, 24, 593, 1150]]),
        // Text of 28 points could be 1107 points wide; the margins leave 794.
        ExampleFrames("guides/readable-content", state: "pad-large-text", ["article": [20, 24, 794, 1150]]),
    ]

    private static let keyboardGuides = [
        ExampleFrames("guides/keyboard", ["field": [16, 779, 361, 34]]),
        // An iPhone 15's keyboard is 336 points high, 209 on its side: 852 − 336 − 5 − 34 = 477, 393 − 209 − 39 = 145.
        ExampleFrames("guides/keyboard", state: "docked", ["field": [16, 477, 361, 34]]),
        ExampleFrames("guides/keyboard", state: "docked-landscape", ["field": [79, 145, 694, 34]]),
        ExampleFrames("guides/keyboard", state: "docked-low", ["field": [16, 693, 361, 34]]),
        // 667 − 260 − 39.
        ExampleFrames("guides/keyboard", state: "home-button", ["field": [16, 368, 343, 34]]),
        ExampleFrames("guides/keyboard", state: "without-safe-area", ["field": [16, 813, 361, 34]]),
        // 1194 − 20 − 8 − 44, in the middle of 834.
        ExampleFrames("guides/floating-keyboard", ["toolbar": [317, 1122, 200, 44]]),
        ExampleFrames("guides/floating-keyboard", state: "docked", ["toolbar": [317, 809, 200, 44]]),
        // The keyboard is 20 from the right and 20 above the home indicator's 20: [494, 901, 320, 253].
        ExampleFrames(
            "guides/floating-keyboard", state: "undocked",
            ["view.keyboardLayoutGuide": [494, 901, 320, 253], "toolbar": [554, 849, 200, 44]]),
        ExampleFrames("guides/floating-keyboard", state: "moved", ["toolbar": [120, 248, 200, 44]]),
        ExampleFrames("guides/floating-keyboard", state: "not-followed", ["toolbar": [317, 1122, 200, 44]]),
    ]

    private static let scrollGuides = [
        ExampleFrames(
            "guides/scroll-content",
            [
                "scroll": [20, 20, 200, 160], "scroll.contentLayoutGuide": [0, 0, 2080, 2040],
                "button": [1000, 1000, 80, 40],
            ]),
        ExampleFrames(
            "guides/scroll-content", state: "at-the-start",
            ["scroll.contentLayoutGuide": [0, 0, 2080, 2040], "button": [1000, 1000, 80, 40]]),
        ExampleFrames(
            "guides/scroll-pages",
            [
                "scroll": [20, 20, 160, 140], "scroll.contentLayoutGuide": [0, 0, 160, 280],
                "scroll.frameLayoutGuide": [0, 0, 160, 140], "first": [10, 10, 140, 120],
                "second": [10, 150, 140, 120],
            ]),
        // What is on the frame's guide stays where it is, in a content that has moved.
        ExampleFrames(
            "guides/scroll-pages", state: "second-page",
            [
                "scroll.contentLayoutGuide": [0, 0, 160, 280], "scroll.frameLayoutGuide": [0, 140, 160, 140],
                "second": [10, 150, 140, 120],
            ]),
        // The text is 210.82 points wide at 20 points (0.76 of SF Pro Text, advances 23629 and kerning −216, and 0.24 of SF
        // Pro Display, 20699 and −290, with 24 times tracking of −46), 211 in half points, with 5 points of padding at
        // either end; a line is 1.193359 × 20 = 23.87 high, 24 in half points.
        ExampleFrames(
            "guides/text-container",
            [
                "note.textContainerLayoutGuide": [20, 30, 221, 24], "overlay": [40, 50, 221, 24],
                "footer": [40, 82, 70, 20],
            ]),
        ExampleFrames(
            "guides/text-container", state: "scrolled",
            ["overlay": [40, 38, 221, 24], "footer": [40, 70, 70, 20]]),
    ]
}
