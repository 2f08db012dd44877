/// A colour by its meaning, with an opacity.
public struct Paint: Sendable, Hashable {
    /// The meaning of the colour; the theme defines its value.
    public var role: ColorRole
    /// The opacity from 0 (invisible) to 1.
    public var opacity: Double

    /// Creates a role at an opacity from 0 to 1.
    public init(_ role: ColorRole, opacity: Double = 1) {
        self.role = role
        self.opacity = opacity
    }
}
