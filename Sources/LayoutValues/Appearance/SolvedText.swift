import TextMetrics

/// The text of an item, with everything needed to draw it in the item's frame.
public struct SolvedText: Sendable, Equatable {
    /// The whole text without line breaks.
    public var string: String
    /// The font that the text was measured with.
    public var font: Font
    /// The alignment of lines that are shorter than the frame.
    public var alignment: TextAlignment
    /// The lines that the text was broken into, none of them wider than the frame.
    public var lines: [String]
    /// The width of each line as measured, in points; empty if they aren't known.
    public var widths: [Double] = []
    /// The parts of each line of a text in several fonts; empty for text in one.
    package var pieces: [[MeasuredText.Piece]] = []
    /// The factor down to which the font shrinks where the text is too wide, which the lines don't show.
    package var smallestScale = 1.0
    /// Whether the item keeps its text away from its sides as its class does; a field without a border doesn't.
    package var isInset = true
    /// The rectangle of the lines in the item, in points; nil if they are centred in it.
    public var frame: CGRect?

    /// Creates a text in a font.
    public init(
        string: String, font: Font, alignment: TextAlignment, lines: [String], frame: CGRect? = nil
    ) {
        self.string = string
        self.font = font
        self.alignment = alignment
        self.lines = lines
        self.frame = frame
    }
}

/// A segment of a segmented control.
public struct SolvedSegment: Sendable, Equatable {
    /// The title, centred in the segment; without lines for an image.
    public var title: SolvedText
    /// The width in points without the room that is left, which the segments share.
    public var width: Double
    /// Whether it takes none of the room that is left.
    public var isFixed: Bool

    /// Creates a segment.
    public init(title: SolvedText, width: Double, isFixed: Bool = false) {
        self.title = title
        self.width = width
        self.isFixed = isFixed
    }
}
