import Foundation
import Testing

@testable import Engine

/// Frames of lines, computed by hand.
struct VisualFormatFrameTests {
    private let root = View.root()

    private func activate(
        _ line: String, options: VisualFormatOptions = [], metrics: [String: CGFloat] = [:]
    ) throws {
        var views: [String: any LayoutItem] = [:]
        for view in root.subviews { views[view.identifier ?? ""] = view }
        LayoutConstraint.activate(
            try LayoutConstraint.constraints(
                withVisualFormat: line, options: options, metrics: metrics, views: views))
    }

    /// `|-[find]-[findNext]-[findField(>=20)]-|`, Apple's "complete line of layout", 320 wide with margins of 16.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func completeLine(direction: LayoutDirection) throws {
        root.directionalLayoutMargins = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        _ = root.place("find", intrinsic: CGSize(width: 50, height: 30))
        _ = root.place("findNext", intrinsic: CGSize(width: 90, height: 30))
        let field = root.place("findField", intrinsic: CGSize(width: 10, height: 34))
        field.setContentHuggingPriority(LayoutPriority(100), for: .horizontal)
        try activate("|-[find]-[findNext]-[findField(>=20)]-|", options: .alignAllBottom)
        try activate("V:|-[findField]")
        let layout = try LayoutSolver.solve(
            root: root,
            canvas: Canvas(size: CGSize(width: 320, height: 100), layoutDirection: direction))
        // 320 − 16 − 50 − 8 − 90 − 8 − 16 leave 132 for the field.
        let frames = [
            ("find", CGRect(x: 16, y: 12, width: 50, height: 30)),
            ("findNext", CGRect(x: 74, y: 12, width: 90, height: 30)),
            ("findField", CGRect(x: 172, y: 8, width: 132, height: 34)),
        ]
        for (name, frame) in frames {
            var expected = frame
            if direction == .rightToLeft { expected.origin.x = 320 - frame.maxX }
            #expect(layout.frame(name) == expected)
        }
        #expect(layout.findings.isEmpty)
    }

    @Test func physicalDirectionsIgnoreTheLayoutDirection() throws {
        for name in ["a", "b"] { _ = root.place(name, intrinsic: CGSize(width: 40, height: 20)) }
        try activate("|-10-[a]-gap-[b]", options: [.directionRightToLeft, .alignAllTop], metrics: ["gap": 6])
        try activate("V:|[a]")
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let layout = try LayoutSolver.solve(
                root: root,
                canvas: Canvas(size: CGSize(width: 200, height: 50), layoutDirection: direction))
            #expect(layout.frame("a") == CGRect(x: 150, y: 0, width: 40, height: 20))
            #expect(layout.frame("b") == CGRect(x: 104, y: 0, width: 40, height: 20))
        }
    }

    /// A range with a weaker constraint inside it: at most 80, at least 50 optionally, half of the other at 250.
    @Test func predicatesCompeteByPriority() throws {
        _ = root.place("a")
        _ = root.place("b")
        try activate("V:|[a(<=80,>=50@750)]-0@100-[b(a@250)]|")
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 100, height: 200)))
        // 80 is the maximum for a, b is as tall, and the gap, which prefers to be 0, has the other 40.
        #expect(layout.frame("a")?.height == 80)
        #expect(layout.frame("b")?.height == 80)
        #expect(layout.frame("b")?.minY == 120)
    }
}
