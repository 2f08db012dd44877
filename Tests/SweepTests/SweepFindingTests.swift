import Engine
import Foundation
import LayoutDocument
import Sweep
import Testing
import Findings

/// What sweeps find, over ranges worked out by hand, and what they don't report.
@Suite struct SweepFindingTests {
    private func sweep(
        _ views: String, _ constraints: [String], over range: ClosedRange<Double> = 320...1366
    ) throws -> LayoutSweep {
        let text = """
            { layoutDocument: 1, canvas: { size: [800, 600], scale: 2 },
              root: { id: "root", subviews: [\(views)] },
              constraints: [\(constraints.map { "\"\($0)\"" }.joined(separator: ", "))] }
            """
        let result = LayoutDocumentReader.read(Array(text.utf8), file: "test.json5")
        let scene = try #require(result.scenes.first)
        #expect(result.findings == [])
        let session = LayoutSession(root: scene.root, canvas: scene.canvas)
        return try Sweeper.sweep(session, along: .horizontal, over: range)
    }

    private func box(_ id: String, _ width: Double, more: String = "") -> String {
        "{ id: \"\(id)\", class: \"UIImageView\", intrinsicContentSize: [\(width), 40]\(more) }"
    }

    private func tops(_ ids: String...) -> [String] { ids.map { "\($0).top == root.top + 20" } }

    @Test func boxesFromBothEdgesCollideWhereTheCanvasIsNarrowerThanBoth() throws {
        // 20 + 200 from the left and 20 + 250 from the right meet at 490.
        let found = try sweep(
            box("a", 200) + "," + box("b", 250),
            tops("a", "b") + ["a.leading == root.leading + 20", "b.trailing == root.trailing - 20"]
        ).findings.filter { $0.code == .collision }
        #expect(found.count == 1)
        let finding = try #require(found.first)
        #expect(finding.items == ["a", "b"])
        #expect(abs(finding.range.lowerBound - 320) < 0.01 && abs(finding.range.upperBound - 490) < 0.01)
    }

    /// A picture half as high as the canvas is wide, in a scroll view of the whole canvas, with a box over that.
    private func scrolledPicture(
        above: Double = 0, below: Double, box constraints: [String]
    ) throws -> [SweepFinding] {
        try sweep(
            "{ id: \"scroll\", class: \"UIScrollView\", subviews: [{ id: \"a\", class: \"UIImageView\" }] }, "
                + "{ id: \"b\", class: \"UIImageView\" }",
            [
                "scroll.top == root.top", "scroll.bottom == root.bottom", "scroll.leading == root.leading",
                "scroll.trailing == root.trailing", "a.top == scroll.contentLayoutGuide.top + \(above)",
                "a.leading == scroll.contentLayoutGuide.leading", "a.height == root.width * 0.5",
                "a.trailing == scroll.contentLayoutGuide.trailing", "a.width == root.width",
                "a.bottom == scroll.contentLayoutGuide.bottom - \(below)",
                "b.leading == root.leading", "b.trailing == root.trailing",
            ] + constraints
        ).findings.filter { $0.code == .collision }
    }

    /// The footer takes the last 60 points of 600, so that the picture reaches it at a width of 1080.
    @Test func whatScrollsClearOfAFooterDoesntCollide() throws {
        let footer = ["b.bottom == root.bottom - 20", "b.height == 40"]
        #expect(try scrolledPicture(below: 60, box: footer) == [])
        let short = try #require(try scrolledPicture(below: 50, box: footer).first)
        #expect(short.items == ["a", "b"])
        #expect(abs(short.range.lowerBound - 1080) < 0.01 && abs(short.range.upperBound - 1366) < 0.01)
    }

    /// The header is a tenth as high as the canvas is wide, and the picture begins below 100 points.
    @Test func nothingScrollsDownFromUnderAHeader() throws {
        let header = ["b.top == root.top", "b.height == root.width * 0.1"]
        let found = try #require(try scrolledPicture(above: 100, below: 900, box: header).first)
        #expect(found.items == ["a", "b"])
        #expect(abs(found.range.lowerBound - 1000) < 0.01)
    }

    @Test func anInequalityThatKeepsThemApartLeavesNothingToFind() throws {
        let swept = try sweep(
            box("a", 100) + "," + box("b", 150),
            tops("a", "b") + [
                "a.leading == root.leading + 20", "b.trailing == root.trailing - 20",
                "b.leading >= a.trailing + 8",
            ])
        #expect(swept.findings == [])
    }

