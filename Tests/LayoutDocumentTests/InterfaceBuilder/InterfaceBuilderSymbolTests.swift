import Engine
import Foundation
import Testing

@testable import LayoutDocument

/// Symbols on buttons and beside labels, as recorded.
struct InterfaceBuilderSymbolTests {
    private typealias Documents = InterfaceBuilderDocuments

    /// The frames of views at the top left of a storyboard whose resources have the symbol of a cross in a circle.
    private func frames(_ subviews: String, constraints: String = "") throws -> [String: CGRect] {
        let places =
            Documents.constraint("x", "a", "leading", "root") + Documents.constraint("y", "a", "top", "root")
        return try Documents.frames(
            Documents.storyboard(subviews: subviews, constraints: places + constraints).replacingOccurrences(
                of: "<resources>",
                with:
                    "<resources><image name=\"xmark.circle\" catalog=\"system\" width=\"128\" height=\"123\"/>"
            ))
    }

    private func buttonWidth(_ attributes: String, image: String = "image=\"xmark.circle\"") throws -> CGFloat
    {
        let button = Documents.view(
            "a", kind: "button", attributes: attributes,
            content: "<state key=\"normal\" image=\"xmark.circle\"/>")
        return try #require(try frames(button)["a"]).width
    }

    /// At 17 points a circle is 1.165 × 17 = 19.8 points wide, on the large scale 25.35; a button rounds that to pixels.
    @Test func buttonsOfTheSystemsTypeShowLargeSymbols() throws {
        #expect(abs(try buttonWidth("buttonType=\"system\"") - 25.35) < 0.34)
        #expect(abs(try buttonWidth("") - 19.8) < 0.34)
    }

    /// The image's own scale takes precedence over the one that its button prefers.
    @Test func anImagesOwnScaleTakesPrecedence() throws {
        let button = Documents.view(
            "a", kind: "button",
            content: """
                <state key="normal"><imageReference key="image" image="xmark.circle" symbolScale="large"/>
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="small"/></state>
                """)
        #expect(abs(try #require(try frames(button)["a"]).width - 25.35) < 0.34)
    }

    /// A symbol doesn't make a button with a configuration taller than its line of text and the 7 points around it.
    @Test func symbolsStandInTheLineOfConfiguredButtons() throws {
        let button = Documents.view(
            "a", kind: "button",
            content: """
                <buttonConfiguration key="configuration" style="plain">
                <imageReference key="image" image="xmark.circle" symbolScale="large"/></buttonConfiguration>
                """)
        // The body's line of 17 points, 20.29, is 20.33 in pixels.
        #expect(abs(try #require(try frames(button)["a"]).height - 34.33) < 0.01)
    }

