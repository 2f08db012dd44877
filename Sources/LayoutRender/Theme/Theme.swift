import Engine

/// How the roles of a picture look: one colour to a meaning.
public struct Theme: Sendable, Equatable {
    /// Whether its paper is dark, so that a document's colours are those for dark surroundings.
    public var isDark: Bool
    public var paper: Color
    public var sheet: Color
    public var sheetOutline: Color
    public var text: Color
    public var secondaryText: Color
    public var documentText: Color
    public var container: Color
    public var guide: Color
    public var systemGuide: Color
    public var constraint: Color
    public var derived: Color
    public var conflict: Color
    public var ambiguity: Color
    public var blue: Color
    public var green: Color
    public var violet: Color
    public var teal: Color
    public var olive: Color

    /// Dark ink on white paper.
    public static let light = Theme(
        isDark: false, paper: Color(0xffffff), sheet: Color(0xf4f5f7), sheetOutline: Color(0xc9ced6),
        text: Color(0x1b1f24), secondaryText: Color(0x4c535e),
        documentText: Color(0x565e69), container: Color(0x7a8594), guide: Color(0xb0005e),
        systemGuide: Color(0x3b4cc0), constraint: Color(0x8a5a00), derived: Color(0x8a929d),
        conflict: Color(0xb3001b), ambiguity: Color(0x2b3038), blue: Color(0x387ac1),
        green: Color(0x226d36), violet: Color(0x6b3fa8), teal: Color(0x175a68), olive: Color(0x727d13))

    /// Light ink on near-black paper.
    public static let dark = Theme(
        isDark: true, paper: Color(0x15181c), sheet: Color(0x1e2228), sheetOutline: Color(0x3a414b),
        text: Color(0xeceff3), secondaryText: Color(0xced4dd),
        documentText: Color(0xb0b7c2), container: Color(0x7f8a99), guide: Color(0xff7ab8),
        systemGuide: Color(0x93a4ff), constraint: Color(0xe3b25a), derived: Color(0x89919c),
        conflict: Color(0xff6b7a), ambiguity: Color(0xdfe3e9), blue: Color(0x8fc4f4),
        green: Color(0x7de0a7), violet: Color(0xb678dc), teal: Color(0x48b9a7), olive: Color(0xb9c35c))

    /// The colour of a role.
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
