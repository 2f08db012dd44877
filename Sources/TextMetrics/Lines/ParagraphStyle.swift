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

/// How text that is wider than its lines is shown, with the names of NSLineBreakMode.
public enum LineBreakMode: String, Sendable, Hashable, CaseIterable {
    /// Breaks between words; text after the last line is omitted.
    case wordWrapping
    /// Breaks between any two characters; text after the last line is omitted.
    case characterWrapping
    /// Breaks between words; the last line ends in the middle of a word.
    case clipping
    /// Breaks between words; the last line shows the end of the text after an ellipsis.
    case truncatingHead
    /// Breaks between words; the last line ends in an ellipsis.
    case truncatingTail
    /// Breaks between words; the last line shows the text's beginning and end around an ellipsis.
    case truncatingMiddle
}

/// The horizontal alignment of lines; natural follows the layout direction.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
    case left, center, right, justified, natural
}
