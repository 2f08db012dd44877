import LayoutTesting
import Testing
import UIKit

/// Sweeps of live hierarchies.
@Suite struct AssertLayoutSweepTests {
    /// Boxes 200 and 250 points wide, each 20 points from its edge: they meet on a canvas 490 points wide.
    private func header(width: CGFloat = 800) -> UIView {
        let view = UIView(size: CGSize(width: width, height: 100))
        let (title, button) = (Block(200, 40, name: "title"), Block(250, 40, name: "button"))
        for box in [title, button] { box.backgroundColor = .systemBlue }
        view.add(title, button)
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            title.topAnchor.constraint(equalTo: view.topAnchor),
            button.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        return view
    }

    @Test func aFailureNamesTheRangeTheItemsAndAConstraint() throws {
        do throws(LayoutTestingError) {
            try assertLayout(of: header(), over: .widths(320...1366), file: "A/HeaderTests.swift", line: 7)
            Issue.record("a layout whose boxes collide passed")
        } catch {
            let lines = error.description.split(separator: "\n")
            #expect(
                lines.first
                    == "HeaderTests.swift:7: the layout isn't correct on all widths from 320 to 1366: 1 finding"
            )
            #expect(lines.dropFirst().first == "  on canvases 320…490 wide: title, button: they overlap")
            #expect(lines.last?.contains("because of ") == true)
        }
    }

    @Test func aLayoutThatIsCorrectOnAllCanvasesPasses() throws {
        try assertLayout(of: header(), over: .widths(491...1366))
        try assertLayout(of: header(), over: .heights(60...1000))
        try assertLayout(of: header(), over: .widths(320...1366), ignoring: [.collision])
    }

    @Test func theHierarchyIsOnItsOwnCanvasAfterwards() throws {
        let view = header()
        _ = try view.layoutSweep(over: .widths(320...1366))
        #expect(view.bounds.size == CGSize(width: 800, height: 100))
        #expect(view.subviews.map(\.frame.minX) == [20, 530])
    }

    /// Thirty rows of boxes that meet on canvases from 450 to 479 points wide.
    @Test func manyFindingsFitAScreen() throws {
        let view = UIView(size: CGSize(width: 800, height: 2000))
        for row in 0..<30 {
            let boxes = [Block(CGFloat(200 + row), 20, name: "a\(row)"), Block(250, 20, name: "b\(row)")]
            for box in boxes {
                box.backgroundColor = .systemBlue
                view.add(box)
                box.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(30 * row)).isActive = true
            }
            boxes[0].leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            boxes[1].trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }
        do throws(LayoutTestingError) {
            try assertLayout(of: view, over: .widths(320...1366))
            Issue.record("boxes that collide passed")
        } catch {
            let lines = error.description.split(separator: "\n")
            #expect(lines.count <= 24)
            #expect(lines.allSatisfy { $0.count <= 160 })
            #expect(lines.first?.hasSuffix(": 30 findings") == true)
            #expect(lines.last == "  and 20 more")
        }
    }

    @Test func aRangeThatNoCanvasHasIsAnError() throws {
        #expect(throws: LayoutTestingError.invalidSweep(0...100)) {
            try assertLayout(of: header(), over: .widths(0...100))
        }
    }
}
