import Foundation

/// What a paragraph style makes of the height of lines.
package struct LineHeight: Sendable, Hashable {
    /// How often the font's own height a line is tall; 0 for once.
    package var multiple: CGFloat
    /// In points.
    package var minimum: CGFloat
    /// In points; 0 for no limit.
    package var maximum: CGFloat

    package init(multiple: CGFloat = 0, minimum: CGFloat = 0, maximum: CGFloat = 0) {
        self.multiple = multiple
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The height in points of a line whose font is `natural` points tall.
    func height(ofLine natural: CGFloat) -> CGFloat {
        let least = max(multiple > 0 ? natural * multiple : natural, minimum)
        return maximum > 0 ? min(least, maximum) : least
    }
}
