import CZlib

/// Writes difference pictures as PNG.
public enum PNGWriter {
    /// The picture as a PNG file's bytes, with a palette; the same picture gives the same bytes.
    ///
    /// - Complexity: linear in the pixels, and not much slower than copying them where they repeat.
    public static func bytes(of picture: IndexedPicture) -> [UInt8] {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        var header = bigEndian(picture.width) + bigEndian(picture.height)
        // 8 bits, palette, and the only methods there are, not interlaced.
        header += [8, 3, 0, 0, 0]
        append("IHDR", header, to: &bytes)
        append("PLTE", IndexedPicture.palette.flatMap { [$0.red, $0.green, $0.blue] }, to: &bytes)
        append("IDAT", packed(rows(of: picture), rowStride: picture.width + 1), to: &bytes)
        append("IEND", [], to: &bytes)
        return bytes
    }

    /// The pixels row by row, each row with the byte that says it is not filtered.
    private static func rows(of picture: IndexedPicture) -> [UInt8] {
        let width = picture.width
        return [UInt8](unsafeUninitializedCapacity: (width + 1) * picture.height) { buffer, count in
            picture.indices.withUnsafeBufferPointer { indices in
                for y in 0..<picture.height {
                    buffer[y * (width + 1)] = 0
                    let row = y * (width + 1) + 1
                    _ = UnsafeMutableBufferPointer(rebasing: buffer[row..<(row + width)])
                        .update(fromContentsOf: indices[(y * width)..<((y + 1) * width)])
                }
            }
            count = (width + 1) * picture.height
        }
    }

    /// A zlib stream: two bytes that say so, the packed bytes, and their checksum.
    private static func packed(_ rows: [UInt8], rowStride: Int) -> [UInt8] {
        let sum = rows.withUnsafeBufferPointer { adler32_z(1, $0.baseAddress, $0.count) }
        return [0x78, 0x01] + RunPacker.pack(rows, rowStride: rowStride) + bigEndian(Int(sum))
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
