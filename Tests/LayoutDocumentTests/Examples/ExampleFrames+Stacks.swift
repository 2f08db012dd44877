extension ExampleFrames {
    static let stacks = distributions + alignments + others

    // 320 points for views of 40, 80 and 60 with gaps of 10: 120 are left over. With `fill`, the most flexible view
    // takes them; with equal lengths, (320 − 20) / 3 = 100 each; in proportion, 1.6 times as much each, and the last
    // has the rest; with equal gaps, (320 − 180) / 2 = 70; with equal distances of the centres, (320 − 20 − 30) / 2 =
    // 135.
    private static let distributions = [
        ExampleFrames(
            "stacks/row-distributions",
            [
                "fill": [20, 20, 320, 24],
                "fill.a": [0, 0, 160, 24], "fill.b": [170, 0, 80, 24], "fill.c": [260, 0, 60, 24],
                "fillEqually": [20, 64, 320, 24],
                "fillEqually.a": [0, 0, 100, 24], "fillEqually.b": [110, 0, 100, 24],
                "fillEqually.c": [220, 0, 100, 24],
                "fillProportionally": [20, 108, 320, 24],
                "fillProportionally.a": [0, 0, 64, 24], "fillProportionally.b": [74, 0, 128, 24],
                "fillProportionally.c": [212, 0, 108, 24],
                "equalSpacing": [20, 152, 320, 24],
                "equalSpacing.a": [0, 0, 40, 24], "equalSpacing.b": [110, 0, 80, 24],
                "equalSpacing.c": [260, 0, 60, 24],
                "equalCentering": [20, 196, 320, 24],
                "equalCentering.a": [0, 0, 40, 24], "equalCentering.b": [115, 0, 80, 24],
                "equalCentering.c": [260, 0, 60, 24],
            ]),
        ExampleFrames(
            "stacks/row-distributions", state: "right-to-left",
            [
                "fill.a": [160, 0, 160, 24], "fill.b": [70, 0, 80, 24], "fill.c": [0, 0, 60, 24],
                "fillEqually.a": [220, 0, 100, 24], "fillEqually.b": [110, 0, 100, 24],
                "fillEqually.c": [0, 0, 100, 24],
                "fillProportionally.a": [256, 0, 64, 24], "fillProportionally.b": [118, 0, 128, 24],
                "fillProportionally.c": [0, 0, 108, 24],
                "equalSpacing.a": [280, 0, 40, 24], "equalSpacing.b": [130, 0, 80, 24],
                "equalSpacing.c": [0, 0, 60, 24],
                "equalCentering.a": [280, 0, 40, 24], "equalCentering.b": [125, 0, 80, 24],
                "equalCentering.c": [0, 0, 60, 24],
            ]),
        ExampleFrames(
            "stacks/column-distributions",
            [
                "fill": [20, 20, 80, 320],
                "fill.a": [0, 0, 80, 160], "fill.b": [0, 170, 80, 80], "fill.c": [0, 260, 80, 60],
                "fillEqually": [120, 20, 80, 320],
                "fillEqually.a": [0, 0, 80, 100], "fillEqually.b": [0, 110, 80, 100],
                "fillEqually.c": [0, 220, 80, 100],
                "fillProportionally": [220, 20, 80, 320],
                "fillProportionally.a": [0, 0, 80, 64], "fillProportionally.b": [0, 74, 80, 128],
                "fillProportionally.c": [0, 212, 80, 108],
                "equalSpacing": [320, 20, 80, 320],
                "equalSpacing.a": [0, 0, 80, 40], "equalSpacing.b": [0, 110, 80, 80],
                "equalSpacing.c": [0, 260, 80, 60],
                "equalCentering": [420, 20, 80, 320],
                "equalCentering.a": [0, 0, 80, 40], "equalCentering.b": [0, 115, 80, 80],
                "equalCentering.c": [0, 260, 80, 60],
            ]),
    ]

    // Text of 12, 24 and 17 points has its baseline 11.5, 23 and 16 points below its top. Middles are rounded to half
    // points by their edges.
    private static let alignments = [
        ExampleFrames(
            "stacks/row-alignments",
            [
                "fill": [20, 20, 150, 60],
                "fill.small": [0, 0, 40, 60], "fill.large": [50, 0, 50, 60], "fill.body": [110, 0, 40, 60],
                "top": [190, 20, 150, 60],
                "top.small": [0, 0, 40, 14.5], "top.large": [50, 0, 50, 29], "top.body": [110, 0, 40, 20.5],
                "center": [360, 20, 150, 60],
                "center.small": [0, 23, 40, 14.5], "center.large": [50, 15.5, 50, 29],
                "center.body": [110, 20, 40, 20.5],
                "bottom": [20, 100, 150, 60],
                "bottom.small": [0, 45.5, 40, 14.5], "bottom.large": [50, 31, 50, 29],
                "bottom.body": [110, 39.5, 40, 20.5],
                // From the first label's top: the large one's baseline is 11.5 lower, the body's 4.5.
                "firstBaseline": [190, 100, 150, 29 - 11.5],
                "firstBaseline.small": [0, 0, 40, 14.5], "firstBaseline.large": [50, -11.5, 50, 29],
                "firstBaseline.body": [110, -4.5, 40, 20.5],
                // To the first label's bottom.
                "lastBaseline": [360, 100, 150, 11.5 + 14.5],
                "lastBaseline.small": [0, 11.5, 40, 14.5], "lastBaseline.large": [50, 0, 50, 29],
                "lastBaseline.body": [110, 7, 40, 20.5],
            ]),
        ExampleFrames(
            "stacks/column-alignments",
            [
                "fill": [20, 20, 90, 72],
                "fill.a": [0, 0, 90, 20], "fill.b": [0, 26, 90, 20], "fill.c": [0, 52, 90, 20],
                "leading": [130, 20, 90, 72],
                "leading.a": [0, 0, 40, 20], "leading.b": [0, 26, 70, 20], "leading.c": [0, 52, 50, 20],
                "center": [240, 20, 90, 72],
                "center.a": [25, 0, 40, 20], "center.b": [10, 26, 70, 20], "center.c": [20, 52, 50, 20],
                "trailing": [350, 20, 90, 72],
                "trailing.a": [50, 0, 40, 20], "trailing.b": [20, 26, 70, 20],
                "trailing.c": [40, 52, 50, 20],
            ]),
        ExampleFrames(
            "stacks/column-alignments", state: "right-to-left",
            [
                "fill.a": [0, 0, 90, 20], "fill.b": [0, 26, 90, 20], "fill.c": [0, 52, 90, 20],
                "leading.a": [50, 0, 40, 20], "leading.b": [20, 26, 70, 20], "leading.c": [40, 52, 50, 20],
                "center.a": [25, 0, 40, 20], "center.b": [10, 26, 70, 20], "center.c": [20, 52, 50, 20],
                "trailing.a": [0, 0, 40, 20], "trailing.b": [0, 26, 70, 20], "trailing.c": [0, 52, 50, 20],
            ]),
    ]

    private static let others = [
        ExampleFrames(
            "stacks/spacing",
            [
                "row": [20, 20, 188, 30], "a": [0, 0, 50, 30], "b": [80, 0, 60, 30], "c": [148, 0, 40, 30],
                "padded": [20, 74, 154, 50], "d": [24, 10, 50, 30], "e": [82, 10, 60, 30],
            ]),
        ExampleFrames(
            "stacks/spacing", state: "hidden",
            [
                "row": [20, 20, 120, 30], "a": [0, 0, 50, 30], "c": [80, 0, 40, 30],
                "padded": [20, 74, 86, 50], "d": [24, 10, 50, 30],
            ]),
        ExampleFrames(
            "stacks/spacing", state: "first-hidden",
            ["row": [20, 20, 108, 30], "b": [0, 0, 60, 30], "c": [68, 0, 40, 30]]),
        // 34 + 12 + 34 + 12 + 40 = 132; (280 − 8) / 2 = 136.
        ExampleFrames(
            "stacks/nested",
            [
                "form": [20, 15, 280, 132], "name": [0, 0, 280, 34], "name.label": [0, 7, 50, 20],
                "name.field": [58, 0, 222, 34], "city": [0, 46, 280, 34], "city.label": [0, 7, 70, 20],
                "city.field": [78, 0, 202, 34], "actions": [0, 92, 280, 40], "cancel": [0, 0, 136, 40],
                "save": [144, 0, 136, 40],
            ]),
        ExampleFrames(
            "stacks/nested", state: "without-city",
            ["form": [20, 15, 280, 86], "name": [0, 0, 280, 34], "actions": [0, 46, 280, 40]]),
    ]
}
