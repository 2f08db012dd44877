import Foundation

/// How far the width that text is broken to can change until its lines, or the size they take, do.
struct TextAdaptation: Sendable, Equatable {
    /// In points; at its upper end the lines may be others already.
    var widths: ClosedRange<CGFloat>
    /// Whether the width that the text takes is the one it is given, rounded up to a pixel: a line reaches a little beyond
    /// it, or ends with spaces that do.
    var followsWidth: Bool
    /// Whether the limit on the number of lines leaves some of the text out.
    var isTruncated: Bool

    /// Of text that is the same in any width.
    static let constant = TextAdaptation(widths: 0...(.infinity), followsWidth: false, isTruncated: false)

    /// Leaves widths outside a range out.
    mutating func limit(to range: ClosedRange<CGFloat>) {
        widths = widths.clamped(to: range)
    }
}
