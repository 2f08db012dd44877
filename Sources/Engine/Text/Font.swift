import Foundation

/// A font as layout knows it: the system font in a size and weight.
public struct Font: Sendable, Hashable {
    /// The stroke weights of the system font, lightest first.
    public enum Weight: String, Sendable, Hashable, CaseIterable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// In points.
    public var size: CGFloat
    public var weight: Weight
    public var isItalic: Bool

    /// The system font in the given size (points) and weight.
    public init(size: CGFloat, weight: Weight = .regular, isItalic: Bool = false) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }
}
