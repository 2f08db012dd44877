import TextMetrics

/// Whatever measures the text of a picture, as one concrete type: a browser's module has no existentials.
package struct LineMeasurer: TextMeasuring {
    private let extent: (String, Font) -> TextExtent
    private let direction: (String) -> Bool?
    /// The work that the picture may take whose texts are measured; nil for any.
    package let work: DrawingWork?

    /// Creates a measurer that asks another one.
    package init(_ measurer: some TextMeasuring) {
        extent = { measurer.extent(of: $0, font: $1) }
        direction = { measurer.isRightToLeft($0) }
        work = measurer.work
    }

    /// Returns the size of one line in a font, in points.
    package func extent(of string: String, font: Font) -> TextExtent { extent(string, font) }

    /// Returns whether a paragraph runs from right to left, as its first strong character says; nil if it has none.
    package func isRightToLeft(_ paragraph: String) -> Bool? { direction(paragraph) }
}
