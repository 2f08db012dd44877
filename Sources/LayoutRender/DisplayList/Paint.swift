/// A colour's meaning with how much of it covers what is beneath.
public struct Paint: Sendable, Hashable {
    public var role: ColorRole
    /// From 0, which shows nothing, to 1.
    public var opacity: Double

    /// A role at an opacity from 0 to 1.
    public init(_ role: ColorRole, opacity: Double = 1) {
        self.role = role
        self.opacity = opacity
    }
}
