import Engine
import Foundation
import Testing

@testable import LayoutDocument

/// Each attribute that sizes content, with the size that Interface Builder recorded for it or that arithmetic gives.
struct InterfaceBuilderContentAttributeTests {
    private typealias Documents = InterfaceBuilderDocuments

    /// Returns the frame of a view at the top left of the root's margins.
    private func frame(
        _ kind: String, _ attributes: String = "", content: String = "", tools: Int = 23504,
        device: String = "retina6_12", width: Double? = nil, edge: String = "leading"
    ) throws -> CGRect {
        let places = [
            Documents.constraint("x", "a", "leading", "root", edge),
            Documents.constraint("y", "a", "top", "root"),
            width.map { Documents.constraint("w", "a", "width", constant: $0) } ?? "",
        ]
        let view = Documents.view("a", kind: kind, attributes: attributes, content: content)
        let text = Documents.storyboard(subviews: view, constraints: places.joined(), tools: tools)
            .replacingOccurrences(of: "retina6_12", with: device)
        return try #require(try Documents.frames(text)["a"])
    }

    // MARK: Controls

    private static func segments(_ titles: [String]) -> String {
        "<segments>" + titles.map { "<segment title=\"\($0)\"/>" }.joined() + "</segments>"
    }

    /// Recorded in five apps.
    @Test(arguments: [
        (["Rectangle", "QR Code"], 7531, "retina4_7", 151.0, 29.0),
        (["Hotel", "Museum"], 14313, "retina4_7", 133, 29),
        (["dynamic", "duplicate"], 23504, "retina6_12", 153, 32),
        (["UDP", "TCP"], 23504, "retina6_1", 93, 32),
        (["layer1", "layer2", "layer3", "layer4"], 23504, "retina6_12", 231, 32),
    ])
    func segmentsAreAsWideAsTheirWidestTitle(
        titles: [String], tools: Int, device: String, width: CGFloat, height: CGFloat
    ) throws {
        let found = try frame(
            "segmentedControl", content: Self.segments(titles), tools: tools, device: device)
        #expect(abs(found.width - width) < 1.01)
        #expect(abs(found.height - height) < 0.51)
    }

    /// A segment as wide as its own title takes less than one as wide as the widest: with one letter and a long word, by
    /// more than a third.
    @Test func segmentsCanBeAsWideAsTheirOwnTitle() throws {
        let content = Self.segments(["i", "considerably"])
        let equal = try frame("segmentedControl", content: content).width
        let own = try frame(
            "segmentedControl", "apportionsSegmentWidthsByContent=\"YES\"", content: content
        ).width
        #expect(own < equal * 2 / 3 && own > equal / 2)
    }

    /// Recorded in two apps.
    @Test(arguments: [(3, 24128, 74.0), (4, 24128, 92), (3, 21701, 116)])
    func pageControlsAreAsWideAsTheirDots(pages: Int, tools: Int, width: CGFloat) throws {
        let found = try frame("pageControl", "numberOfPages=\"\(pages)\"", tools: tools)
        #expect(found.size == CGSize(width: width, height: 26))
    }

    /// Recorded from 14, 572 wide and 31 tall, between margins of 16 in a root of 600; in iOS 26 from 20, without insets.
    @Test(arguments: [(7531, 14.0, 31.0), (24506, 16, 34)])
    func slidersExtendBeyondTheirAlignmentRectangle(tools: Int, x: CGFloat, height: CGFloat) throws {
        let found = try frame("slider", tools: tools, width: 200, edge: "leadingMargin")
        #expect(found.minX == x && found.height == height)
    }

