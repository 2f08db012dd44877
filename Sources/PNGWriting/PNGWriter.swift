import Deflate

/// Compresses rows of a picture for a PNG file as they come: touching the memory of a whole picture takes more time than
/// compressing it. Parts of a picture can be compressed by several of these at the same time.
package struct PNGPacker: ~Copyable {
    private let width: Int
    private let layout: PixelLayout
    private var packer: PixelPacker
    private var isContinuation = false

    /// Creates a packer for the last rows of a picture, or for others before them.
    package init(width: Int, layout: PixelLayout, isLast: Bool) {
        self.width = width
        self.layout = layout
        packer = PixelPacker(width: width, layout: layout, isLast: isLast)
    }

    /// Appends rows that begin `stride` bytes apart; after a first call, the first row is the last one of the previous call
    /// and isn't appended again.
    package mutating func append(_ memory: UnsafeRawBufferPointer, stride: Int) {
        guard let rows = PixelRows(memory, stride: stride, width: width, layout: layout) else { return }
        packer.append(rows, isContinuation: isContinuation)
        isContinuation = true
    }

    /// Returns the compressed rows; the same rows in the same calls give the same bytes.
    package mutating func finish() -> PackedRows { packer.finish() }
}

/// Writes PNG ([RFC 2083](https://www.rfc-editor.org/rfc/rfc2083)).
package enum PNGWriter {
    /// Returns the file of a picture whose rows are compressed, in one part or several; both sides must be greater than 0.
    ///
    /// - Parameter palette: Three bytes for each colour of a picture of indices.
    package static func bytes(
        width: Int, height: Int, layout: PixelLayout, palette: [UInt8] = [], parts: [PackedRows]
    ) -> [UInt8] {
        var checksum = RowChecksum()
        for part in parts { checksum.append(part) }
        // A zlib stream begins with two bytes and ends with the checksum.
        let contents = [[0x78, 0x01]] + parts.map(\.bytes) + [bigEndian(Int(checksum.value))]
        var file: [UInt8] = []
        file.reserveCapacity(1000 + palette.count + contents.reduce(0) { $0 + $1.count })
        file += [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        // 8 bits, the only defined methods, not interlaced.
        file += chunk("IHDR", bigEndian(width) + bigEndian(height) + [8, layout.colorType, 0, 0, 0])
        // The background colour suggested to viewers, white, as in Cairo's files.
        file += layout == .index ? chunk("PLTE", palette) : chunk("bKGD", [0, 255, 0, 255, 0, 255])
        append(&file, "IDAT", contents)
        file += endChunk
        return file
    }

    /// Returns the file of a picture whose pixels are all in memory, row by row.
    package static func bytes(
        width: Int, height: Int, layout: PixelLayout, palette: [UInt8] = [], pixels: UnsafeRawBufferPointer
    ) -> [UInt8] {
        var packer = PNGPacker(width: width, layout: layout, isLast: true)
        packer.append(pixels, stride: width * layout.size)
        return bytes(width: width, height: height, layout: layout, palette: palette, parts: [packer.finish()])
    }

    /// The last chunk of every file.
    package static let endChunk = chunk("IEND", [])

    /// Returns a chunk with a comment about a picture, in Latin-1 without zero bytes; it belongs before the last chunk.
    package static func textChunk(keyword: String, text: String) -> [UInt8] {
        chunk("tEXt", Array(keyword.utf8) + [0] + Array(text.utf8))
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        var chunk: [UInt8] = []
        append(&chunk, name, [content])
        return chunk
    }

    /// Appends a chunk whose content is in several pieces.
    private static func append(_ file: inout [UInt8], _ name: String, _ contents: [[UInt8]]) {
        file += bigEndian(contents.reduce(0) { $0 + $1.count })
        let start = file.count
        file += Array(name.utf8)
        for content in contents { file += content }
        file += bigEndian(Int(Checksum.crc32(of: file[start...])))
    }

    private static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
