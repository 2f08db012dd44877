/// A font of an app's own, with the measures that its file states.
///
/// Two of them are equal if they are the same object: a file is read once.
public final class ProjectFont: Sendable, Hashable {
    /// The name by which layouts refer to it, such as `FiraSans-Medium`.
    public let name: String
    /// The family with all its weights, such as `Fira Sans`.
    public let family: String
    /// The stroke weight.
    public let weight: Font.Weight
    /// Whether its letters are slanted.
    public let isItalic: Bool
    let lineMetrics: FontFamily.LineMetrics
    let measures: FontMeasures
    /// Measures the characters that aren't in the table; nil if only these are known.
    let furtherCharacters: ProjectFontCharacters?

    /// The characters whose advances and kerning are known of every font.
    public static var characters: [Unicode.Scalar] { Array(FontTable.characters.unicodeScalars) }

    /// Creates a font from measures in em.
    ///
    /// - Parameters:
    ///   - advances: Those of `characters`; nil for those that the font doesn't have, which come from the system's.
    ///   - kernings: Between any two of them, at index left × their number + right; empty for none.
    ///   - measure: Returns the width in em of one or two other characters; nil if the font doesn't have them.
    public init(
        name: String, family: String, weight: Font.Weight, isItalic: Bool, ascender: Double,
        descender: Double,
        leading: Double, advances: [Double?], kernings: [Double],
        measure: (@Sendable ([Unicode.Scalar]) -> Double?)? = nil
    ) {
        self.name = name
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        lineMetrics = FontFamily.LineMetrics(ascender: ascender, descender: descender, leading: leading)
        furtherCharacters = measure.map { ProjectFontCharacters($0) }
        let library = FontLibrary.shared
        let usual = library.measures(of: Font(size: 17, weight: weight), era: .from17000).advances
        let count = library.glyphCount
        measures = FontMeasures(
            advances: (0..<count).map { index in
                (advances.indices.contains(index) ? advances[index] : nil) ?? usual[index]
            },
            kernings: kernings.count == count * count ? kernings : [])
    }

    /// Returns whether both are the same object.
    public static func == (left: ProjectFont, right: ProjectFont) -> Bool { left === right }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Font {
    /// The vertical metrics of a line in em; nil for the system font.
    var lineMetrics: FontFamily.LineMetrics? { projectFont?.lineMetrics ?? family.lineMetrics(of: weight) }
}
