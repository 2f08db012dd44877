@testable import CaptureReconstruction
import Engine
import Findings
import Foundation
import Testing

@testable import ViewCapture

/// Guides as the debugger prints them stand where their owning views are.
@Suite struct GuideListTests {
    private static let views = """
        <UIWindow: 0x100; frame = (0 0; 375 667)>
           | <UIView: 0x200; frame = (0 0; 375 667)>
           |    | <PanelView: 0x300; frame = (40 200; 295 300)>

        """
    private static let guide =
        "<UILayoutGuide: 0x500 - \"column\", layoutFrame = {{20, 30}, {255, 240}}, owningView = <PanelView: 0x300; frame = (40 200; 295 300)>>"

    private func layout(_ texts: [String]) -> SolvedLayout {
        let captures = texts.map { CaptureReader.read(Array($0.utf8)) }
        return CaptureLayout(CaptureJoiner.joined(captures), file: "a.txt").solved(id: "a")
    }

    /// 40 + 20, 200 + 30 on the canvas, in whatever form and wherever the guide is printed.
    @Test(arguments: [
        [views + guide], [guide + "\n" + views], [guide, views], [views, guide],
        ["(lldb) po guide\n" + guide + "\n\n(lldb) po window\n" + views],
        [views + "▿ 1 element\n  - 0 : " + guide],
        [
            views + "<__NSArrayM 0x600>(\n" + guide
                + ",\n<UILayoutGuide: 0x501 - \"\", layoutFrame = {{0, 0}, {0, 0}}, owningView = <UIView: 0x200; frame = (0 0; 375 667)>>\n)\n"
        ],
        [views + "[" + guide + "]"], [views + "Optional(" + guide + ")"],
        [views + guide.replacingOccurrences(of: "owningView = ", with: "owningView =\n  ")],
    ])
    func guidesAreInTheirOwners(texts: [String]) throws {
        let found = layout(texts)
        let guide = try #require(found.items.first { $0.id == "column" }, "\(found.items.map(\.id))")
        #expect(guide.kind == .guide)
        #expect(guide.canvasFrame == CGRect(x: 60, y: 230, width: 255, height: 240))
        #expect(guide.parent.map { found.items[$0].id } == "PanelView")
        #expect(found.canvas.size == CGSize(width: 375, height: 667))
        #expect(found.items.filter { $0.className == "PanelView" }.count == 1)
    }

    /// Scrolled by 100: the guide moves with the content.
    @Test func guidesScrollWithTheirOwners() throws {
        let found = layout([
            """
            <UIWindow: 0x1; frame = (0 0; 320 480); layer = <L: 0x9>>
               | <UIScrollView: 0x2; frame = (10 20; 300 400); layer = <L: 0x9>; contentOffset: {0, 100}>
            <UILayoutGuide: 0x5 - "page", layoutFrame = {{5, 150}, {50, 60}}, owningView = <UIScrollView: 0x2; frame = (10 20; 300 400); layer = <L: 0x9>; contentOffset: {0, 100}>>
            """
        ])
        let guide = try #require(found.items.first { $0.id == "page" })
        #expect(guide.canvasFrame == CGRect(x: 15, y: 70, width: 50, height: 60))
    }

    @Test func anOwnerThatNothingElsePrintsIsAView() throws {
        let found = layout([Self.guide])
        let guide = try #require(found.items.first { $0.id == "column" })
        #expect(found.items.filter { $0.kind == .view }.map(\.className) == ["PanelView"])
        #expect(guide.frame == CGRect(x: 20, y: 30, width: 255, height: 240))
    }

    @Test func ownersOfAnotherClassAreNotJoined() {
        let found = layout([
            "<UIView: 0x300; frame = (0 0; 375 667)>\n   | <UILabel: 0x4; frame = (0 0; 1 1)>\n" + Self.guide
        ])
        let guide = found.items.first { $0.id == "column" }
        #expect(guide?.parent.map { found.items[$0].id } == "capture")
    }

    /// 30 and 20 in the panel: both constraints hold in its coordinates.
    @Test func constraintsOfGuidesAreCheckedInTheirOwners() {
        let found = layout([
            Self.views + Self.guide + """

                <NSLayoutConstraint:0x600 UILayoutGuide:0x500'column'.top == PanelView:0x300.top + 30   (active)>
                <NSLayoutConstraint:0x601 UILayoutGuide:0x500'column'.leading == PanelView:0x300.leading + 20   (active)>
                <NSLayoutConstraint:0x602 UILayoutGuide:0x500'column'.bottom == PanelView:0x300.bottom - 10   (active)>
                """
        ])
        let off = found.findings.filter { $0.code == .constraintOff }
        #expect(off.count == 1)
        // The panel is 300 high, the guide ends at 30 + 240.
        #expect(off.first?.message.contains("off by 20 points") == true)
        #expect(off.first?.message.contains("(290 asked, 270 captured)") == true)
    }

    /// With or without quotes and brackets: a height of 0 against 55, an end at 667 against 55.
    @Test(arguments: ["", "\""]) func constraintsWithoutBracketsAreRead(quote: String) {
        let found = layout([
            """
            <UIView: 0x7fb100000200; frame = (0 0; 375 667)>
               | <BarView: 0x7fb100000300; frame = (0 0; 375 55)>

            \(quote)NSLayoutConstraint:0x600000000501 BarView:0x7fb100000300.height == 0   (active)\(quote)
            \(quote)NSLayoutConstraint:0x600000000502 V:[BarView:0x7fb100000300]-(0)-|   (active, names: '|':UIView:0x7fb100000200 )\(quote)
            """
        ])
        let messages = found.findings.filter { $0.code == .constraintOff }.map(\.message)
        #expect(messages.count == 2)
        #expect(
            messages.first?.contains("off by 55 points in the captured frames (0 asked, 55 captured)") == true
        )
        #expect(
            messages.last?.contains("off by 612 points in the captured frames (667 asked, 55 captured)")
                == true)
    }
}
