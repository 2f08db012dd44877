import LayoutValues

/// The colours of a picture, one for each role.
public struct Theme: Sendable, Equatable {
    /// Whether it is dark, so that the dark variants of a document's colours are used.
    public var isDark: Bool
    /// The background of the picture, and the text on pills.
    public var paper: Color
    /// The canvas that the layout is laid out on.
    public var sheet: Color
    /// The outline of the canvas.
    public var sheetOutline: Color
    /// Names and captions.
    public var text: Color
    /// Classes and notes, which matter less.
    public var secondaryText: Color
    /// The text that views show.
    public var documentText: Color
    /// Outlines of views that only contain others.
    public var container: Color
    /// The author's own layout guides.
    public var guide: Color
    /// Safe area, margins and UIKit's other guides.
    public var systemGuide: Color
    /// Constraints that hold.
    public var constraint: Color
    /// Distances that no constraint states.
    public var derived: Color
    /// Broken constraints and the rest of their conflict.
    public var conflict: Color
    /// Views whose frames aren't determined.
    public var ambiguity: Color
    /// One of the five hues that distinguish views.
    public var blue: Color
    /// One of the five hues that distinguish views.
    public var green: Color
    /// One of the five hues that distinguish views.
    public var violet: Color
    /// One of the five hues that distinguish views.
    public var teal: Color
    /// One of the five hues that distinguish views.
    public var olive: Color
    /// The font family for text, if it is installed; `nil` for the default ones.
    public var font: String?
    /// The factor by which lines are wider than usual.
    public var lineWeight = 1.0

    /// The supported line weights.
    public static let lineWeights = 0.5...3.0

    /// Dark ink on white paper.
    public static let light = Theme(
        isDark: false, paper: Color(0xffffff), sheet: Color(0xf4f5f7), sheetOutline: Color(0xc9ced6),
        text: Color(0x1b1f24), secondaryText: Color(0x48505a),
        documentText: Color(0x565e69), container: Color(0x7a8594), guide: Color(0xad005c),
        systemGuide: Color(0x5a68db), constraint: Color(0x976700), derived: Color(0x8a929d),
        conflict: Color(0x8c0015), ambiguity: Color(0x2b3038), blue: Color(0x387ac1),
        green: Color(0x226d36), violet: Color(0x6b3fa8), teal: Color(0x175a68), olive: Color(0x727d13))

    /// Light ink on near-black paper.
    public static let dark = Theme(
        isDark: true, paper: Color(0x15181c), sheet: Color(0x1e2228), sheetOutline: Color(0x3a414b),
        text: Color(0xeceff3), secondaryText: Color(0xced4dd),
        documentText: Color(0xb0b7c2), container: Color(0x7f8a99), guide: Color(0xff7ab8),
        systemGuide: Color(0x7283e8), constraint: Color(0xe3b25a), derived: Color(0x89919c),
        conflict: Color(0xff6b7a), ambiguity: Color(0xdfe3e9), blue: Color(0x8fc4f4),
        green: Color(0x7de0a7), violet: Color(0xb678dc), teal: Color(0x48b9a7), olive: Color(0xb9c35c))

    /// The theme's colour for a role.
    public subscript(role: ColorRole) -> Color {
        switch role {
        case .paper: paper
        case .sheet: sheet
        case .sheetOutline: sheetOutline
        case .text: text
        case .secondaryText: secondaryText
        case .documentText: documentText
        case .container: container
        case .guide: guide
        case .systemGuide: systemGuide
        case .constraint: constraint
        case .derived: derived
        case .conflict: conflict
        case .ambiguity: ambiguity
        case .view(let hue): self[hue]
        case .document(let color): isDark ? color.dark : color.light
        }
    }

    private subscript(hue: ViewHue) -> Color {
        switch hue {
        case .blue: blue
        case .green: green
        case .violet: violet
        case .teal: teal
        case .olive: olive
        }
    }
}

/// The appearance of a picture.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
    case light, dark
    /// Both in one structured SVG, selected by the reader's `prefers-color-scheme`; light in other formats.
    case automatic

    /// The theme to use if the format only supports one.
    public var theme: Theme { self == .dark ? .dark : .light }
}
