import Deflate

/// Writes PNG ([RFC 2083](https://www.rfc-editor.org/rfc/rfc2083)), with rows of pixels as they come: touching the memory
/// of a whole picture takes more time than compressing it.
package struct PNGWriter: ~Copyable {
    private let width: Int
    private let layout: PixelLayout
    private var writer = BitWriter()
    private var packer: PixelPacker
    /// Where the chunk with the pixels begins.
    private let pixelsStart: Int
    private var isContinuation = false

    /// Begins a file; both sides must be greater than 0.
    ///
    /// - Parameter palette: Three bytes for each colour of a picture of indices.
    package init(width: Int, height: Int, layout: PixelLayout, palette: [UInt8] = []) {
        self.width = width
        self.layout = layout
        packer = PixelPacker(width: width, layout: layout)
        var start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        // 8 bits, the only defined methods, not interlaced.
        start += Self.chunk(
            "IHDR", Self.bigEndian(width) + Self.bigEndian(height) + [8, layout.colorType, 0, 0, 0])
        // The background colour suggested to viewers, white, as in Cairo's files.
        start +=
            layout == .index ? Self.chunk("PLTE", palette) : Self.chunk("bKGD", [0, 255, 0, 255, 0, 255])
        pixelsStart = start.count
        // The length is known at the end. A zlib stream begins with two bytes.
        writer.put(bytes: start + Self.bigEndian(0) + Array("IDAT".utf8) + [0x78, 0x01])
    }

    /// Appends rows that begin `stride` bytes apart; after a first call, the first row is the last one of the previous call
    /// and isn't appended again.
    package mutating func append(_ memory: UnsafeRawBufferPointer, stride: Int) {
        guard let rows = PixelRows(memory, stride: stride, width: width, layout: layout) else { return }
        packer.append(rows, isContinuation: isContinuation, to: &writer)
        isContinuation = true
    }

    /// Returns the bytes of the file, after the last row; the same rows in the same calls give the same bytes.
    package mutating func finish() -> [UInt8] {
        let checksum = packer.finish(&writer)
        writer.put(bytes: Self.bigEndian(Int(checksum)))
        writer.replace(at: pixelsStart, with: Self.bigEndian(writer.count - pixelsStart - 8))
        let sum = writer.withBytes(from: pixelsStart + 4) { Checksum.crc32(of: $0) }
        writer.put(bytes: Self.bigEndian(Int(sum)) + Self.endChunk)
        return writer.finish()
    }

    /// Returns the file of a picture whose pixels are all in memory, row by row.
    package static func bytes(
        width: Int, height: Int, layout: PixelLayout, palette: [UInt8] = [], pixels: UnsafeRawBufferPointer
    ) -> [UInt8] {
        var writer = PNGWriter(width: width, height: height, layout: layout, palette: palette)
        writer.append(pixels, stride: width * layout.size)
        return writer.finish()
    }

    /// The last chunk of every file.
    package static let endChunk = chunk("IEND", [])

    /// Returns a chunk with a comment about a picture, in Latin-1 without zero bytes; it belongs before the last chunk.
    package static func textChunk(keyword: String, text: String) -> [UInt8] {
        chunk("tEXt", Array(keyword.utf8) + [0] + Array(text.utf8))
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        let sum = named.withUnsafeBytes { Checksum.crc32(of: $0) }
        return bigEndian(content.count) + named + bigEndian(Int(sum))
    }

    private static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
