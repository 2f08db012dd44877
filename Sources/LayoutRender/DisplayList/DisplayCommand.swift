/// One step of drawing a picture.
///
/// Groups are opened and closed by commands, so that no depth of nesting needs recursion.
public enum DisplayCommand: Sendable, Equatable {
    case beginGroup(DisplayGroup)
    case endGroup
    case rectangle(DisplayRectangle)
    case lines(DisplayLines)
    case polygon(DisplayPolygon)
    case text(DisplayText)
}
