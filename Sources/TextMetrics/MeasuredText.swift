/// A width and a height in points.
public struct TextSize: Sendable, Hashable {
    /// No text at all.
    public static let zero = TextSize(width: 0, height: 0)

    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    /// Creates a size from a width and a height in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// Text broken into lines, with its size.
public struct MeasuredText: Sendable, Equatable {
    /// One line of text.
    public struct Line: Sendable, Equatable {
        /// The visible text of the line, without the spaces at which it was broken.
        public var text: String
        /// The width in points, unrounded.
        public var width: Double
    }

    /// The lines from top to bottom.
    public var lines: [Line]
    /// The width of the widest line and the total height in points, each rounded up to a pixel.
    public var size: TextSize
    /// The width of the widest line including the spaces at which it was broken, in points: rounded up to a
    /// pixel, or if that doesn't fit, the width it was given.
    public var widthWithSpaces: Double
    /// Whether the widest line with its spaces takes all of the given width.
    public var fillsWidth = false
    /// From the top to the baseline of the first line, in points, rounded to a pixel.
    public var firstBaseline: Double
    /// The distance from the top to the baseline of the last line, in points, rounded to a pixel.
    public var lastBaseline: Double
    /// Whether text was omitted because of the limit on the number of lines.
    public var isTruncated: Bool

    /// The distance from the baseline of the last line to the bottom, in points.
    public var lastBaselineFromBottom: Double { size.height - lastBaseline }
}
