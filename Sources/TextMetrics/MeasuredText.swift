/// A width and a height in points.
package struct TextSize: Sendable, Hashable {
    /// No text at all.
    package static let zero = TextSize(width: 0, height: 0)

    /// The width in points.
    package var width: Double
    /// The height in points.
    package var height: Double

    /// Creates a size from a width and a height in points.
    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// Text broken into lines, with its size.
package struct MeasuredText: Sendable, Equatable {
    /// One line of text.
    package struct Line: Sendable, Equatable {
        /// The visible text of the line, without the spaces at which it was broken.
        package var text: String
        /// The width in points, unrounded.
        package var width: Double
        /// The parts of a line of text that has several fonts; empty for text in one font.
        package var pieces: [Piece] = []
    }

    /// A part of a line in one font.
    package struct Piece: Sendable, Hashable {
        package var text: String
        package var font: Font
        /// The width in points, unrounded.
        package var width: Double

        /// Creates a part with a width in points.
        package init(text: String, font: Font, width: Double) {
            (self.text, self.font, self.width) = (text, font, width)
        }
    }

    /// The lines from top to bottom.
    package var lines: [Line]
    /// The width of the widest line and the total height in points, each rounded up to a pixel.
    package var size: TextSize
    /// The width of the widest line including the spaces at which it was broken, in points: rounded up to a
    /// pixel, or if that doesn't fit, the width it was given.
    package var widthWithSpaces: Double
    /// Whether the widest line with its spaces takes all of the given width.
    package var fillsWidth = false
    /// From the top to the baseline of the first line, in points, rounded to a pixel.
    package var firstBaseline: Double
    /// The distance from the top to the baseline of the last line, in points, rounded to a pixel.
    package var lastBaseline: Double
    /// Whether text was omitted because of the limit on the number of lines.
    package var isTruncated: Bool
}
