import Engine
import Foundation
import Testing

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
}
