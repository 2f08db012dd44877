import Foundation

/// A font as layout knows it: a family in a size and weight.
public struct Font: Sendable, Hashable {
    /// The stroke weights of the system font, lightest first.
    public enum Weight: String, Sendable, Hashable, CaseIterable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// In points.
    public var size: CGFloat
    public var weight: Weight
    public var isItalic: Bool
    public var family: FontFamily
    /// What lines are apart beyond their height, in points; the fonts of text styles have it (`UIFont.leading`).
    public var leading: CGFloat

    /// The system font, or one of another family, in the given size (points) and weight.
    public init(
        size: CGFloat, weight: Weight = .regular, isItalic: Bool = false, family: FontFamily = .system,
        leading: CGFloat = 0
    ) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.family = family
        self.leading = leading
    }
}
