/// How pixels are laid out in memory, from which their bytes in a PNG file follow.
package enum PixelLayout: Sendable {
    /// Bytes for red, green and blue, and one without a meaning.
    case rgbx
    /// Bytes for red, green, blue and alpha.
    case rgba
    /// A number with red from bit 16, green from bit 8, then blue, as Cairo's RGB24.
    case xrgb
    /// A number with alpha from bit 24, by which red, green and blue below it are multiplied, as Cairo's ARGB32.
    case premultipliedARGB
    /// One byte with the index of a colour in a palette.
    case index

    /// The colour type in a PNG's header.
    var colorType: UInt8 {
        switch self {
        case .rgbx, .xrgb: 2
        case .rgba, .premultipliedARGB: 6
        case .index: 3
        }
    }

    /// The number of bytes of a pixel in a file.
    var sampleCount: Int {
        switch self {
        case .rgbx, .xrgb: 3
        case .rgba, .premultipliedARGB: 4
        case .index: 1
        }
    }

    /// The number of bytes of a pixel in memory.
    var size: Int {
        self == .index ? 1 : 4
    }

    /// The bits that have a meaning, of as many pixels in memory as eight bytes contain.
    var mask: UInt64 {
        switch self {
        case .rgbx: (0xFF_FFFF as UInt32).littleEndian.repeated
        case .xrgb: 0x00FF_FFFF_00FF_FFFF
        case .rgba, .premultipliedARGB, .index: .max
        }
    }

    /// Returns a pixel's bytes in a file, the first one lowest.
    @inline(__always)
    func samples(of pixel: UInt32) -> UInt32 {
        switch self {
        case .rgbx: pixel.littleEndian & 0xFF_FFFF
        case .rgba, .index: pixel.littleEndian
        case .xrgb: pixel.byteSwapped >> 8
        case .premultipliedARGB: Self.divided(pixel)
        }
    }

    /// Returns red, green, blue and alpha of a pixel whose colours are multiplied by alpha.
    private static func divided(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha > 0 else { return 0 }
        func channel(_ shift: UInt32) -> UInt32 {
            min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha)
        }
        return channel(16) | channel(8) << 8 | channel(0) << 16 | alpha << 24
    }
}

extension UInt32 {
    /// The number twice.
    fileprivate var repeated: UInt64 { UInt64(self) << 32 | UInt64(self) }
}
