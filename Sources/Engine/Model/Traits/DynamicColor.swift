/// A colour that is one thing in light and another in dark surroundings, as UIKit's system colours are.
public struct DynamicColor: Sendable, Hashable {
    public var light: Color
    public var dark: Color

    /// A colour for light and one for dark surroundings.
    public init(light: Color, dark: Color) {
        self.light = light
        self.dark = dark
    }

    /// The same colour everywhere.
    public init(_ color: Color) {
        self.init(light: color, dark: color)
    }

    /// Whether it shows anything at all.
    public var isVisible: Bool { light.alpha > 0 || dark.alpha > 0 }
}
