import Engine

/// What a colour in a picture means; a theme says how it looks.
public enum ColorRole: Sendable, Hashable {
    /// Behind the whole picture, and text on pills.
    case paper
    /// The canvas that a layout is laid out on.
    case sheet
    case sheetOutline
    /// Names and titles.
    case text
    /// Classes and sizes.
    case secondaryText
    /// A document's own text, lighter than any name.
    case documentText
    /// The outline of a view that holds others.
    case container
    case guide
    case systemGuide
    /// What a constraint states.
    case constraint
    /// What follows from constraints on something else.
    case derived
    case conflict
    case ambiguity
    /// One of the hues of views; see `ViewHue`.
    case view(ViewHue)
    /// A colour of the document's own, where they are asked for.
    case document(DynamicColor)

    /// Every role that a theme gives a colour, the hues last.
    public static let all: [ColorRole] =
        [
            .paper, .sheet, .sheetOutline, .text, .secondaryText, .documentText, .container, .guide,
            .systemGuide, .constraint, .derived, .conflict, .ambiguity,
        ] + ViewHue.allCases.map(ColorRole.view)
}
