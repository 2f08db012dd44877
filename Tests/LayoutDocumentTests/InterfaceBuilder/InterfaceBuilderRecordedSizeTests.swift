import Engine
import Foundation
import Testing

@testable import LayoutDocument

/// Sizes of controls and text that Interface Builder recorded where something besides the text and the font decides.
struct InterfaceBuilderRecordedSizeTests {
    private typealias Documents = InterfaceBuilderDocuments

    /// Returns the frame of a view at the leading and top edge of an iPhone's root, on a screen of two pixels a point unless said
    /// otherwise.
    private func frame(
        of view: String, tools: Int, device: String = "retina6_1", more: String = "", constraints: String = ""
    ) throws -> CGRect {
        let text = Documents.storyboard(
            subviews: view + more,
            constraints: Documents.constraint("x", "it", "leading", "root")
                + Documents.constraint("y", "it", "top", "root", constant: 100) + constraints,
            tools: tools
        ).replacingOccurrences(of: "retina6_12", with: device)
        return try #require(try Documents.frames(text)["it"])
    }

    // MARK: Controls

    /// The title of a button with the role "primary" is in stronger letters: recorded 151, 155 and 146 wide, where regular ones
    /// give 146, 148½ and 140½.
    @Test(arguments: [
        ("Request Access", 151.0), ("Start built-in Tor", 155), ("Use built-In Tor", 146),
    ])
    func primaryButtonsHaveStrongerTitles(title: String, width: CGFloat) throws {
        let button = Documents.view(
            "it", kind: "button", attributes: "buttonType=\"system\" role=\"primary\"",
            content: "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"\(title)\"/>")
        #expect(try abs(frame(of: button, tools: 22154).width - width) < 0.51)
    }