    /// Recorded was a field 156 points wide and 34 tall, which nothing else determines.
    @Test func fieldsWithARoundBorderHaveSpaceAroundTheirText() throws {
        let found = try frame(
            "textField", "borderStyle=\"roundedRect\" placeholder=\"Enter channel name\"",
            content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>")
        #expect(abs(found.width - 156) < 1.01 && found.height == 34)
    }

    /// Recorded in five apps: 33 points of 14, 34 points of 15, and 32⅓ of Menlo at 14, with 8 points above and below.
    @Test(arguments: [
        ("type=\"system\" pointSize=\"14\"", "retina6_1", 33.0),
        ("type=\"system\" pointSize=\"15\"", "retina4_7", 34),
        ("name=\"Menlo-Regular\" family=\"Menlo\" pointSize=\"14\"", "retina6_12", 32.33),
    ])
    func textViewsThatDoNotScrollAreAsTallAsTheirText(font: String, device: String, height: CGFloat) throws {
        let content = "<fontDescription key=\"fontDescription\" \(font)/>"
        let found = try frame(
            "textView", "scrollEnabled=\"NO\" text=\"Label\"", content: content, device: device, width: 300)
        #expect(abs(found.height - height) < 0.34)
        #expect(try frame("textView", "text=\"Label\"", content: content, width: 300).height == 0)
    }

    // MARK: Text

    /// Menlo's letters are 0.602 em wide, so ten of ten points fit into 62 points. Twenty letters in three words of six take two
    /// lines if lines can end within words, and one for each word otherwise.
    @Test func linesEndWithinWordsIfTheModeSaysSo() throws {
        func lines(_ mode: String) throws -> Int {
            let font =
                "<fontDescription key=\"fontDescription\" name=\"Menlo-Regular\" family=\"Menlo\" pointSize=\"10\"/>"
            let text = "text=\"aaaaaa aaaaaa aaaaaa\" numberOfLines=\"0\" lineBreakMode=\"\(mode)\""
            // A line is 1.164 × 10 points tall.
            return Int((try frame("label", text, content: font, width: 62).height / 11.64).rounded())
        }
        #expect(try lines("characterWrap") == 2)
        #expect(try lines("wordWrap") == 3)
        #expect(try lines("tailTruncation") == 3)
    }

    private func attributed(_ content: String, style: String = "") -> String {
        """
        <attributedString key="attributedText"><fragment>\(content)<attributes>
        <font key="NSFont" size="17" name=".SFUI-Regular"/>
        <paragraphStyle key="NSParagraphStyle" alignment="left" \(style)/>
        </attributes></fragment></attributedString>
        """
    }

    private static let twoLines = "<mutableString key=\"content\">one&#10;two</mutableString>"

    /// Between two lines there is one distance.
    @Test func lineSpacingIsBetweenLines() throws {
        let plain = try frame("label", "numberOfLines=\"0\"", content: attributed(Self.twoLines)).height
        let spaced = try frame(
            "label", "numberOfLines=\"0\"", content: attributed(Self.twoLines, style: "lineSpacing=\"10\"")
        ).height
        #expect(abs(spaced - plain - 10) < 0.34)
    }

    @Test func stringsThatChangeAreReadToo() throws {
        let one = try frame(
            "label", "numberOfLines=\"0\"", content: attributed("<string key=\"content\">one</string>"))
        let two = try frame("label", "numberOfLines=\"0\"", content: attributed(Self.twoLines))
        #expect(two.height > one.height * 1.8)
    }

    // MARK: Cells

    /// Returns the horizontal margins of a cell's content, in a static or dynamic table.
    private func margins(_ attributes: String, isStatic: Bool) throws -> (leading: CGFloat, trailing: CGFloat)
    {
        let constraints = [
            Documents.constraint("1", "c", "leading", "content", "leadingMargin"),
            Documents.constraint("2", "c", "top", "content"),
            Documents.constraint("3", "c", "height", constant: 10),
            "<constraint firstAttribute=\"trailingMargin\" secondItem=\"c\" secondAttribute=\"trailing\" id=\"4\"/>",
        ].joined()
        let cell = """
            <tableViewCell \(attributes) id="cell"><rect key="frame" x="0" y="50" width="393" height="44"/>
            <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="393" height="44"/><subviews>\(Documents.view("c"))</subviews>
            <constraints>\(constraints)</constraints></tableViewCellContentView></tableViewCell>
            """
        let cells =
            isStatic
            ? "<sections><tableViewSection id=\"section\"><cells>\(cell)</cells></tableViewSection></sections>"
            : "<prototypes>\(cell)</prototypes>"
        let table = """
            <document toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES">
            <device id="retina6_12"/><scenes><scene><objects><tableViewController id="vc">
            <tableView key="view" id="table"><rect key="frame" x="0" y="0" width="393" height="852"/>\(cells)
            </tableView></tableViewController></objects></scene></scenes></document>
            """
        let frame = try #require(try Documents.frames(table)["c"])
        return (frame.minX, 393 - frame.maxX)
    }

    /// Recorded 67 times in 16 apps: 8 points beside an accessory; 20 elsewhere on screens from 390 points of width.
    @Test(arguments: [true, false])
    func cellsWithAnAccessoryHaveASmallMarginBesideIt(isStatic: Bool) throws {
        let plain = try margins("", isStatic: isStatic)
        #expect(plain.leading == 20 && plain.trailing == 20)
        let marked = try margins("accessoryType=\"disclosureIndicator\"", isStatic: isStatic)
        #expect(marked.leading == 20 && marked.trailing == 8)
    }
}
