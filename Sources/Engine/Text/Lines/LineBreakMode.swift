/// What becomes of text that is wider than its lines, as NSLineBreakMode names it.
public enum LineBreakMode: String, Sendable, Hashable, CaseIterable {
    /// Breaks between words; what exceeds the last line is left out.
    case wordWrapping
    /// Breaks between any two characters; what exceeds the last line is left out.
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
