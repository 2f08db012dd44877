import Engine
import Foundation
import TextMetrics

/// The text and font of an element, plain or attributed.
struct InterfaceBuilderText {
    var string: String?
    /// The font of plain text, or the largest one of attributed text.
    var font: Font?
    /// The parts of attributed text in several fonts; empty for text in one.
    var fontRuns: [FontRun] = []
    /// The extra distance between lines, in points.
    var lineSpacing: CGFloat = 0
    var lineHeight = LineHeight()
    /// The alignment of its paragraphs; nil if its own says nothing.
    var alignment: TextAlignment?

    /// Reads the attributed text with a key, or else the plain text (`text`, `title`).
    init(
        of element: XMLElement, key: String, attributedKey: String, fonts: InterfaceBuilderFont,
        fontKey: String = "fontDescription"
    ) {
        string = element.string(key)
        font = element.child("fontDescription", key: fontKey).flatMap(fonts.font)
        guard let attributed = element.child("attributedString", key: attributedKey) else { return }
        let fragments = attributed.children.filter { $0.name == "fragment" }
        string = fragments.map { $0.string("content") ?? "" }.joined()
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
        alignment = styles.lazy.compactMap { $0["alignment"].flatMap(TextAlignment.init(rawValue:)) }.first
        font = shown.max { $0.size < $1.size } ?? font
        fontRuns = Self.runs(of: fragments, fonts: fonts, otherwise: font)
    }

    private static func runs(
        of fragments: [XMLElement], fonts: InterfaceBuilderFont, otherwise font: Font?
    ) -> [FontRun] {
        var runs: [FontRun] = []
        var end = 0
        for fragment in fragments {
            let length = (fragment.string("content") ?? "").utf8.count
            let own = fragment.child("attributes")?.child("font", key: "NSFont").flatMap(fonts.font)
            guard length > 0, let shown = own ?? font else { continue }
            end += length
            runs.extend(to: end, in: shown)
        }
        return runs.ifSeveral
    }
}

extension XMLElement {
    /// Returns the text of a property: an attribute, or an element for text that attributes can't contain.
    func string(_ key: String) -> String? {
        self[key] ?? (child("string", key: key) ?? child("mutableString", key: key))?.decodedText
    }

    /// The element's text. Text with control characters is written in base 64, without padding.
    private var decodedText: String {
        guard isSet("base64-UTF8") else { return text }
        let digits = text.filter { !$0.isWhitespace && $0 != "=" }
        let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
        return Data(base64Encoded: digits + padding).map { String(decoding: $0, as: UTF8.self) } ?? text
    }
}
