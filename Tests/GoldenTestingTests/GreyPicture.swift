import Foundation

/// A small grey picture as a PNG of one stored block, written down after the standard.
struct GreyPicture {
    var rows: [[UInt8]]

    var png: Data {
        let width = rows.first?.count ?? 0
        var stream: [UInt8] = [0x78, 0x01, 1]
        let content = rows.flatMap { [UInt8(0)] + $0 }
        let count = UInt16(content.count)
        for value in [count, ~count] { stream += [UInt8(value & 255), UInt8(value >> 8)] }
        var first = 1
        var second = 0
        for byte in content {
            first = (first + Int(byte)) % 65521
            second = (second + first) % 65521
        }
        stream += content + Self.bigEndian(second << 16 | first)
        let header = Self.bigEndian(width) + Self.bigEndian(rows.count) + [8, 0, 0, 0, 0]
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
                + Self.chunk("IDAT", stream) + Self.chunk("IEND", []))
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in body {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
        }
        return bigEndian(content.count) + body + bigEndian(Int(~sum))
    }

    private static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
