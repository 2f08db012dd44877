import CZlib

/// Writes PNG ([RFC 2083](https://www.rfc-editor.org/rfc/rfc2083)).
public enum PNGWriter {
    /// What a pixel's bytes mean.
    public enum Color: Sendable {
        /// A byte each of red, green and blue.
        case rgb
        /// A byte, the number of a colour: three bytes each of at most 256 colours.
        case palette([UInt8])

        fileprivate var number: UInt8 {
            switch self {
            case .rgb: 2
            case .palette: 3
            }
        }

        fileprivate var pixelBytes: Int {
            switch self {
            case .rgb: 3
            case .palette: 1
            }
        }
    }

    /// A PNG file's bytes; the same picture gives the same bytes. Both sides have to be above 0.
    ///
    /// - Parameter fill: puts the pixels of the row it is told into the bytes it is given, all of them.
    /// - Complexity: linear in the pixels, and not much slower than copying them where they repeat.
    public static func bytes(
        width: Int, height: Int, color: Color, fill: (Int, inout [UInt8]) -> Void
    ) -> [UInt8] {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        // 8 bits, and the only methods there are, not interlaced.
        let kind: [UInt8] = [8, color.number, 0, 0, 0]
        append("IHDR", bigEndian(width) + bigEndian(height) + kind, to: &bytes)
        switch color {
        // The background that viewers are asked to lay the picture on, white, as Cairo writes it.
        case .rgb: append("bKGD", [0, 255, 0, 255, 0, 255], to: &bytes)
        case .palette(let colors): append("PLTE", colors, to: &bytes)
        }
        let rowStride = 1 + width * color.pixelBytes
        let rows = rows(count: height, stride: rowStride, fill: fill)
        append("IDAT", packed(rows, pixelBytes: color.pixelBytes, rowStride: rowStride), to: &bytes)
        append("IEND", [], to: &bytes)
        return bytes
    }

    /// The pixels row by row, each row with the byte that says it is not filtered.
    private static func rows(
        count: Int, stride: Int, fill: (Int, inout [UInt8]) -> Void
    ) -> [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity(count * stride)
        var row = [UInt8](repeating: 0, count: stride - 1)
        for y in 0..<count {
            fill(y, &row)
            rows.append(0)
            rows += row
        }
        return rows
    }

    /// A zlib stream: two bytes that say so, the packed bytes, and their checksum.
    private static func packed(_ rows: [UInt8], pixelBytes: Int, rowStride: Int) -> [UInt8] {
        let sum = rows.withUnsafeBufferPointer { adler32_z(1, $0.baseAddress, $0.count) }
        return [0x78, 0x01] + DeflatePacker.pack(rows, pixelBytes: pixelBytes, rowStride: rowStride)
            + bigEndian(Int(sum))
    }

    private static func append(_ name: String, _ content: [UInt8], to bytes: inout [UInt8]) {
        bytes += bigEndian(content.count)
        let start = bytes.count
        bytes += name.utf8
        bytes += content
        let sum = bytes[start...].withUnsafeBufferPointer { crc32_z(0, $0.baseAddress, $0.count) }
        bytes += bigEndian(Int(sum))
    }

    private static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
