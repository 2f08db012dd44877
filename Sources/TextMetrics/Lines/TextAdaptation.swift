/// The range of widths over which text keeps its line breaks and its size.
package struct TextAdaptation: Sendable, Equatable {
    /// The range of widths in points; at the upper end, line breaks may already be different.
    package var widths: ClosedRange<Double>
    /// Whether the text's own width is the given width rounded up to a pixel, because a line or the spaces at
    /// its end reach a little beyond it.
    package var followsWidth: Bool
    /// Whether text is omitted because of the limit on the number of lines.
    package var isTruncated: Bool

    /// The adaptation of text that is the same at any width.
    package static let constant = TextAdaptation(
        widths: 0...(.infinity), followsWidth: false, isTruncated: false)

    /// Restricts the widths to a range.
    package mutating func limit(to range: ClosedRange<Double>) {
        widths = widths.clamped(to: range)
    }
}
