/// A colour with 8 bits per channel and straight (not premultiplied) alpha.
public struct Pixel: Sendable, Hashable {
    /// Red in the lowest byte, then green, blue and alpha: R, G, B, A in memory on little-endian machines.
    public var rawValue: UInt32

    /// Creates a pixel from its packed value.
    @inlinable
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Creates a pixel from its channels, each 0 to 255.
    @inlinable
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        rawValue = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
    }

    /// The red channel, 0 to 255.
    public var red: UInt8 { UInt8(truncatingIfNeeded: rawValue) }
    /// The green channel, 0 to 255.
    public var green: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
    /// The blue channel, 0 to 255.
    public var blue: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }
    /// The alpha channel, from 0 (transparent) to 255 (opaque).
    public var alpha: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 24) }

    /// Returns the maximum difference between corresponding channels, 0 to 255.
    func channelDelta(to other: Pixel) -> UInt8 {
        func delta(_ first: UInt8, _ second: UInt8) -> UInt8 {
            first > second ? first - second : second - first
        }
        return max(
            delta(red, other.red), delta(green, other.green), delta(blue, other.blue),
            delta(alpha, other.alpha))
    }
}
