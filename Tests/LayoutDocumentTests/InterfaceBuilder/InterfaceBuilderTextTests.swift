import Engine
import Foundation
import Testing
import TextMetrics

@testable import LayoutDocument

/// The heights of text that documents style, as recorded.
struct InterfaceBuilderTextTests {
    private typealias Documents = InterfaceBuilderDocuments

    private func height(_ kind: String, attributes: String = "", content: String) throws -> CGFloat {
        let view = Documents.view("a", kind: kind, attributes: attributes, content: content)
        let places =
            Documents.constraint("x", "a", "leading", "root") + Documents.constraint("y", "a", "top", "root")
        let frames = try Documents.frames(Documents.storyboard(subviews: view, constraints: places))
        return try #require(frames["a"]).height
    }

    private func labelHeight(_ text: String, size: Double, style: String) throws -> CGFloat {
        let string = """
            <attributedString key="attributedText"><fragment content="\(text)"><attributes>
            <font key="NSFont" metaFont="system" size="\(size)"/><paragraphStyle key="NSParagraphStyle" \(style)/>
            </attributes></fragment></attributedString>
            """
        return try height(
            "label", attributes: "usesAttributedText=\"YES\" numberOfLines=\"0\"", content: string)
    }

    /// Three lines of 14 points, 16.71 tall each by themselves, are 1.35 times as tall: 67.66. Recorded were 67⅔.
    @Test func paragraphStylesSetTheHeightOfLines() throws {
        let three = try labelHeight("a&#10;b&#10;c", size: 14, style: "lineHeightMultiple=\"1.35\"")
        #expect(abs(three - 67.667) < 0.001)
        #expect(try labelHeight("a", size: 17, style: "minimumLineHeight=\"22\"") == 22)
        #expect(try labelHeight("a&#10;b", size: 17, style: "maximumLineHeight=\"10\"") == 20)
        // Multiples apply to the font's own line height, and limits to the result.
        #expect(
            try labelHeight("a", size: 17, style: "lineHeightMultiple=\"2\" maximumLineHeight=\"30\"") == 30)
    }

    /// 28 points are 33.41 tall, 33⅔ in pixels: the parts are as wide as labels of their own, and as tall as the larger one.
    @Test func partsOfAttributedTextHaveTheirFonts() throws {
        func fragment(_ text: String, _ size: Double) -> String {
            "<fragment content=\"\(text)\"><attributes><font key=\"NSFont\" metaFont=\"system\" size=\"\(size)\"/></attributes></fragment>"
        }
        func size(_ fragments: String...) throws -> CGSize {
            let content =
                "<attributedString key=\"attributedText\">\(fragments.joined())</attributedString>"
            let view = Documents.view(
                "a", kind: "label", attributes: "usesAttributedText=\"YES\"", content: content)
            let places =
                Documents.constraint("x", "a", "leading", "root")
                + Documents.constraint("y", "a", "top", "root")
            let frames = try Documents.frames(Documents.storyboard(subviews: view, constraints: places))
            return try #require(frames["a"]).size
        }
        let (small, large) = (fragment("Total:", 17), fragment("100", 28))
        let both = try size(small, large)
        #expect(abs(both.width - (try size(small).width + size(large).width)) <= 1)
        #expect(both.height == (try size(large)).height)
        #expect(abs(both.height - 33.667) < 0.001)
    }

    private func labelSize(_ text: String, font: String, tools: Int) throws -> CGSize {
        let view = Documents.view(
            "a", kind: "label", attributes: "text=\"\(text)\"",
            content: "<fontDescription key=\"fontDescription\" \(font)/>")
        let places =
            Documents.constraint("x", "a", "leading", "root") + Documents.constraint("y", "a", "top", "root")
        let document = Documents.storyboard(subviews: view, constraints: places, tools: tools)
        return try #require(try Documents.frames(document)["a"]).size
    }

    /// Recorded: a title beside an image of 16 points and 31 points of padding, 214⅔ wide in all, which is the width in
    /// Helvetica Neue Regular.
    @Test func theSystemFontIsntFoundAsSFPro() throws {
        let font = "name=\"SFProText-Medium\" family=\"SF Pro Text\" pointSize=\"14\""
        let size = try labelSize("Contact Coinbase Support", font: font, tools: 21701)
        #expect(abs(size.width - 503.0 / 3) < 1e-9)
    }

    /// Times's advances in its AFM file: U 722, t 278, i 278, l 278, i 278, t 278 and y 500 of 1000, in lines of 1.107 em.
    /// Recorded with two pixels a point: 52.5 × 22.5.
    @Test func theSystemFontsHiddenNameIsTimesFromIOS13On() throws {
        let font = "name=\".SFUIText\" family=\".SF UI Text\" pointSize=\"20\""
        let size = try labelSize("Utility", font: font, tools: 20037)
        #expect(abs(size.width - 157.0 / 3) < 0.34)
        #expect(abs(size.height - 67.0 / 3) < 1e-9)
        let earlier = try labelSize("Utility", font: font, tools: 14490)
        #expect(earlier == (try labelSize("Utility", font: "type=\"system\" pointSize=\"20\"", tools: 14490)))
    }

    /// Recorded in Open Sans Semibold at 18 points: 40.5 × 21. Its $ and digits are 571 of 1000 units wide, and its lines
    /// 1362; in Helvetica Neue, all four are 556 wide, and lines 1165.
    @Test func fontsOfTheAppWithoutAFileAreShownInHelveticaNeue() throws {
        let label = Documents.view(
            "a", kind: "label", attributes: "text=\"$150\"",
            content: """
                <fontDescription key="fontDescription" name="OpenSans-Semibold" family="Open Sans" pointSize="18"/>
                """)
        let text = Documents.storyboard(subviews: label, constraints: "", tools: 15400)
            .replacingOccurrences(of: "retina6_12", with: "retina4_7")
        let fonts = """
            <customFonts key="customFonts"><array key="OpenSans-Semibold.ttf"><string>OpenSans-Semibold</string>
            </array></customFonts>
            """
        let listed = text.replacingOccurrences(of: "<scenes>", with: fonts + "<scenes>")
        #expect(try Documents.frames(listed)["a"]?.size == CGSize(width: 40.5, height: 21))
        #expect(try Documents.frames(text)["a"]?.size != CGSize(width: 40.5, height: 21))
    }

    /// Recorded in a document that lists San Francisco among the app's fonts. In the system font, whose letters are closer
    /// together at 16 points, "Group Name" would be 95 wide.
    @Test(arguments: [
        ("Group Name", "SFProText-Semibold", 16, 98.0, 19.5),
        ("0 Friends , 0 Online", "SFProText-Regular", 12, 110.5, 14.5),
        ("New Chat", "SFProText-Semibold", 16, 76.5, 19.5), ("mute", "SFProText-Regular", 12, 29, 14.5),
    ])
    func sanFranciscoOfTheAppIsntSpacedByItsSize(
        _ text: String, _ name: String, _ size: Int, _ width: Double, _ height: Double
    ) throws {
        let font = "name=\"\(name)\" family=\"SF Pro Text\" pointSize=\"\(size)\""
        let label = Documents.view(
            "a", kind: "label", attributes: "text=\"\(text)\"",
            content: "<fontDescription key=\"fontDescription\" \(font)/>")
        let fonts =
            "<customFonts key=\"customFonts\"><array key=\"\(name).ttf\"><string>\(name)</string></array></customFonts>"
        // A stack view elsewhere keeps the label from being a whole number of points tall.
        let stack = Documents.view("s", kind: "stackView")
        let document = Documents.storyboard(subviews: label + stack, constraints: "", tools: 19529)
            .replacingOccurrences(of: "retina6_12", with: "retina6_1")
            .replacingOccurrences(of: "<scenes>", with: fonts + "<scenes>")
        #expect(try Documents.frames(document)["a"]?.size == CGSize(width: width, height: height))
        let places =
            Documents.constraint("x", "a", "leading", "root") + Documents.constraint("y", "a", "top", "root")
        #expect(try Documents.marks(label, places, tools: 19529)["a"] == ["font \(name)"])
    }

    /// iOS 9 and 10 have Title 1 in Light, by the Human Interface Guidelines. Recorded with two pixels a point: 93.5 × 33.5,
    /// where Regular would be 95 wide.
    @Test func theLargestTitleIsLightBeforeIOS11() throws {
        let title = "style=\"UICTFontTextStyleTitle1\""
        let light = "type=\"system\" weight=\"light\" pointSize=\"28\""
        let size = try labelSize("Second", font: title, tools: 11762)
        #expect(abs(size.width - 93.5) < 0.34)
        #expect(size == (try labelSize("Second", font: light, tools: 11762)))
        #expect(
            try labelSize("Second", font: title, tools: 13000)
                != labelSize("Second", font: light, tools: 13000))
    }

    /// Recorded: 27 × 44, where two pixels a point would allow 26.67 × 43.83.
    @Test func otherFontsHaveWholePointsBeforeXcode9() throws {
        let font = "name=\"AvenirNext-Regular\" family=\"Avenir Next\" pointSize=\"32\""
        #expect(try labelSize("in", font: font, tools: 11762) == CGSize(width: 27, height: 44))
        #expect(try labelSize("in", font: font, tools: 13000) == CGSize(width: 80.0 / 3, height: 132.0 / 3))
    }

    /// The height that a style adds to a line is above its text.
    @Test func baselinesMoveDownWithTallerLines() {
        let label = Label()
        label.text = "a"
        let before = label.firstBaselineOffsetFromTop(for: .zero)
        let below = label.lastBaselineOffsetFromBottom(for: .zero)
        label.lineHeight = LineHeight(minimum: 17 * 1.193359 + 6)
        #expect(label.firstBaselineOffsetFromTop(for: .zero) == before + 6)
        #expect(label.lastBaselineOffsetFromBottom(for: .zero) == below)
    }

    /// A field without a border is a line and 1.5 points tall, in pixels; one for passwords a whole number of points.
    @Test func fieldsForPasswordsAreALineTall() throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"18\"/>"
        let traits = "<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/>"
        #expect(abs(try height("textField", content: font) - 23.333) < 0.001)
        #expect(try height("textField", content: font + traits) == 22)
    }

    private func width(_ kind: String, attributes: String = "", content: String = "") throws -> CGFloat {
        let view = Documents.view("a", kind: kind, attributes: attributes, content: content)
        let places =
            Documents.constraint("x", "a", "leading", "root") + Documents.constraint("y", "a", "top", "root")
        return try #require(
            try Documents.frames(Documents.storyboard(subviews: view, constraints: places))["a"]
        ).width
    }

    private static let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"

    /// "EE5leHQ" is a control character and "Next", as Interface Builder wrote it.
    @Test func textInBase64IsDecoded() throws {
        func width(_ state: String) throws -> CGFloat { try self.width("button", content: Self.font + state) }
        let title = "<string key=\"title\" base64-UTF8=\"YES\">\nEE5leHQ\n</string>"
        #expect(
            try width("<state key=\"normal\">\(title)</state>")
                == width("<state key=\"normal\" title=\"Next\"/>"))
    }

    /// Recorded were 45 points at two pixels a point for this label, and 81⅔ for the second at three, in 16 points.
    @Test func bracesHaveTheirRecordedWidths() throws {
        let title = "text=\"{Title}\" numberOfLines=\"0\""
        #expect(abs(try width("label", attributes: title, content: Self.font) - 45) < 0.34)
        let callout = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"16\"/>"
        #expect(abs(try width("label", attributes: "text=\"{Password}\"", content: callout) - 81.667) < 0.34)
    }

    /// Unicode defines a thin space as a fifth of an em. Sixty of them make up for the rounding of a label's width to points.
    @Test func spacesOfFixedWidthsHaveThem() throws {
        func text(_ space: String) throws -> CGFloat {
            let spaces = String(repeating: space, count: 60)
            return try width("label", attributes: "text=\"a\(spaces)b\"", content: Self.font) / 60
        }
        #expect(abs(try text("\u{2009}") - text("\u{200B}") - 3.4) < 0.02)
        #expect(abs(try text("\u{2005}") - text("\u{200B}") - 4.25) < 0.02)
    }

    /// A subtitle of 12 points is below the title, 4 points away: 14 + 20.29 + 4 + 14.32.
    @Test func configuredButtonsHaveSubtitles() throws {
        let configuration = """
            <buttonConfiguration key="configuration" style="plain" title="a" subtitle="b" titlePadding="4"/>
            """
        #expect(abs(try height("button", content: configuration) - 52.61) < 0.34)
    }

    /// An image of 60 × 40 points above the title makes a button 14 + 40 + 20.29 tall, and 24 + 60 wide.
    @Test func imagesOfConfiguredButtonsStandAboveTheirTitle() throws {
        let configuration = """
            <buttonConfiguration key="configuration" style="plain" title="a" image="photo" imagePlacement="top"/>
            """
        #expect(abs(try height("button", content: configuration) - 74.29) < 0.34)
        #expect(try width("button", content: configuration) == 84)
    }
}
