import Engine
import Foundation
import LayoutDocument
import Testing

/// Constraints with conditions on the canvas, keyboards and orientations of canvases, text styles.
struct CanvasConditionTests {
    private func layout(
        canvas: String, constraints: String, view: String = "", options: SceneOptions = SceneOptions()
    ) throws -> SolvedLayout {
        let text = """
            { layoutDocument: 1, canvas: \(canvas),
              root: { id: "view", subviews: [{ id: "a", intrinsicContentSize: [10, 10], \(view) }] },
              constraints: [\(constraints)] }
            """
        let result = LayoutDocumentReader.read(Array(text.utf8), file: "one.json5", options: options)
        #expect(result.findings.isEmpty, "\(result.findings)")
        let scene = try #require(result.scenes.first)
        return try LayoutSolver.solve(root: scene.root, canvas: scene.canvas)
    }

    private func frame(
        canvas: String, constraints: String, view: String = "", options: SceneOptions = SceneOptions()
    ) throws -> CGRect? {
        try layout(canvas: canvas, constraints: constraints, view: view, options: options)
            .items.first { $0.id == "a" }?.frame
    }

    private static let sides = """
        "a.centerY == view.centerY", "a.left == view.left @1",
        { constraint: "a.left == view.left + 1", when: { orientation: "portrait" } },
        { constraint: "a.left == view.left + 2", when: { orientation: "landscapeLeft" } },
        { constraint: "a.left == view.left + 3", when: { orientation: "landscapeRight" } },
        { constraint: "a.left == view.left + 4", when: { orientation: ["portraitUpsideDown"] } },
        { constraint: "a.width == 50", when: { orientation: "landscape" } },
        """

    @Test(arguments: [
        ("portrait", 1.0, 10.0), ("landscape", 3, 50), ("landscapeLeft", 2, 50), ("landscapeRight", 3, 50),
        ("portraitUpsideDown", 4, 10),
    ])
    func constraintsHoldInTheirOrientation(orientation: String, left: Double, width: Double) throws {
        let canvas = "{ size: [300, 600], orientation: \"\(orientation)\" }"
        let frame = try #require(try frame(canvas: canvas, constraints: Self.sides))
        #expect([Double(frame.minX), Double(frame.width)] == [left, width])
    }

    /// Without an orientation, the canvas's shape determines it; an option counts as the document's own setting.
    @Test func theShapeTellsTheOrientation() throws {
        #expect(try frame(canvas: "{ size: [300, 600] }", constraints: Self.sides)?.minX == CGFloat(1))
        #expect(try frame(canvas: "{ size: [600, 300] }", constraints: Self.sides)?.minX == CGFloat(3))
        let turned = try frame(
            canvas: "{ device: \"iPhone 8\" }", constraints: Self.sides,
            options: SceneOptions(orientation: .landscapeLeft))
        #expect(turned?.minX == CGFloat(2))
    }

    @Test func constraintsHoldForSizeClassesDirectionAndKeyboard() throws {
        let constraints = """
            "a.top == view.top", "a.left == view.left",
            { constraint: "a.width == 20", when: { horizontalSizeClass: "regular" } },
            { constraint: "a.height == 30", when: { verticalSizeClass: "compact" } },
            { constraint: "a.height == 40", when: { keyboard: "docked", layoutDirection: "rightToLeft" } },
            """
        func size(_ canvas: String) throws -> CGSize? {
            try frame(canvas: canvas, constraints: constraints)?.size
        }
        #expect(try size("{ device: \"iPhone 15\" }") == CGSize(width: 10, height: 10))
        #expect(
            try size("{ device: \"iPhone 15\", orientation: \"landscape\" }") == CGSize(width: 10, height: 30)
        )
        #expect(try size("{ device: \"iPad Pro 11\" }") == CGSize(width: 20, height: 10))
        let docked = "device: \"iPad Pro 11\", keyboard: \"docked\""
        #expect(try size("{ \(docked) }") == CGSize(width: 20, height: 10))
        #expect(try size("{ \(docked), layoutDirection: \"rightToLeft\" }") == CGSize(width: 20, height: 40))
    }

    @Test func aFloatingKeyboardHasAFrame() throws {
        let constraints = "\"a.left == keyboardLayoutGuide.left\", \"a.bottom == keyboardLayoutGuide.top\""
        let follows = "} ], keyboardLayoutGuide: { followsUndockedKeyboard: true }, guides: [{ id: \"g\""
        let frame = "{ device: \"iPad Pro 11\", keyboard: { frame: [100, 500, 320, 260] } }"
        #expect(
            try self.frame(canvas: frame, constraints: constraints)?.origin
                == CGPoint(x: 0, y: 1194 - 20 - 10))
        #expect(
            try self.frame(canvas: frame, constraints: constraints, view: follows)?.origin
                == CGPoint(x: 100, y: 490))
        // 834 − 20 − 320 horizontally; 1194 − 20 for the home indicator − 20 − 253 − 10 vertically.
        let usual = "{ device: \"iPad Pro 11\", keyboard: \"undocked\" }"
        #expect(
            try self.frame(canvas: usual, constraints: constraints, view: follows)?.origin
                == CGPoint(x: 494, y: 891))
    }

    @Test func percentagesAreMultiples() throws {
        let constraints = """
            "a.left == view.left", "a.top == view.top", "a.width == 50% * view.width",
            "a.height == view.height * 12.5 % - 5"
            """
        #expect(
            try frame(canvas: "{ size: [300, 800] }", constraints: constraints)
                == CGRect(x: 0, y: 0, width: 150, height: 95))
    }

    @Test func textStylesFollowTheTextSize() throws {
        func height(_ category: String) throws -> CGFloat? {
            try layout(
                canvas: "{ size: [300, 300], contentSizeCategory: \"\(category)\" }",
                constraints: "\"V:|[b]\", \"H:|[b]\", \"V:|[a]\", \"H:|[a]\"",
                view: "}, { id: \"b\", class: \"UILabel\", text: \"x\", font: { textStyle: \"body\" }"
            ).items.first { $0.id == "b" }?.frame.height
        }
        // Body is 17 points at large and 28 at the first accessibility size; lines are 1.193359 times as high.
        #expect(try height("large") == CGFloat(20.5))
        #expect(try height("accessibilityMedium") == CGFloat(33.5))
    }
}
