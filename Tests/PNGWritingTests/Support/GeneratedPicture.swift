import PNGWriting
import Testing

/// A picture of bytes that follow from their place.
struct GeneratedPicture: Sendable, CustomTestStringConvertible {
    enum Content: String, CaseIterable {
        case flat, gradient, noise, fewColors, stripes, windows, blocks
    }

    let content: Content
    let width: Int
    let height: Int

    var testDescription: String { "\(content.rawValue) \(width) × \(height)" }

    /// Red, green and blue of each pixel, row by row.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 3)
        for y in 0..<height {
            for x in 0..<width {
                let value = color(x, y)
                bytes += [value >> 16, value >> 8, value].map { UInt8(truncatingIfNeeded: $0) }
            }
        }
        return bytes
    }

    /// The bytes of each pixel, and one without a meaning.
    var pixels: [UInt8] {
        let bytes = bytes
        return stride(from: 0, to: bytes.count, by: 3).flatMap { bytes[$0..<($0 + 3)] + [UInt8($0 & 255)] }
    }

    var png: [UInt8] {
        pixels.withUnsafeBytes {
            PNGWriter.bytes(width: width, height: height, layout: .rgbx, pixels: $0)
        }
    }

    private func color(_ x: Int, _ y: Int) -> UInt64 {
        switch content {
        case .flat: 0x20_40_80
        case .gradient: UInt64(x & 255) << 16 | UInt64(y & 255) << 8 | UInt64((x + y) & 255)
        case .noise: scattered(x, y)
        case .fewColors: scattered(x, y) % 3 * 0x7F_00_01
        case .stripes: x % 7 < 3 ? 0xFF_FF_FF : 0x11_22_33
        // Rows and columns of one window that is all noise: what repeats lies neither before nor above.
        case .windows: scattered(x % 37, y % 5)
        // Rows that are equal to the one above, or differ from it in a few places, as in pictures of layouts.
        case .blocks: scattered(x / 9, y / 7) % 5 == 0 ? scattered(x / 3, y / 4) : 0xF4_F5_F7
        }
    }

    /// SplitMix64's last step.
    private func scattered(_ x: Int, _ y: Int) -> UInt64 {
        var value = UInt64(y * 65_536 + x + 1) &* 0x9E37_79B9_7F4A_7C15
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}
