/// A colour with variants for light and dark mode, like UIKit's system colours.
public struct DynamicColor: Sendable, Hashable {
    /// The colour in light mode.
    public var light: Color
    /// The colour in dark mode.
    public var dark: Color

    /// Creates a colour with a variant for each mode.
    public init(light: Color, dark: Color) {
        self.light = light
        self.dark = dark
    }

    /// Creates a colour that is the same in both modes.
    public init(_ color: Color) {
        self.init(light: color, dark: color)
    }

    /// Whether it isn't fully transparent in at least one mode.
    public var isVisible: Bool { light.alpha > 0 || dark.alpha > 0 }
}
