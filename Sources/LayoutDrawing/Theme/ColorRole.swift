import LayoutValues

/// The meaning of a colour in a picture; a theme defines its value.
public enum ColorRole: Sendable, Hashable {
    /// The background of the picture, and the text on pills.
    case paper
    /// The canvas that a layout is laid out on.
    case sheet
    case sheetOutline
    /// Names and titles.
    case text
    /// Classes and sizes.
    case secondaryText
    /// The text that views show, lighter than any name.
    case documentText
    /// The outline of a view that contains others.
    case container
    case guide
    case systemGuide
    /// A distance stated by a constraint.
    case constraint
    /// A distance that follows from other constraints.
    case derived
    case conflict
    case ambiguity
    /// One of the hues of views; see `ViewHue`.
    case view(ViewHue)
    /// A colour from the document, if those are shown.
    case document(DynamicColor)

    /// All roles for which a theme defines a colour, the hues last.
    public static let all: [ColorRole] =
        [
            .paper, .sheet, .sheetOutline, .text, .secondaryText, .documentText, .container, .guide,
            .systemGuide, .constraint, .derived, .conflict, .ambiguity,
        ] + ViewHue.allCases.map(ColorRole.view)
}
