import Foundation

/// The text an item shows, with what is needed to draw it into the item's frame.
public struct SolvedText: Sendable, Equatable {
    public var string: String
    public var font: Font
    public var alignment: TextAlignment
    /// The lines the text was measured to break into, none of them longer than the frame is wide.
    public var lines: [String]
    /// Where its lines stand in the item, in points; nil where they are in its middle.
    public var frame: CGRect?

    /// Text in a font.
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
