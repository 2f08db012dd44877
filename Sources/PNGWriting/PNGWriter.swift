import Deflate

/// Writes PNG ([RFC 2083](https://www.rfc-editor.org/rfc/rfc2083)).
package enum PNGWriter {
    /// The meaning of a pixel's bytes.
    package enum Color: Sendable {
        /// One byte each for red, green and blue.
        case rgb
        /// One byte each for red, green, blue and alpha.
        case rgba
        /// One byte with the index of a colour; each of up to 256 colours has three bytes.
        case palette([UInt8])

        fileprivate var number: UInt8 {
            switch self {
            case .rgb: 2
            case .rgba: 6
            case .palette: 3
            }
        }

        fileprivate var pixelBytes: Int {
            switch self {
            case .rgb: 3
            case .rgba: 4
            case .palette: 1
            }
        }
    }

    /// Returns the bytes of a PNG file; the same picture gives the same bytes. Both sides must be greater than 0.
    ///
    /// - Parameter fill: Fills the given memory with all pixels of the given row.
    /// - Complexity: Linear in the number of pixels; repetitive pictures take little more than copying them.
    package static func bytes(
        width: Int, height: Int, color: Color, fill: (Int, inout [UInt8]) -> Void
    ) -> [UInt8] {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        // 8 bits, the only defined methods, not interlaced.
        let kind: [UInt8] = [8, color.number, 0, 0, 0]
        append("IHDR", bigEndian(width) + bigEndian(height) + kind, to: &bytes)
        switch color {
        // The background colour suggested to viewers, white, as in Cairo's files.
        case .rgb, .rgba: append("bKGD", [0, 255, 0, 255, 0, 255], to: &bytes)
        case .palette(let colors): append("PLTE", colors, to: &bytes)
        }
        let rows = packedRows(count: height, stride: 1 + width * color.pixelBytes, color.pixelBytes, fill)
        append("IDAT", rows, to: &bytes)
        return bytes + endChunk
    }

    /// The last chunk of every file.
    package static let endChunk = chunk("IEND", [])

    /// Returns a chunk with a comment about a picture, in Latin-1 without zero bytes; it belongs before the last chunk.
    package static func textChunk(keyword: String, text: String) -> [UInt8] {
        chunk("tEXt", Array(keyword.utf8) + [0] + Array(text.utf8))
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        append(name, content, to: &bytes)
        return bytes
    }

    /// Returns the pixels row by row, with a byte for no filter before each row, as a zlib stream.
    ///
    /// Rows are compressed as they come. Touching the memory of all of them at once would take more time than compressing
    /// them.
    private static func packedRows(
        count: Int, stride: Int, _ pixelBytes: Int, _ fill: (Int, inout [UInt8]) -> Void
    ) -> [UInt8] {
        var packer = DeflatePacker(pixelBytes: pixelBytes, rowStride: stride)
        var row = [UInt8](repeating: 0, count: stride - 1)
        for y in 0..<count {
            fill(y, &row)
            packer.append(row, isLast: y == count - 1)
        }
        return packer.finish()
    }

    private static func append(_ name: String, _ content: [UInt8], to bytes: inout [UInt8]) {
        bytes += bigEndian(content.count)
        let start = bytes.count
        bytes += name.utf8
        bytes += content
        bytes += bigEndian(Int(Checksum.crc32(of: bytes[start...])))
    }

    private static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
