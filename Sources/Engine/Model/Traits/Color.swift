/// A colour in sRGB, eight bits a channel.
public struct Color: Sendable, Hashable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    /// From 0, which shows nothing, to 255, which lets nothing through.
    public var alpha: UInt8

    /// A colour written as 0xRRGGBB; higher bits are ignored.
    public init(_ hex: UInt32, alpha: UInt8 = 255) {
        red = UInt8(truncatingIfNeeded: hex >> 16)
        green = UInt8(truncatingIfNeeded: hex >> 8)
        blue = UInt8(truncatingIfNeeded: hex)
        self.alpha = alpha
    }

    /// A colour from channels between 0 and 1; what is outside counts as the nearer end.
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

    /// The colour without its alpha as `#rrggbb`, which SVG readers take to the same channel values as Cairo's n/255.
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
