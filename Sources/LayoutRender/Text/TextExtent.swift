/// How much room a line of text takes, in points.
public struct TextExtent: Sendable, Hashable {
    public var width: Double
    /// Above the baseline.
    public var ascent: Double
    /// Below the baseline.
    public var descent: Double

    /// The room of a line of text.
    public init(width: Double, ascent: Double, descent: Double) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }
}
