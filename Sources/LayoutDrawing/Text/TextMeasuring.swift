import LayoutValues
import TextMetrics

/// Measures the text of pictures.
package protocol TextMeasuring {
    /// Returns the size of one line in a font, in points.
    func extent(of string: String, font: Font) -> TextExtent
    /// Returns whether a paragraph runs from right to left, as its first strong character says; nil if it has none.
    func isRightToLeft(_ paragraph: String) -> Bool?
    /// The work that the picture may take whose texts are measured; nil for any.
    var work: DrawingWork? { get }
}

extension TextMeasuring {
    /// No limit.
    package var work: DrawingWork? { nil }
}

extension TextMeasuring {
    /// Returns the width of one line in a font, in points.
    package func width(of string: String, font: Font) -> Double {
        extent(of: string, font: font).width
    }
}

/// The size of a line of text, in points.
package struct TextExtent: Sendable, Hashable {
    /// The advance of the whole line.
    package var width: Double
    /// The height above the baseline.
    package var ascent: Double
    /// The depth below the baseline.
    package var descent: Double

    /// The number of places between letters where space can be put; 0 if letters are joined.
    package var gaps = 0
    /// Whether letters are joined, so that only a scale changes their width.
    package var isJoined = false
    /// Whether layouts know the width of these letters, instead of assuming one for their script.
    package var isMeasured = true

    /// Creates the size of a line of text.
    package init(width: Double, ascent: Double, descent: Double) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }
}

extension TextMeasuring {
    /// Returns the string itself if it fits `width`, or else its longest prefix that fits, with an ellipsis.
    /// - Complexity: O(log n) measurements.
    package func elided(_ string: String, font: Font, to width: Double) -> String {
        guard self.width(of: string, font: font) > width else { return string }
        let characters = Array(string)
        var (fits, tooLong) = (0, characters.count)
        while tooLong - fits > 1 {
            let middle = (fits + tooLong) / 2
            if self.width(of: String(characters[..<middle]) + "…", font: font) <= width {
                fits = middle
            } else {
                tooLong = middle
            }
        }
        return String(characters[..<fits]) + "…"
    }
}
