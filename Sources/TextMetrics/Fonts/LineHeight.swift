/// What a paragraph style makes of the height of lines.
package struct LineHeight: Sendable, Hashable {
    /// How often the font's own height a line is tall; 0 for once.
    package var multiple: Double
    /// In points.
    package var minimum: Double
    /// In points; 0 for no limit.
    package var maximum: Double

    package init(multiple: Double = 0, minimum: Double = 0, maximum: Double = 0) {
        self.multiple = multiple
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The height in points of a line whose font is `natural` points tall.
    package func height(ofLine natural: Double) -> Double {
        let least = max(multiple > 0 ? natural * multiple : natural, minimum)
        return maximum > 0 ? min(least, maximum) : least
    }
}
