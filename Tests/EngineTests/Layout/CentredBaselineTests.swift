import Foundation
import Testing
import Solver

@testable import Engine

struct CentredBaselineTests {
    /// Two buttons with the same height and font, one of them 46 points tall by a constraint. Both baselines are in
    /// the middle, so that aligning them contradicts nothing, whatever the natural height of a button.
    @Test func alignedBaselinesOfTallButtonsDoNotCollide() throws {
        let root = View.root()
        let buttons = ["cancel", "ok"].map { name -> Button in
            let button = Button(type: .system)
            button.identifier = name
            button.title = name
            button.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(button)
            return button
        }
        LayoutConstraint.activate([
            buttons[1].heightAnchor.constraint(equalToConstant: 46),
            buttons[0].heightAnchor.constraint(equalTo: buttons[1].heightAnchor),
            buttons[0].topAnchor.constraint(equalTo: root.topAnchor),
            buttons[1].topAnchor.constraint(equalTo: buttons[0].topAnchor),
            LayoutConstraint(
                item: buttons[1], attribute: .firstBaseline, relatedBy: .equal, toItem: buttons[0],
                attribute: .lastBaseline),
            buttons[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
            buttons[1].leadingAnchor.constraint(equalTo: buttons[0].trailingAnchor),
        ])
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 320, height: 100)))
        #expect(layout.findings.isEmpty)
        #expect(layout.frame("cancel")?.height == 46)
        #expect(layout.frame("ok")?.height == 46)
    }

    @Test func lineSpacingStandsBetweenLinesOnly() {
        let label = Label()
        label.numberOfLines = 0
        for (text, gaps) in [("a", 0), ("a\nb", 1), ("a\nb\nc", 2)] as [(String, CGFloat)] {
            label.text = text
            label.lineSpacing = 0
            let height = label.intrinsicContentSize.height
            label.lineSpacing = 3
            #expect(label.intrinsicContentSize.height == height + 3 * gaps)
        }
    }
}
