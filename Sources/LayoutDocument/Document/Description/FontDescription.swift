import Engine
import TextMetrics

/// A font as its author wrote it: with a size, or with a text style whose size depends on the canvas.
enum FontDescription: Sendable {
    case font(Font)
    case textStyle(TextStyle, weight: Font.Weight?, isItalic: Bool)

    /// Returns the font on a canvas.
    func resolved(on canvas: Canvas) -> Font {
        switch self {
        case .font(let font): return font
        case .textStyle(let style, let weight, let isItalic):
            let category = ContentSizeCategory(rawValue: canvas.contentSizeCategory) ?? .large
            var font = style.font(for: category)
            font.weight = weight ?? font.weight
            font.isItalic = isItalic
            return font
        }
    }
}
