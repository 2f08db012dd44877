/// The size of a line of text, in points.
public struct TextExtent: Sendable, Hashable {
    /// The advance of the whole line.
    public var width: Double
    /// The height above the baseline.
    public var ascent: Double
    /// The depth below the baseline.
    public var descent: Double

    /// The number of places between letters where space can be put; 0 if letters are joined, or have no measured
    /// width.
    public var gaps = 0

    /// Creates the size of a line of text.
    public init(width: Double, ascent: Double, descent: Double) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }
}
