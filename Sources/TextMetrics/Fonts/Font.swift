/// A font, described by family, size and weight.
public struct Font: Sendable, Hashable {
    /// The stroke weights of the system font, lightest first.
    public enum Weight: String, Sendable, Hashable, CaseIterable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The size in points.
    public var size: Double
    /// The stroke weight; the closest weight of the family is used.
    public var weight: Weight
    /// Whether the letters are slanted.
    public var isItalic: Bool
    /// The system font, one of its designs, or a font by name.
    public var family: FontFamily
    /// The extra distance between lines in points, which fonts of text styles have (`UIFont.leading`).
    public var leading: Double

    /// The app's own font that the layout names, whose file gives the measures; nil for fonts of the system.
    public var projectFont: ProjectFont?

    /// Creates the system font or another font with the given size (in points) and weight.
    public init(
        size: Double, weight: Weight = .regular, isItalic: Bool = false, family: FontFamily = .system,
        leading: Double = 0
    ) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.family = family
        self.leading = leading
    }

    /// Hashes the size and the leading. Weights and families would be hashed as texts, which is slow.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(leading)
    }
}

extension Font.Weight {
    /// The weight as font files and CSS number it, from 100 to 900.
    package var number: Int {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }
}
