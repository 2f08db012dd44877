import Foundation

/// The text an item shows, with what is needed to draw it into the item's frame.
public struct SolvedText: Sendable, Equatable {
    public var string: String
    public var font: Font
    public var alignment: TextAlignment
    /// The lines the text was measured to break into, none of them longer than the frame is wide.
    public var lines: [String]

    /// Text in a font.
    public init(string: String, font: Font, alignment: TextAlignment, lines: [String]) {
        self.string = string
        self.font = font
        self.alignment = alignment
        self.lines = lines
    }
}
