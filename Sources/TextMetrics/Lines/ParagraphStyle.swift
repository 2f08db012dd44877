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
