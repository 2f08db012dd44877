/// A colour in sRGB with eight bits per channel.
public struct Color: Sendable, Hashable {
    /// The red channel, from 0 to 255.
    public var red: UInt8
    /// The green channel, from 0 to 255.
    public var green: UInt8
    /// The blue channel, from 0 to 255.
    public var blue: UInt8
    /// The alpha channel, from 0 (transparent) to 255 (opaque).
    public var alpha: UInt8

    /// Creates a colour written as 0xRRGGBB; higher bits are ignored.
    public init(_ hex: UInt32, alpha: UInt8 = 255) {
        red = UInt8(truncatingIfNeeded: hex >> 16)
        green = UInt8(truncatingIfNeeded: hex >> 8)
        blue = UInt8(truncatingIfNeeded: hex)
        self.alpha = alpha
    }

    /// Creates a colour from channels between 0 and 1; values outside are clamped.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = Self.channel(red)
        self.green = Self.channel(green)
        self.blue = Self.channel(blue)
        self.alpha = Self.channel(alpha)
    }

    private static func channel(_ value: Double) -> UInt8 {
        guard value > 0 else { return 0 }
        return UInt8(min(value, 1) * 255 + 0.5)
    }

    /// The colour without alpha as `#rrggbb`, which SVG readers convert to the same channel values as Cairo's
    /// n/255.
    public var hex: String {
        let digits = Array("0123456789abcdef")
        return [red, green, blue].reduce(into: "#") { text, channel in
            text.append(digits[Int(channel >> 4)])
            text.append(digits[Int(channel & 15)])
        }
    }

    /// The alpha between 0 and 1.
    public var opacity: Double { Double(alpha) / 255 }
}

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
