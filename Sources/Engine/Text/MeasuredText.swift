import Foundation

/// Text broken into lines, with the room it takes.
public struct MeasuredText: Sendable, Equatable {
    /// One line of text.
    public struct Line: Sendable, Equatable {
        /// What the line shows, without the spaces at which it was broken.
        public var text: String
        /// In points, unrounded.
        public var width: CGFloat
    }

    public var lines: [Line]
    /// In points: the widest line and the height of all, each rounded up to a pixel.
    public var size: CGSize
    /// Of the widest line together with the spaces at which it was broken, as far as there was room for them, in points,
    /// rounded up to a pixel.
    public var widthWithSpaces: CGFloat
    /// From the top to the baseline of the first line, in points, rounded to a pixel.
    public var firstBaseline: CGFloat
    /// From the top to the baseline of the last line, in points, rounded to a pixel.
    public var lastBaseline: CGFloat
    /// Whether the limit on the number of lines left some of the text out.
    public var isTruncated: Bool

    /// From the baseline of the last line to the bottom, in points.
    public var lastBaselineFromBottom: CGFloat { size.height - lastBaseline }
}
