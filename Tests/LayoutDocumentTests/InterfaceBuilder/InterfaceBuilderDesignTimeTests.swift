import Engine
import Foundation
import Testing

@testable import LayoutDocument

/// What Interface Builder shows at design time, which documents hold or imply.
struct InterfaceBuilderDesignTimeTests {
    private typealias Documents = InterfaceBuilderDocuments

    /// A designable label is as wide and tall as its class says on one line, and wraps where it is narrower: recorded
    /// 374 × 163⅓ for a size of 940⅔ × 102⅓ (44 of 45 labels).
    @Test(arguments: [(0, 40.0), (1, 20.0)])
    func narrowerDesignableLabelsWrap(lines: Int, height: CGFloat) throws {
        let label = Documents.view(
            "text", kind: "label", attributes: "text=\"aaaa aaaa\" numberOfLines=\"\(lines)\"")
        // The class's line is 20 points tall and twice as wide as the room; a second line of 17 points adds 20⅓ or ⅔.
        let text = Documents.storyboard(
            subviews: label,
            constraints: Documents.constraint("x", "text", "leading", "root")
                + Documents.constraint("y", "text", "top", "root", constant: 100)
                + Documents.constraint("w", "text", "width", constant: 100)
        ).replacingOccurrences(
            of: "<resources>",
            with: "<designables><designable name=\"text\"><size key=\"intrinsicContentSize\" width=\"190\" "
                + "height=\"20\"/></designable></designables><resources>")
        let found = try #require(try Documents.frames(text)["text"])
        #expect(abs(found.height - height) <= 1)
    }

    /// Recorded in three of three stacks: an indicator that is only hidden because it stands still keeps its place.
    @Test(arguments: [("hidesWhenStopped=\"YES\"", 28.0), ("", 0)])
    func aStoppedIndicatorKeepsItsPlaceInAStack(attributes: String, x: CGFloat) throws {
        let indicator = Documents.view(
            "spinner", kind: "activityIndicatorView", attributes: "hidden=\"YES\" \(attributes)")
        let box = Documents.view(
            "box",
            content: "<constraints>" + Documents.constraint("w", "box", "width", constant: 30)
                + "</constraints>")
        let stack = Documents.view(
            "stack", kind: "stackView", attributes: "spacing=\"8\"",
            content: "<subviews>\(indicator)\(box)</subviews>")
        let text = Documents.storyboard(
            subviews: stack,
            constraints: Documents.constraint("x", "stack", "leading", "root")
                + Documents.constraint("y", "stack", "top", "root"))
        #expect(try Documents.frames(text)["box"]?.minX == x)
    }

    /// Xcode 13 showed the smallest text size: search bars 51 tall, text 560 wide at most.
    @Test(arguments: [(19529, 51, 560), (23504, 56, 672)])
    func xcode13ShowedTheSmallestText(tools: Int, height: CGFloat, width: CGFloat) throws {
        let text = Documents.storyboard(
            subviews: Documents.view("bar", kind: "searchBar") + Documents.view("box"),
            constraints: Documents.constraint("x", "bar", "leading", "root")
                + Documents.constraint("y", "bar", "top", "root")
                + Documents.constraint("l", "box", "leading", "root", "leadingMargin")
                + Documents.constraint("t", "box", "trailing", "root", "trailingMargin"),
            tools: tools
        )
        .replacingOccurrences(of: "retina6_12", with: "ipad9_7")
        .replacingOccurrences(of: "width=\"393\" height=\"852\"", with: "width=\"768\" height=\"1024\"")
        .replacingOccurrences(of: "id=\"root\"", with: "layoutMarginsFollowReadableWidth=\"YES\" id=\"root\"")
        let found = try Documents.frames(text)
        #expect(found["bar"]?.height == height)
        #expect(found["box"]?.width == width)
    }

    /// Recorded 42 points from the end of a view that reaches 62 points beyond a root with 34 at its end.
    @Test func aViewBeyondItsSuperviewHasAtMostItsInsets() throws {
        let inner = Documents.view("inner")
        let outer = Documents.view(
            "outer",
            content: "<subviews>\(inner)</subviews><constraints>"
                + Documents.constraint("i", "outer", "bottomMargin", "inner", "bottom") + "</constraints>")
        let text = Documents.storyboard(
            subviews: outer,
            constraints: Documents.constraint("o", "outer", "bottom", "root", constant: 62)
                + Documents.constraint("p", "outer", "top", "root"))
        let frames = try Documents.frames(text)
        #expect(frames["outer"]?.height == 914)
        #expect(abs((frames["inner"]?.maxY ?? 0) - 872) < 0.001)
    }
}
