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
    public var guide: Color
    public var systemGuide: Color
    public var constraint: Color
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
        text: Color(0x1b1f24), secondaryText: Color(0x4c535e), guide: Color(0xb0005e),
        systemGuide: Color(0x3b4cc0), constraint: Color(0x8a5a00), conflict: Color(0xb3001b),
        ambiguity: Color(0x2b3038), blue: Color(0x2f6fb0), green: Color(0x2c7d5b),
        violet: Color(0x8a5fbf), teal: Color(0x2a8496), olive: Color(0x6f7a22))

    /// Light ink on near-black paper.
    public static let dark = Theme(
        isDark: true, paper: Color(0x15181c), sheet: Color(0x1e2228), sheetOutline: Color(0x3a414b),
        text: Color(0xeceff3), secondaryText: Color(0xced4dd), guide: Color(0xff7ab8),
        systemGuide: Color(0x93a4ff), constraint: Color(0xe3b25a), conflict: Color(0xff6b7a),
        ambiguity: Color(0xdfe3e9), blue: Color(0x7db4ea), green: Color(0x6cc79c),
        violet: Color(0xc3a3f0), teal: Color(0x62cbdc), olive: Color(0xc2cc6e))

    /// The colour of a role.
    public subscript(role: ColorRole) -> Color {
        switch role {
        case .paper: paper
        case .sheet: sheet
        case .sheetOutline: sheetOutline
        case .text: text
        case .secondaryText: secondaryText
        case .guide: guide
        case .systemGuide: systemGuide
        case .constraint: constraint
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
