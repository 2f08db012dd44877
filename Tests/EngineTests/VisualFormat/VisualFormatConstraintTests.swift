import Foundation
import Testing

@testable import Engine

/// The constraints of lines, as equations.
struct VisualFormatConstraintTests {
    private let root = View()
    private let views: [String: any LayoutItem]

    init() {
        root.identifier = "root"
        var views: [String: any LayoutItem] = ["root": root]
        for name in ["a", "b", "c"] {
            let view = View()
            view.identifier = name
            root.addSubview(view)
            views[name] = view
        }
        let guide = LayoutGuide(identifier: "guide")
        root.addLayoutGuide(guide)
        views["guide"] = guide
        self.views = views
    }

    private func equations(
        _ line: String, options: VisualFormatOptions = [], metrics: [String: CGFloat] = [:]
    ) throws(VisualFormatError) -> [String] {
        try LayoutConstraint.constraints(
            withVisualFormat: line, options: options, metrics: metrics, views: views
        ).map(\.description)
    }

    @Test(arguments: [
        (
            "H:|-[a]-[b]-|",
            [
                "a.leading == root.leadingMargin", "b.leading == a.trailing + 8",
                "root.trailingMargin == b.trailing",
            ]
        ),
        ("V:|-[a]-|", ["a.top == root.topMargin", "root.bottomMargin == a.bottom"]),
        ("|[a]|", ["a.leading == root.leading", "root.trailing == a.trailing"]),
        (
            "V:|-20-[a(>=50@750,<=80)][b(a@wish)]-(>=gap)-|",
            [
                "a.top == root.top + 20", "a.height >= 50 @750", "a.height <= 80", "b.top == a.bottom",
                "b.height == a.height @250", "root.bottom >= b.bottom + 12",
            ]
        ),
        ("[a]-(-5)-[b]", ["b.leading == a.trailing - 5"]),
        (
            "|-[guide(gap)]-[a]",
            ["guide.leading == root.leadingMargin", "guide.width == 12", "a.leading == guide.trailing + 8"]
        ),
    ])
    func lineBecomes(line: String, expected: [String]) throws {
        #expect(try equations(line, metrics: ["gap": 12, "wish": 250]) == expected)
    }

    @Test func directionsNamePhysicalSides() throws {
        #expect(
            try equations("|-4-[a]-(>=8)-[b]-|", options: .directionLeftToRight) == [
                "a.left == root.left + 4", "b.left >= a.right + 8", "root.rightMargin == b.right",
            ])
        #expect(
            try equations("|-4-[a]-(>=8)-[b]-|", options: .directionRightToLeft) == [
                "root.right == a.right + 4", "a.left >= b.right + 8", "b.left == root.leftMargin",
            ])
        #expect(
            try equations("V:[a]-8-[b]", options: .directionRightToLeft) == ["b.top == a.bottom + 8"])
    }

    @Test func alignmentsTieEachViewToTheOneBefore() throws {
        #expect(
            try equations("[a][b][c]", options: [.alignAllTop, .alignAllLastBaseline]) == [
                "b.leading == a.trailing", "c.leading == b.trailing", "b.top == a.top", "c.top == b.top",
                "b.lastBaseline == a.lastBaseline", "c.lastBaseline == b.lastBaseline",
            ])
        #expect(
            try equations("V:|[a][b]", options: .alignAllCenterX) == [
                "a.top == root.top", "b.top == a.bottom", "b.centerX == a.centerX",
            ])
    }

    @Test func baselineSpacingRunsFromBaselineToBaseline() throws {
        #expect(
            try equations("V:|-4-[a]-20-[b]-[c]", options: .spacingBaselineToBaseline) == [
                "a.top == root.top + 4", "b.firstBaseline == a.lastBaseline + 20", "c.top == b.bottom + 8",
            ])
    }

    private static let mistakes: [(String, VisualFormatOptions, VisualFormatError)] = [
        (
            "[a]-[giude]", VisualFormatOptions(),
            VisualFormatError.unknownView("giude", suggestion: "guide", at: 5)
        ),
        ("[nothing]", [], .unknownView("nothing", suggestion: nil, at: 1)),
        ("[a(==giude)]", [], .unknownMetric("giude", suggestion: "guide", at: 5)),
        ("[a]-gpa-[b]", [], .unknownMetric("gpa", suggestion: "gap", at: 4)),
        ("[a]-b-[c]", [], .viewAsNumber("b", at: 4)),
        ("[a(8@c)]", [], .viewAsNumber("c", at: 5)),
        ("|[root]", [], .noSuperview("root", at: 2)),
        ("[a(8@gap)]", [], .priorityOutOfRange(2000, at: 5)),
        ("[a(endless)]", [], .numberOutOfRange(.infinity, at: 3)),
        ("[a][b]", .alignAllLeft, .alignmentAlongAxis(.left, .horizontal)),
        ("V:[a][b]", .alignAllFirstBaseline, .alignmentAlongAxis(.firstBaseline, .vertical)),
        ("[a]", .directionMask, .contradictoryOptions),
        ("[a]", .spacingBaselineToBaseline, .contradictoryOptions),
    ]

    @Test(arguments: mistakes)
    func refuses(line: String, options: VisualFormatOptions, error: VisualFormatError) {
        #expect(throws: error) {
            try equations(line, options: options, metrics: ["gap": 2000, "endless": .infinity])
        }
    }

    @Test func messageSaysWhatToDo() {
        #expect(
            VisualFormatError.unknownView("titel", suggestion: "title", at: 1).description
                == "unknown view 'titel'; did you mean 'title'?")
        #expect(
            VisualFormatError.priorityOutOfRange(0, at: 1).description
                == "invalid priority 0; use a number above 0 and at most 1000")
    }
}
