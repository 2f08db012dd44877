import Foundation
import Testing

@testable import LayoutComparison
@testable import LayoutPipeline
@testable import layout_render

/// The causes of changes in layouts that the command solves itself. Which constraint decides what is known from how
/// each document is built.
@Suite struct ChangeCausesTests {
    /// Returns the causes by item.
    private func causes(from before: String, to after: String) throws -> [String: [String]] {
        try TemporaryFolder.with { folder in
            try folder.write(before, to: "before.json5")
            try folder.write(after, to: "after.json5")
            let outcome = try BuiltCommand.run(
                ["diff", "before.json5", "after.json5", "--reporter", "json"], in: folder.url)
            struct Change: Decodable {
                var id: String
                var because: [String]
            }
            struct Result: Decodable { var changes: [Change] }
            let result = try JSONDecoder().decode(Result.self, from: Data(outcome.output.utf8))
            return Dictionary(result.changes.map { ($0.id, $0.because) }) { first, _ in first }
        }
    }

    /// `name` is below the header, and `signIn` below `name`: both numbers move `signIn`, one of them `name`.
    @Test func aConstraintThatOnlyHangsOnAViewDidNotMoveIt() throws {
        let before = StarterFiles.layout
        let after = before.replacingOccurrences(of: "height / 3", with: "height / 4")
            .replacingOccurrences(of: "name.bottom + 16", with: "name.bottom + 40")
        let causes = try self.causes(from: before, to: after)
        let header =
            "header.height == safeAreaLayoutGuide.height / 3 became header.height == safeAreaLayoutGuide.height / 4"
        let button = "signIn.top == name.bottom + 16 became signIn.top == name.bottom + 40"
        #expect(causes["header"] == [header])
        #expect(causes["title"] == [header])
        #expect(causes["name"] == [header])
        // The header's height moves it by 65 points, the constant by 24.
        #expect(causes["signIn"] == [header, button])
    }

    private func document(_ subviews: String, _ constraints: String) -> String {
        """
        { layoutDocument: 1, canvas: { size: [300, 400] },
          root: { id: "view", subviews: [\(subviews)] }, constraints: [\(constraints)] }
        """
    }

    /// A stack view gives its views widths in proportion to their texts.
    @Test func sharesThatAStackViewMeasuresFollowFromTheText() throws {
        func stack(_ text: String, width: Int = 250) -> String {
            document(
                """
                { id: "stack", class: "UIStackView", distribution: "fillProportionally", subviews: [
                  { id: "a", class: "UILabel", text: "One" }, { id: "b", class: "UILabel", text: "\(text)" }] }
                """,
                """
                "stack.top == view.top", "stack.leading == view.leading", "stack.width == \(width)"
                """)
        }
        let causes = try self.causes(from: stack("Another text"), to: stack("Other"))
        let text = "the text of b changed from “Another text” to “Other”"
        #expect(causes["a"] == [text] && causes["b"] == [text])
    }

    /// Three views of equal width fill a row: none of their widths is decided by a single constraint.
    @Test func simultaneousEquationsAreFollowed() throws {
        let row = { (gap: Int, top: Int) in
            document(
                "{ id: 'a' }, { id: 'b' }, { id: 'c' }",
                """
                "a.leading == view.leading", "b.leading == a.trailing + \(gap)", "c.leading == b.trailing + 6",
                "c.trailing == view.trailing", "a.width == b.width", "b.width == c.width",
                "a.top == view.top + \(top)", "b.top == a.top", "c.top == a.top",
                "a.height == 20", "b.height == 20", "c.height == 20"
                """)
        }
        let wider = try self.causes(from: row(6, 0), to: row(18, 0))
        let gap = "b.leading == a.trailing + 6 became b.leading == a.trailing + 18"
        #expect(wider == ["a": [gap], "b": [gap], "c": [gap]])
        let both = try self.causes(from: row(6, 0), to: row(18, 10))
        #expect(Set(both["c"] ?? []) == [gap, "a.top == view.top + 0 became a.top == view.top + 10"])
    }

    @Test func aViewThatWentIsTheCauseOfWhatMovedUp() throws {
        let stack = { (views: String) in
            document(
                "{ id: 'stack', class: 'UIStackView', axis: 'vertical', subviews: [\(views)] }",
                "'stack.top == view.top', 'stack.leading == view.leading', 'stack.width == 100'")
        }
        let box = { (id: String) in "{ id: '\(id)', intrinsicContentSize: [50, 30] }" }
        let causes = try self.causes(
            from: stack([box("a"), box("b"), box("c")].joined(separator: ",")),
            to: stack([box("a"), box("c")].joined(separator: ",")))
        #expect(causes["c"] == ["b was removed"])
        #expect(causes["b"] == [])
    }

