import TextMetrics

/// Whatever measures the text of a picture, as one concrete type: a browser's module has no existentials.
package struct LineMeasurer: TextMeasuring {
    /// One object, since every part of the drawing holds a measurer.
    private final class Functions {
        let extent: (String, Font) -> TextExtent
        let direction: (String) -> Bool?
        let work: DrawingWork?

        init(
            extent: @escaping (String, Font) -> TextExtent, direction: @escaping (String) -> Bool?,
            work: DrawingWork?
        ) {
            (self.extent, self.direction, self.work) = (extent, direction, work)
        }
    }

    private let functions: Functions
    /// The work that the picture may take whose texts are measured; nil for any.
    package var work: DrawingWork? { functions.work }

    /// Creates a measurer that asks another one.
    package init(_ measurer: some TextMeasuring) {
        functions = Functions(
            extent: { measurer.extent(of: $0, font: $1) }, direction: { measurer.isRightToLeft($0) },
            work: measurer.work)
    }

    /// Returns the size of one line in a font, in points.
    package func extent(of string: String, font: Font) -> TextExtent { functions.extent(string, font) }

    /// Returns whether a paragraph runs from right to left, as its first strong character says; nil if it has none.
    package func isRightToLeft(_ paragraph: String) -> Bool? { functions.direction(paragraph) }
}
