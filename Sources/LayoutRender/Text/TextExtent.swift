/// The size of a line of text, in points.
public struct TextExtent: Sendable, Hashable {
    /// The advance of the whole line.
    public var width: Double
    /// The height above the baseline.
    public var ascent: Double
    /// The depth below the baseline.
    public var descent: Double

    /// Creates the size of a line of text.
    public init(width: Double, ascent: Double, descent: Double) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }
}