    @Test func aTextOrItsFontIsTheCauseOfWhatItPushes() throws {
        let label = { (text: String, size: Int) in
            document(
                "{ id: 'title', class: 'UILabel', text: '\(text)', font: { size: \(size) } }, "
                    + "{ id: 'below', intrinsicContentSize: [50, 30] }",
                """
                "title.top == view.top", "title.leading == view.leading", "below.top == title.bottom + 8",
                "below.leading == view.leading"
                """)
        }
        let font = try self.causes(from: label("Hello", 17), to: label("Hello", 24))
        #expect(font["below"] == ["the font of title changed from 17 regular to 24 regular"])
        let text = try self.causes(from: label("Hello", 17), to: label("Hello, world", 17))
        #expect(text["title"] == ["the text of title changed from “Hello” to “Hello, world”"])
        #expect(text["below"] == nil)
    }

    /// Of two inequalities that both moved, only the one that is reached decides.
    @Test func aLimitThatIsNotReachedIsNoCause() throws {
        let box = { (reached: Int, loose: Int) in
            document(
                "{ id: 'box' }",
                """
                "box.leading == view.leading", "box.top == view.top", "box.height == 20", "box.width == 300 @500",
                "box.width <= \(reached)", "box.width <= \(loose)"
                """)
        }
        let causes = try self.causes(from: box(100, 200), to: box(120, 220))
        #expect(causes == ["box": ["box.width <= 100 became box.width <= 120"]])
    }

    @Test func theCanvasIsTheCauseOfWhatItStretches() throws {
        let bar = { (width: Int, inset: Int) in
            """
            { layoutDocument: 1, canvas: { size: [\(width), 400] },
              root: { id: "view", subviews: [{ id: "bar" }] },
              constraints: ["bar.leading == view.leading + \(inset)", "bar.trailing == view.trailing",
                "bar.top == view.top", "bar.height == 20"] }
            """
        }
        let causes = try self.causes(from: bar(300, 0), to: bar(320, 0))
        #expect(causes["bar"] == ["the canvas changed from 300×400 to 320×400"])
        let both = try self.causes(from: bar(300, 0), to: bar(400, 10))
        #expect(
            both["bar"] == [
                "the canvas changed from 300×400 to 400×400",
                "bar.leading == view.leading + 0 became bar.leading == view.leading + 10",
            ])
    }

    /// The margins aren't recorded; they follow from the constraints to them, which hold.
    @Test func marginsMoveWhatIsPlacedByThem() throws {
        let box = { (margin: Int) in
            """
            { layoutDocument: 1, canvas: { size: [300, 400] },
              root: { id: "view", subviews: [
                { id: "panel", layoutMargins: { top: 8, left: \(margin), bottom: 8, right: 8 }, subviews: [{ id: "box" }] } ] },
              constraints: ["panel.leading == view.leading", "panel.top == view.top", "panel.width == 200",
                "panel.height == 100", "box.leading == panel.leadingMargin", "box.trailing == panel.trailingMargin",
                "box.top == panel.topMargin", "box.height == 20"] }
            """
        }
        let causes = try self.causes(from: box(8), to: box(30))
        #expect(causes == ["box": ["the margins of panel changed"]])
    }

    /// The space between the labels takes height from the upper one, which is compressed. The cell's height is set by its
    /// frame, not by the labels in it.
    @Test func aConstantCompressesTheViewBeforeIt() throws {
        let cell = { (gap: Int) in
            """
            { layoutDocument: 1, canvas: { size: [333, 59] },
              root: { id: "view", subviews: [{ id: "cell", frame: [0, 0, 333, 59], subviews: [
                { id: "title", class: "UILabel", text: "title", font: 12 },
                { id: "content", class: "UILabel", text: "content" } ] }] },
              constraints: ["title.leading == cell.leading + 16", "title.trailing == cell.trailing - 16",
                "content.leading == title.leading", "content.trailing == title.trailing",
                "title.top == cell.top + 11", "content.top == title.bottom + \(gap)", "content.height >= 21",
                "content.bottom == cell.bottom - 11"] }
            """
        }
        let causes = try self.causes(from: cell(5), to: cell(9))
        let change = "content.top == title.bottom + 5 became content.top == title.bottom + 9"
        #expect(causes["title"] == [change])
    }
}
