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

extension DynamicColor {
    /// Black or white, whichever is more readable on the colour.
    var contrast: DynamicColor { DynamicColor(light: light.contrast, dark: dark.contrast) }
}

extension Color {
    fileprivate var contrast: Color { luminance > 0.36 ? Color(0x111111) : Color(0xffffff) }

    /// The relative luminance with the transfer function approximated by a square, which is precise enough to
    /// tell light from dark.
    private var luminance: Double {
        let channels = [red, green, blue].map { channel in
            let value = Double(channel) / 255
            return value * value
        }
        return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }
}
