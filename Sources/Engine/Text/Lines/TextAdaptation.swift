import Foundation

/// The range of widths over which text keeps its line breaks and its size.
struct TextAdaptation: Sendable, Equatable {
    /// The range of widths in points; at the upper end, line breaks may already be different.
    var widths: ClosedRange<CGFloat>
    /// Whether the text's own width is the given width rounded up to a pixel, because a line or the spaces at
    /// its end reach a little beyond it.
    var followsWidth: Bool
    /// Whether text is omitted because of the limit on the number of lines.
    var isTruncated: Bool

    /// The adaptation of text that is the same at any width.
    static let constant = TextAdaptation(widths: 0...(.infinity), followsWidth: false, isTruncated: false)

    /// Restricts the widths to a range.
    mutating func limit(to range: ClosedRange<CGFloat>) {
        widths = widths.clamped(to: range)
    }
}
