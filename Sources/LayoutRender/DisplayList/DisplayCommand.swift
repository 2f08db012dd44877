/// A command that draws part of a picture.
///
/// Groups are opened and closed by commands, so that nested groups need no recursion.
public enum DisplayCommand: Sendable, Equatable {
    /// Begins a group, which contains the commands up to its `endGroup`.
    case beginGroup(DisplayGroup)
    /// Ends the innermost group.
    case endGroup
    /// Draws a rectangle.
    case rectangle(DisplayRectangle)
    /// Draws lines.
    case lines(DisplayLines)
    /// Draws a polygon.
    case polygon(DisplayPolygon)
    /// Draws a line of text.
    case text(DisplayText)
}
