import Engine
import Foundation

/// The text and font of an element, plain or attributed.
struct InterfaceBuilderText {
    var string: String?
    var font: Font?
    /// The extra distance between lines, in points.
    var lineSpacing: CGFloat = 0
    var lineHeight = LineHeight()

    /// Reads the attributed text with a key, or else the plain text (`text`, `title`).
    init(
        of element: XMLElement, key: String, attributedKey: String, fonts: InterfaceBuilderFont,
        fontKey: String = "fontDescription"
    ) {
        string =
            element[key] ?? element.child("string", key: key)?.text
            ?? element.child("mutableString", key: key)?.text
        font = element.child("fontDescription", key: fontKey).flatMap(fonts.font)
        guard let attributed = element.child("attributedString", key: attributedKey) else { return }
        let fragments = attributed.children.filter { $0.name == "fragment" }
        string = fragments.map { $0["content"] ?? $0.child("string", key: "content")?.text ?? "" }.joined()
        let shown = fragments.compactMap { fragment in
            fragment.child("attributes")?.child("font", key: "NSFont").flatMap(fonts.font)
        }
        let styles = fragments.compactMap { fragment in
            fragment.child("attributes")?.child("paragraphStyle", key: "NSParagraphStyle")
        }
        lineSpacing = styles.compactMap { $0.number("lineSpacing") }.max() ?? 0
        lineHeight = LineHeight(
            multiple: styles.compactMap { $0.number("lineHeightMultiple") }.max() ?? 0,
            minimum: styles.compactMap { $0.number("minimumLineHeight") }.max() ?? 0,
            maximum: styles.compactMap { $0.number("maximumLineHeight") }.max() ?? 0)
        // Only one font is measured: the largest, which determines the height of lines.
        font = shown.max { $0.size < $1.size } ?? font
    }
}
