/// An opaque colour in sRGB, eight bits a channel.
public struct Color: Sendable, Hashable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8

    /// A colour written as 0xRRGGBB; higher bits are ignored.
    public init(_ hex: UInt32) {
        red = UInt8(truncatingIfNeeded: hex >> 16)
        green = UInt8(truncatingIfNeeded: hex >> 8)
        blue = UInt8(truncatingIfNeeded: hex)
    }

    /// The colour as `#rrggbb`, which SVG readers take to the same channel values as Cairo's n/255.
    public var hex: String {
        let digits = Array("0123456789abcdef")
        return [red, green, blue].reduce(into: "#") { text, channel in
            text.append(digits[Int(channel >> 4)])
            text.append(digits[Int(channel & 15)])
        }
    }
}