    /// Both need 300 points; on narrower canvases `b.width == 150` is broken, and then nothing determines the width. The
    /// height of `a` is open everywhere, conflict or not.
    @Test func whatIsOpenBecauseOfAConflictIsntReported() throws {
        let findings = try sweep(
            "{ id: \"a\", class: \"UIImageView\" }, { id: \"b\", class: \"UIImageView\" }",
            [
                "a.leading == root.leading", "a.width == 150", "a.top == root.top", "b.leading >= a.trailing",
                "b.trailing == root.trailing", "b.width == 150", "b.top == root.top", "b.height == 20",
            ], over: 200...400
        ).findings
        let open = findings.filter { $0.code == .ambiguous }
        #expect(open.map(\.detail) == [.undetermined(.height)])
        #expect(open.first?.range == 200...400)
        let conflict = try #require(findings.first { $0.code == .unsatisfiable })
        #expect(conflict.detail == .broken("b.width == 150"))
        #expect(abs(conflict.range.upperBound - 300) < 0.01)
    }

    /// Two items beside one another, of which the first hugs its content more closely; 30 points are between and beside them.
    private func pair(_ items: String) throws -> [SweepFinding] {
        try sweep(
            items,
            tops("a", "b") + [
                "a.leading == root.leading + 10", "b.leading == a.trailing + 10",
                "b.trailing == root.trailing - 10",
            ], over: 300...600
        ).findings
    }

    /// The texts are as important as each other, so that nothing says which is truncated.
    @Test func whatIsOpenForLackOfRoomIsAConsequenceOfIt() throws {
        func labels(_ resistance: Int) -> String {
            """
            { id: "a", class: "UILabel", text: "A text of some length, as they are",
              hugging: [252, 252], compressionResistance: [\(resistance), 750] },
            { id: "b", class: "UILabel", text: "Another of such a length" }
            """
        }
        let tied = try pair(labels(750))
        #expect(tied.map(\.code) == [.truncated])
        #expect(tied.first?.leftOpen.sorted() == ["a", "b"])
        let decided = try pair(labels(749))
        #expect(decided.map(\.code) == [.truncated])
        #expect(decided.first?.leftOpen == [])
    }