    /// A symbol is centred beside capital letters. At 17 points, these are 11.98 tall, and the circle is 19.03 tall.
    @Test func symbolsHaveTheBaselineOfTheTextBeside() throws {
        let image = Documents.view("a", kind: "imageView", attributes: "image=\"xmark.circle\"")
        let label = Documents.view("b", kind: "label", attributes: "text=\"a\"")
        let found = try frames(
            image + label,
            constraints: Documents.constraint("z", "b", "leading", "a", "trailing")
                + Documents.constraint("v", "b", "firstBaseline", "a"))
        // 17 × 0.952148 = 16.19 above the label's baseline, (19.03 + 11.98) ÷ 2 = 15.5 above the symbol's.
        let (a, b) = (try #require(found["a"]), try #require(found["b"]))
        #expect(abs(a.minY - b.minY - (16.19 - 15.5)) < 0.34)
    }

    /// A symbol's alignment rectangle is as tall as a line of its font, 20.29 points at 17 points. The circle is 19.03 tall and
    /// centred beside capital letters, so its frame begins 0.68 below the rectangle's top and ends 0.58 above its bottom: two
    /// pixels of a third of a point each.
    @Test func symbolsAreAlignedByTheirLine() throws {
        let image = Documents.view("a", kind: "imageView", attributes: "image=\"xmark.circle\"")
        let found = try frames(
            image,
            constraints: Documents.constraint("w", "a", "width", constant: 128)
                + Documents.constraint("h", "a", "height", constant: 128))
        let frame = try #require(found["a"])
        #expect(abs(frame.minY - 2.0 / 3) < 0.01)
        #expect(abs(frame.maxY - 382.0 / 3) < 0.01)
    }

    /// The distance of the frame's ends from those of a square of 128 points that constraints give a symbol's alignment
    /// rectangle; the symbol's shape is given in units.
    private func insets(
        _ name: String, shape: String, scale: String = "medium", weight: String = "regular",
        tools: Int = 23504
    ) throws -> (top: CGFloat, bottom: CGFloat) {
        let image = Documents.view(
            "a", kind: "imageView", attributes: "image=\"\(name)\"",
            content: """
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="\(scale)" weight="\(weight)"/>
                """)
        let places = [
            Documents.constraint("x", "a", "leading", "root"), Documents.constraint("y", "a", "top", "root"),
            Documents.constraint("w", "a", "width", constant: 128),
            Documents.constraint("h", "a", "height", constant: 128),
        ]
        let text = Documents.storyboard(subviews: image, constraints: places.joined(), tools: tools)
            .replacingOccurrences(
                of: "<resources>",
                with: "<resources><image name=\"\(name)\" catalog=\"system\" \(shape)/>")
        let frame = try #require(try Documents.frames(text)["a"])
        return (frame.minY, 128 - frame.maxY)
    }

    private static let circle = "width=\"128\" height=\"123\""

    /// Recorded were 3 points above and below a circle on the large scale in medium weight, 1⅔ for a person in light
    /// weight, and 1⅓ less than the rectangle for a person in thin weight on the medium scale.
    @Test func largeAndHeavySymbolsAreTallerThanTheirLine() throws {
        let circle = try insets("arrow.up.circle", shape: Self.circle, scale: "large", weight: "medium")
        #expect(abs(circle.top + 3) < 0.51 && abs(circle.bottom + 3) < 0.51)
        let shape = "width=\"128\" height=\"121\""
        let person = try insets("person", shape: shape, scale: "large", weight: "light")
        #expect(abs(person.top + 5.0 / 3) < 0.51 && abs(person.bottom + 5.0 / 3) < 0.51)
        let thin = try insets("person", shape: shape, weight: "thin")
        #expect(abs(thin.top - 4.0 / 3) < 0.34 && abs(thin.bottom - 4.0 / 3) < 0.34)
    }

    /// Recorded was a rectangle as tall as a circle in bold weight on the medium scale.
    @Test func boldCirclesAreAsTallAsTheirLine() throws {
        let circle = try insets("plus.circle", shape: Self.circle, weight: "bold")
        #expect(abs(circle.top) < 0.51 && abs(circle.bottom) < 0.51)
    }

    /// Recorded six times in one row: 24 × 24 points in bold at 20 points.
    @Test func boldCirclesAreAsTallAsTheyAreWide() throws {
        let image = Documents.view(
            "a", kind: "imageView", attributes: "image=\"circle\"",
            content: """
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" \
                pointSize="20" weight="bold"/>
                """)
        let places =
            Documents.constraint("x", "a", "leading", "root") + Documents.constraint("y", "a", "top", "root")
        let text = Documents.storyboard(subviews: image, constraints: places)
            .replacingOccurrences(
                of: "<resources>",
                with: "<resources><image name=\"circle\" catalog=\"system\" width=\"128\" height=\"121\"/>")
        let frame = try #require(try Documents.frames(text)["a"])
        #expect(abs(frame.width - 24) < 0.34 && abs(frame.height - 24) < 0.34)
    }

    /// Recorded were 15.5 points where the rectangle was 12, for a symbol of 128 × 89 units on the large scale: it is
    /// sized by its height.
    @Test func wideSymbolsAreAsTallAsOthers() throws {
        let waves = try insets(
            "dot.radiowaves.left.and.right", shape: "width=\"128\" height=\"89\"", scale: "large")
        #expect(abs(waves.top + waves.bottom + 3.5) < 1)
    }

    /// Recorded were 1⅓ points above two people and none below, on the medium scale in light weight.
    @Test func someSymbolsAreOffTheMiddleOfTheirLine() throws {
        let people = try insets("person.2", shape: "width=\"128\" height=\"87\"", weight: "light")
        #expect(abs(people.top - 4.0 / 3) < 0.34 && abs(people.bottom) < 0.34)
        // A large star in a box 29 points tall and centred at 25.75 was recorded from 7 to 43.
        let star = try insets("star.fill", shape: "width=\"128\" height=\"116\"", scale: "large")
        #expect(abs(star.top + 4.25) < 0.51 && abs(star.bottom + 2.75) < 0.51)
    }

    /// Returns the size of an image view that only its symbol determines, at 100 points, and what is uncertain about it.
    private func known(_ name: String, shape: String) throws -> (size: CGSize, reasons: [String]) {
        let image = Documents.view(
            "a", kind: "imageView", attributes: "image=\"\(name)\"",
            content: """
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="100"/>
                """)
        let places =
            Documents.constraint("x", "a", "leading", "root") + Documents.constraint("y", "a", "top", "root")
        let text = Documents.storyboard(subviews: image, constraints: places).replacingOccurrences(
            of: "<resources>", with: "<resources><image name=\"\(name)\" catalog=\"system\" \(shape)/>")
        let scene = try #require(Documents.read(text).scenes.first)
        var layout = try LayoutSolver.solve(root: scene.root, canvas: scene.canvas)
        try scene.markUncertainFrames(in: &layout)
        let item = try #require(layout.items.first { $0.id == "a" })
        return (item.frame.size, item.uncertain)
    }

    /// A globe, a clock and no entry are drawn in the circle, which was measured at 1.165 em; dice and marks in a square in the
    /// same square, measured at 1.149 em.
    @Test(arguments: [
        ("network", "width=\"128\" height=\"123\"", 116.5), ("nosign", "width=\"128\" height=\"123\"", 116.5),
        ("bell.circle.fill", "width=\"128\" height=\"121\"", 116.5),
        ("die.face.5", "width=\"128\" height=\"114\"", 114.9),
        ("plus.square", "width=\"128\" height=\"114\"", 114.9),
        ("checkmark.square.fill", "width=\"128\" height=\"114\"", 114.9),
    ])
    func symbolsInOneOutlineHaveItsSize(name: String, shape: String, width: CGFloat) throws {
        let found = try known(name, shape: shape)
        #expect(abs(found.size.width - width) < 0.7)
        #expect(found.reasons.isEmpty)
    }

    /// What is only named after a circle or a square has an outline of its own.
    @Test(arguments: [
        ("arrow.triangle.2.circlepath", "width=\"128\" height=\"105\""),
        ("plus.square.on.square", "width=\"120\" height=\"128\""),
        ("square.grid.2x2", "width=\"128\" height=\"114\""),
    ])
    func symbolsWithAnOutlineOfTheirOwnAreNotKnown(name: String, shape: String) throws {
        #expect(try known(name, shape: shape).reasons == ["symbol \(name)"])
    }

    /// Recorded was a button 26 points tall with a bin of 121 × 128 units on the large scale: a symbol taller than wide has the
    /// listed shape on each scale.
    @Test func tallSymbolsHaveTheListedShapeOnEachScale() throws {
        let bin = try insets("trash", shape: "width=\"121\" height=\"128\"", scale: "large")
        // The line of 17 points is 20.29 tall, the bin 1.219 × 1.28 × 17 = 26.53.
        #expect(abs(bin.top + bin.bottom + 26.53 - 20.29) < 0.7)
    }

    private func detailButton(tools: Int, device: String = "retina6_12") throws -> CGSize? {
        let places =
            Documents.constraint("x", "a", "leading", "root") + Documents.constraint("y", "a", "top", "root")
        let button = Documents.view("a", kind: "button", attributes: "buttonType=\"infoLight\"")
        let text = Documents.storyboard(subviews: button, constraints: places, tools: tools)
        return try Documents.frames(text.replacingOccurrences(of: "retina6_12", with: device))["a"]?.size
    }

    /// Recorded were 25⅔ points on a screen of three pixels a point, and 25 × 24 by Xcode 11. Before iOS 13 the button
    /// was an image of 22 points.
    @Test func detailButtonsHaveTheSizesOfTheirTime() throws {
        let new = try #require(try detailButton(tools: 21701))
        #expect(abs(new.width - 77.0 / 3) < 0.01 && abs(new.height - 77.0 / 3) < 0.01)
        #expect(try detailButton(tools: 14868, device: "retina4_7") == CGSize(width: 25, height: 24))
        #expect(try detailButton(tools: 14460) == CGSize(width: 22, height: 22))
    }
}