    /// A title that is chosen by the document's author keeps its font.
    @Test func aPrimaryButtonKeepsItsOwnFont() throws {
        let button = { (role: String) in
            Documents.view(
                "it", kind: "button", attributes: "buttonType=\"system\" \(role)",
                content:
                    "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Request Access\">"
                    + "<fontDescription key=\"titleFontDescription\" type=\"system\" pointSize=\"14\"/>"
                    + "</buttonConfiguration>")
        }
        #expect(
            try frame(of: button("role=\"primary\""), tools: 22154) == frame(of: button(""), tools: 22154))
    }

    /// The selected segment is in stronger letters: recorded 189 wide with the longer title selected, 153 with the shorter one.
    @Test(arguments: [
        ("broadcaster", "audience", 189.0), ("dynamic", "duplicate", 153),
    ])
    func theSelectedSegmentHasAStrongerTitle(first: String, second: String, width: CGFloat) throws {
        let control = Documents.view(
            "it", kind: "segmentedControl", attributes: "selectedSegmentIndex=\"0\"",
            content: "<segments><segment title=\"\(first)\"/><segment title=\"\(second)\"/></segments>")
        #expect(try frame(of: control, tools: 23504, device: "retina6_12").width == width)
    }

    /// Recorded 42 wide in three documents of one app, at 15 points: an arrow down is 0.8 em wide.
    @Test func arrowsDownAreMeasured() throws {
        let button = Documents.view(
            "it", kind: "button", attributes: "buttonType=\"roundedRect\"",
            content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"15\"/>"
                + "<state key=\"normal\" title=\"unit ↓\"/>")
        #expect(try frame(of: button, tools: 14868, device: "retina4_7").width == 42)
    }

    // MARK: Fields

    /// Dots need no line of the usual height: recorded 17 tall at 14 points in Xcode 26, where text has 22.
    @Test(arguments: [("<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/>", 17.0), ("", 22)])
    func fieldsForPasswordsAreAsTallAsTheirFont(traits: String, height: CGFloat) throws {
        let field = Documents.view(
            "it", kind: "textField", attributes: "placeholder=\"Password\"",
            content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>" + traits)
        #expect(try frame(of: field, tools: 24765, device: "retina6_9").height == height)
    }

    /// Recorded 103 wide in two documents of one app: 2 points more than the text.
    @Test func oldFieldsAreWiderThanTheirText() throws {
        let field = Documents.view(
            "it", kind: "textField", attributes: "text=\"Room Name\"",
            content: "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"medium\" "
                + "pointSize=\"18\"/>")
        #expect(try frame(of: field, tools: 13771, device: "retina4_7").width == 103)
    }

    // MARK: Labels

    /// A class that Interface Builder runs chooses the label's font, which its height tells: an image above its baseline ended at
    /// 18, 21 and 26½ for lines of 23, 26½ and 33½ points.
    @Test(arguments: [(23.0, 18.0), (26.5, 21), (33.5, 26.5)], [0, 1])
    func designableLabelsHaveTheBaselineOfTheirLine(line: (height: CGFloat, baseline: CGFloat), lines: Int)
        throws
    {
        let label = Documents.view(
            "it", kind: "label",
            attributes: "text=\"Title 1\" numberOfLines=\"\(lines)\" customClass=\"Headline\"")
        let image = Documents.view("mark", kind: "imageView", attributes: "image=\"photo\"")
        let text = Documents.storyboard(
            subviews: label + image,
            constraints: Documents.constraint("x", "it", "leading", "root")
                + Documents.constraint("y", "it", "top", "root")
                + Documents.constraint("ix", "mark", "leading", "root")
                + Documents.constraint("b", "mark", "bottom", "it", "firstBaseline")
        ).replacingOccurrences(of: "retina6_12", with: "retina6_1")
            .replacingOccurrences(
                of: "<resources>",
                with: "<designables><designable name=\"it\"><size key=\"intrinsicContentSize\" width=\"70\" "
                    + "height=\"\(line.height)\"/></designable></designables><resources>")
        let frames = try Documents.frames(text)
        #expect(frames["it"]?.height == line.height)
        #expect(frames["mark"]?.maxY == line.baseline)
    }

    /// A text that breaks in a column that centres its views is as wide as the column, recorded 298; where the column distributes
    /// the space between them, it is as wide as its widest line with the space at its end, recorded 379½ of 382.
    @Test(arguments: [
        ("fill", "We're sorry, we couldn't find results for &quot;adidas&quot;", 17, 298.0, 298.0),
        (
            "equalSpacing",
            "You downgraded your subcription, so we are reconnecting to the best BASIC available server", 14,
            382, 379.5
        ),
    ])
    func wrappedTextsFillACentredColumn(
        distribution: String, words: String, size: Int, column: Double, width: CGFloat
    ) throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
        let label = Documents.view(
            "text", kind: "label",
            attributes: "text=\"\(words)\" numberOfLines=\"0\" horizontalHuggingPriority=\"251\"",
            content: font)
        let other = Documents.view(
            "other", kind: "label", attributes: "text=\"adidas\" horizontalHuggingPriority=\"251\"")
        let stack = Documents.view(
            "it", kind: "stackView",
            attributes: "axis=\"vertical\" alignment=\"center\" distribution=\"\(distribution)\"",
            content: "<subviews>\(label)\(other)</subviews>")
        let text = Documents.storyboard(
            subviews: stack,
            constraints: Documents.constraint("x", "it", "leading", "root")
                + Documents.constraint("y", "it", "top", "root")
                + Documents.constraint("w", "it", "width", constant: column),
            tools: 20037
        ).replacingOccurrences(of: "retina6_12", with: "retina6_1")
        let frames = try Documents.frames(text)
        #expect(frames["text"]?.width == width)
        // What fits on one line keeps its width.
        #expect(frames["other"].map { $0.width < 60 } == true)
    }

    /// Where the column's width follows from the text, both are as wide as the widest line, as recorded in a centred view: 414 less
    /// 177 and 16 points leave room for 221, of which the lines don't need all.
    @Test func wrappedTextsDontWidenTheirColumn() throws {
        let label = Documents.view(
            "text", kind: "label",
            attributes: "text=\"Presenting status of long-running process\" numberOfLines=\"4\" "
                + "horizontalHuggingPriority=\"251\" horizontalCompressionResistancePriority=\"1000\"",
            content: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleHeadline\"/>")
        let stack = Documents.view(
            "column", kind: "stackView", attributes: "axis=\"vertical\" alignment=\"center\"",
            content: "<subviews>\(label)</subviews>")
        let box = Documents.view(
            "it",
            content: "<subviews>\(stack)</subviews><constraints>"
                + Documents.constraint("a", "column", "leading", "it", constant: 8)
                + Documents.constraint("b", "it", "trailing", "column", constant: 8) + "</constraints>")
        let text = Documents.storyboard(
            subviews: box,
            constraints: Documents.constraint("x", "it", "centerX", "root")
                + Documents.constraint("y", "it", "top", "root")
                + Documents.constraint(
                    "w", "root", "width", "it", constant: 177, extra: "relation=\"greaterThanOrEqual\""),
            tools: 17701
        ).replacingOccurrences(of: "retina6_12", with: "retina6_1")
        let frames = try Documents.frames(text)
        let (words, column) = (frames["text"]?.width ?? 221, frames["column"]?.width ?? 0)
        #expect(words == column && words < 220)
    }

    // MARK: Symbols

    /// Constraints place a symbol's alignment rectangle, here 25 points tall or 140; the view's height was recorded.
    @Test(arguments: [
        ("envelope.fill", "93", 25.0, 21.5), ("phone.fill", "114", 25, 22.5),
        ("message.fill", "113", 25, 24.5),
        ("video.fill", "82", 25, 20.5), ("magnifyingglass", "117", 140, 138.5),
    ])
    func symbolsAreAsTallAsRecorded(name: String, shape: String, side: Double, height: CGFloat) throws {
        let image = Documents.view(
            "it", kind: "imageView", attributes: "image=\"\(name)\" catalog=\"system\"",
            content: "<constraints>" + Documents.constraint("w", "it", "width", constant: side)
                + Documents.constraint("h", "it", "height", constant: side) + "</constraints>")
        let text = Documents.storyboard(
            subviews: image,
            constraints: Documents.constraint("x", "it", "leading", "root")
                + Documents.constraint("y", "it", "top", "root", constant: 100),
            tools: 20037
        ).replacingOccurrences(of: "retina6_12", with: "retina6_1")
            .replacingOccurrences(
                of: "<resources>",
                with:
                    "<resources><image name=\"\(name)\" catalog=\"system\" width=\"128\" height=\"\(shape)\"/>"
            )
        let found = try #require(try Documents.frames(text)["it"])
        #expect(abs(found.height - height) <= 0.5)
    }

    // MARK: Containers

    /// A view of its own size on an iPad has the width that is comfortable to read there: recorded from 119 on in one of 798 points.
    @Test func aShortViewOnAnIPadHasItsReadableWidth() throws {
        let text = Documents.storyboard(
            subviews: Documents.view("it"),
            constraints: Documents.constraint("x", "it", "leading", "root", "leadingMargin")
                + Documents.constraint("r", "it", "trailing", "root", "trailingMargin"),
            tools: 20037
        )
        .replacingOccurrences(of: "retina6_12", with: "ipad12_9rounded")
        .replacingOccurrences(of: "width=\"393\" height=\"852\"", with: "width=\"798\" height=\"48\"")
        .replacingOccurrences(
            of: "contentMode=\"scaleToFill\" id=\"root\"",
            with: "layoutMarginsFollowReadableWidth=\"YES\" id=\"root\"")
        let found = try #require(try Documents.frames(text)["it"])
        #expect(found.minX == 119 && found.width == 560)
    }
}
