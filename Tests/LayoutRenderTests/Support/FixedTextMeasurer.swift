import Engine
import LayoutRender

/// Letters of one width each, so that expectations can be worked out by hand.
struct FixedTextMeasurer: TextMeasuring {
    func extent(of string: String, font: Font) -> TextExtent {
        TextExtent(
            width: Double(string.count) * Double(font.size) * 0.6, ascent: Double(font.size) * 0.75,
            descent: Double(font.size) * 0.25)
    }
}