    /// Images of 200 points each can shrink unseen: nothing else says on which canvases that is.
    @Test func whatIsOpenForLackOfRoomIsReportedWhereNothingElseIs() throws {
        let image = #"class: "UIImageView", intrinsicContentSize: [200, 20]"#
        let found = try pair(
            #"{ id: "a", \#(image), hugging: [252, 252] }, { id: "b", \#(image) }"#)
        #expect(Set(found.map(\.code)) == [.ambiguous])
        #expect(found.allSatisfy { $0.range == 300...430 })
        #expect(Set(found.map(\.detail)) == [.tied(.width), .tied([.x, .width])])
    }

    /// With equal priorities, who gets the room is open too.
    @Test func whatIsOpenWithRoomIsReportedOnAllCanvases() throws {
        let text = #"class: "UILabel", text: "A text of some length", hugging: [251, 251]"#
        let found = try pair(#"{ id: "a", \#(text) }, { id: "b", \#(text) }"#)
        let open = found.filter { $0.code == .ambiguous }
        #expect(Set(open.map(\.detail)) == [.undetermined(.width), .undetermined([.x, .width])])
        #expect(open.map(\.range.lowerBound).min() == 300 && open.map(\.range.upperBound).max() == 600)
        #expect(found.allSatisfy { $0.leftOpen == [] })
    }

    @Test func whatOverlapsOnTheOwnCanvasIsMeant() throws {
        let swept = try sweep(
            box("photo", 300) + "," + box("badge", 24),
            tops("photo", "badge") + ["photo.leading == root.leading", "badge.leading == photo.leading + 4"])
        #expect(swept.findings == [])
    }

    @Test func whatIsTruncatedOnTheOwnCanvasIsMeant() throws {
        let swept = try sweep(
            "{ id: \"label\", class: \"UILabel\", text: \"A text that is too wide for this\" }",
            tops("label") + ["label.leading == root.leading", "label.width == 50"])
        #expect(swept.findings == [])
    }

    /// A text of a single line that may shrink to half its size needs half its width.
    @Test func aTextThatShrinksIsTruncatedWhereItsSmallestSizeIsTooWide() throws {
        func leastWidth(scale: CGFloat, lines: Int = 1) throws -> Double {
            let text = """
                { layoutDocument: 1, canvas: { size: [800, 600], scale: 2 },
                  root: { id: "root", subviews: [{ id: "label", class: "UILabel", numberOfLines: \(lines),
                    text: "Incomprehensibilities" }] },
                  constraints: ["label.leading == root.leading", "label.trailing == root.trailing",
                    "label.top == root.top"] }
                """
            let scene = try #require(
                LayoutDocumentReader.read(Array(text.utf8), file: "test.json5").scenes.first)
            let label = try #require(scene.root.subviews.first as? Label)
            label.smallestTextScale = scale
            let session = LayoutSession(root: scene.root, canvas: scene.canvas)
            let findings = try Sweeper.sweep(session, along: .horizontal, over: 20...600).findings
            let finding = try #require(findings.first { $0.code == .truncated })
            #expect(finding.range.lowerBound == 20)
            return finding.range.upperBound
        }
        // The text may be a point too wide.
        let whole = try leastWidth(scale: 1) + 1
        #expect(abs(try leastWidth(scale: 0.5) + 1 - whole / 2) < 1e-6)
    }

    /// Half a point less than 44 from 435 to 440, of a button that is as wide as the canvas allows.
    @Test func aTargetThatLacksLessThanAPointIsLargeEnough() throws {
        let button = "{ id: \"b\", class: \"UIButton\", text: \"Go\" }"
        let rows = tops("b") + ["b.leading == root.leading", "b.width == root.width * 0.1", "b.height == 50"]
        #expect(try sweep(button, rows, over: 435...1366).findings == [])
        #expect(try sweep(button, rows, over: 425...1366).findings.map(\.code) == [.smallTarget])
    }

    /// Nothing but the stack view's own constraints places the label, so that the finding is at the label: its line is the
    /// third, after the two of `sweep`.
    @Test func aFindingWithoutAConstraintIsAtItsItem() throws {
        let swept = try sweep(
            "{ id: \"stack\", class: \"UIStackView\", subviews: [\n{ id: \"label\", class: \"UILabel\", text: \""
                + String(repeating: "wide ", count: 12) + "\" }] }",
            tops("stack") + ["stack.leading == root.leading", "stack.trailing == root.trailing"])
        let finding = try #require(swept.findings.first { $0.code == .truncated })
        #expect(finding.constraints == [])
        #expect(finding.location?.line == 3)
    }

    @Test func aFixedBoxLeavesANarrowCanvas() throws {
        let swept = try sweep(box("a", 500), tops("a") + ["a.leading == root.leading + 20"])
        let finding = try #require(swept.findings.first { $0.code == .offCanvas })
        #expect(abs(finding.range.upperBound - 520) < 0.01)
        #expect(finding.items == ["a"])
    }

    @Test func aButtonOfATenthOfTheWidthIsTooSmallBelow440() throws {
        let swept = try sweep(
            "{ id: \"b\", class: \"UIButton\", text: \"Go\" }",
            tops("b") + ["b.leading == root.leading", "b.width == root.width * 0.1", "b.height == 50"])
        let finding = try #require(swept.findings.first { $0.code == .smallTarget })
        #expect(abs(finding.range.upperBound - 440) < 0.2)
    }

    /// 5 points and more of the button are left from 405 on; below, it has none, and below 444 it is too small.
    @Test func aTargetThatHasNoWidthAtAllIsNotSmallToo() throws {
        let swept = try sweep(
            "{ id: \"b\", class: \"UIButton\", text: \"Go\", hugging: [1, 250], "
                + "compressionResistance: [1, 250] }",
            tops("b") + ["b.leading == root.leading", "b.width == root.width - 400 @500", "b.height == 50"])
        #expect(swept.findings.filter { $0.code == .collapsed }.count == 1)
        #expect(swept.findings.filter { $0.code == .smallTarget } == [])
    }

    @Test func aConflictHoldsWhereTheRequiredLengthsDoNotFit() throws {
        let swept = try sweep(
            box("a", 100),
            tops("a") + [
                "a.leading == root.leading + 20", "a.width >= 400", "a.trailing <= root.trailing - 30",
            ])
        let finding = try #require(swept.findings.first { $0.code == .unsatisfiable })
        #expect(abs(finding.range.upperBound - 450) < 0.01)
        #expect(finding.constraints.contains("a.width >= 400"))
    }

    @Test func breakpointsNameTheConstraintThatTakesOver() throws {
        let swept = try sweep(
            box("a", 100),
            tops("a") + [
                "a.leading == root.leading + 20", "a.width <= 600", "a.trailing == root.trailing - 20 @750",
            ])
        #expect(swept.breakpoints.count == 1)
        let breakpoint = try #require(swept.breakpoints.first)
        #expect(abs(breakpoint.length - 640) < 1e-6)
        #expect(breakpoint.causes.map(\.text) == ["a.width <= 600"])
    }

    /// `b` begins at 100, where `a` ends, and 4 points earlier on canvases within 0.2 points of a middle.
    private func boxesThatCollide(around middle: Double) throws -> LayoutSweep {
        try sweep(
            box("a", 80) + "," + box("b", 50),
            tops("a", "b") + [
                "a.leading == root.leading + 20", "b.leading == root.leading @1",
                "b.leading >= root.leading + 96",
                "b.leading >= root.trailing * 20 - \(20 * middle - 96)",
                "b.leading >= root.trailing * -20 + \(20 * middle + 96)",
            ])
    }

    /// Canvases of whole pixels, at 2 pixels a point, are 490 and 490.5 points wide; both are 0.05 points outside.
    @Test func whatHappensBetweenTwoPixelsHappensOnNoScreen() throws {
        #expect(try boxesThatCollide(around: 490.25).findings.filter { $0.code == .collision } == [])
    }

    @Test func whatHappensOnASinglePixelIsFound() throws {
        let found = try boxesThatCollide(around: 490.5).findings.filter { $0.code == .collision }
        #expect(found.count == 1)
        let finding = try #require(found.first)
        #expect(abs(finding.range.lowerBound - 490.3) < 0.01 && abs(finding.range.upperBound - 490.7) < 0.01)
    }

    /// `high` is the higher the narrower the canvas is, and pushes `low` out at the bottom.
    @Test func whatIsTooLowIsDueToVerticalConstraints() throws {
        let swept = try sweep(
            box("high", 100) + "," + box("low", 100),
            [
                "high.leading == root.leading + 20", "low.leading == high.leading", "high.top == root.top",
                "high.height == root.width * -1 + 1000 @900", "low.top == high.bottom + 10",
            ])
        let finding = try #require(swept.findings.first { $0.code == .offCanvas && $0.items.contains("low") })
        // 1000 - width + 10 + 40 > 600 below 450.
        #expect(abs(finding.range.upperBound - 450) < 1)
        #expect(finding.constraints.contains("low.top == high.bottom + 10"))
        #expect(!finding.constraints.contains { $0.contains("leading") })
    }

    /// `low` begins 1100 − width below the top, so all of its 40 points are below the canvas up to 500, and some of them
    /// below 540.
    @Test(arguments: [false, true])
    func whatIsAllBelowTheCanvasIsOneFindingWithWhatIsPartlyBelow(_ isClipped: Bool) throws {
        let inside = "{ id: \"space\" }, " + box("low", 100)
        let swept = try sweep(
            "{ id: \"frame\", clipsToBounds: \(isClipped), subviews: [\(inside)] }",
            [
                "frame.leading == root.leading", "frame.width == 200", "frame.top == root.top",
                "frame.height == \(isClipped ? 600 : 700)", "space.leading == frame.leading",
                "space.width == 10", "space.top == frame.top",
                "space.height == root.width * -1 + 1100 @900", "low.leading == frame.leading + 20",
                "low.top == space.bottom",
            ], over: 320...1000)
        let found = swept.findings.filter { $0.code == .offCanvas && $0.items == ["low"] }
        #expect(found.count == (isClipped ? 0 : 1))
        guard let finding = found.first else { return }
        #expect(finding.range.lowerBound == 320 && abs(finding.range.upperBound - 540) < 0.01)
        #expect(finding.detail == .beyond([.bottom], of: nil))
    }

    /// The label is 40 points narrower than the canvas and at most 600 wide.
    @Test func breaksOfATextAreSeparateFromOtherBreakpoints() throws {
        let swept = try sweep(
            "{ id: \"label\", class: \"UILabel\", numberOfLines: 0, text: \"Notify me whenever something changes in any "
                + "of the lists that I have marked as important, and in those of my friends\" }",
            tops("label") + [
                "label.leading == root.leading + 20", "label.width <= 600",
                "label.trailing == root.trailing - 20 @800",
            ])
        #expect(swept.arrangementBreakpoints.map(\.length) == [640])
        #expect(swept.textBreaks.map(\.item) == ["label"])
        let lengths = try #require(swept.textBreaks.first?.lengths)
        #expect(lengths.count > 1 && lengths == lengths.sorted())
        #expect(lengths.count + 1 == swept.breakpoints.count)
    }

    /// 16 + 200 + 8 + 180 + 16 = 420. The label gives way first.
    @Test func aLabelThatIsSqueezedIsTruncated() throws {
        let swept = try sweep(
            "{ id: \"a\", class: \"UILabel\", text: \"Some text\", intrinsicContentSize: [200, 20], "
                + "compressionResistance: [100, 750] },"
                + box("b", 180, more: ", compressionResistance: [900, 750], hugging: [100, 250]"),
            tops("a", "b") + [
                "a.leading == root.leading + 16", "b.leading == a.trailing + 8",
                "b.trailing == root.trailing - 16",
            ])
        let finding = try #require(swept.findings.first { $0.code == .truncated })
        #expect(finding.items == ["a"])
        #expect(abs(finding.range.upperBound - 420) <= 1)
    }
}
