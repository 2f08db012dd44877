import LayoutValues
import TextMetrics

/// One line of text.
package struct DisplayText: Sendable, Equatable {
    /// The point of a line that is at its origin.
    package enum Anchor: String, Sendable, Hashable {
        case start, middle, end
    }

    /// The text without line breaks.
    package var string: String
    /// A point on the baseline, in points of the picture.
    package var origin: CGPoint
    /// The point of the line that is at `origin`.
    package var anchor: Anchor
    /// The font the width was measured with.
    package var font: Font
    /// The colour of the letters.
    package var paint: Paint
    /// The width of the line as drawn, in points.
    package var width: Double
    /// The space after each letter in points, which makes the line as wide as it was measured.
    package var letterSpacing = 0.0
    /// The horizontal scale, 1 for the natural width. Only letters that are joined are scaled, to fit a narrow box.
    package var stretch: Double

    /// Creates a line of text on a baseline, drawn at the given width.
    package init(
        _ string: String, origin: CGPoint, anchor: Anchor = .start, font: Font, paint: Paint, width: Double,
        stretch: Double = 1
    ) {
        self.string = string
        self.origin = origin
        self.anchor = anchor
        self.font = font
        self.paint = paint
        self.width = width
        self.stretch = stretch
    }

    /// The left end of the line.
    package var minX: Double {
        switch anchor {
        case .start: origin.x
        case .middle: origin.x - width / 2
        case .end: origin.x - width
        }
    }

    /// Returns the line moved by an offset.
    func offset(by offset: CGSize) -> DisplayText {
        var text = self
        text.origin = CGPoint(x: origin.x + offset.width, y: origin.y + offset.height)
        return text
    }

    /// Returns the area that the letters cover.
    func box(_ measurer: LineMeasurer) -> CGRect {
        let extent = measurer.extent(of: string, font: font)
        return CGRect(
            x: minX, y: origin.y - extent.ascent, width: width, height: extent.ascent + extent.descent)
    }
}
