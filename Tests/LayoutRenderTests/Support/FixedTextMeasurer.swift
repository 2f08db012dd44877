import Engine
import LayoutRender
import TextMetrics
import TextShaping

/// Measures text as if all letters had the same width, so that expected values can be computed by hand.
struct FixedTextMeasurer: TextMeasuring {
    func extent(of string: String, font: Font) -> TextExtent {
        TextExtent(
            width: Double(string.count) * Double(font.size) * 0.6, ascent: Double(font.size) * 0.75,
            descent: Double(font.size) * 0.25)
    }

    func isRightToLeft(_ paragraph: String) -> Bool? { TextDirection.isRightToLeft(paragraph) }
}
