import Deflate

/// The chunks of a PNG that are needed for a picture, located and checked without copying their contents.
struct PNGChunks {
    var header: PNGHeader
    /// The red, green and blue values of each colour.
    var palette: ArraySlice<UInt8> = []
    /// The content of the tRNS chunk: the alphas of the palette's colours, or the single transparent colour.
    var transparency: ArraySlice<UInt8>?
    /// The ranges of the compressed pixels.
    var data: [Range<Int>] = []

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Finds the chunks of a file.
    ///
    /// Optional chunks (text, time, colour profiles, gamma, animation frames) are skipped, so that pictures
    /// are compared by their samples alone.
    init(_ bytes: [UInt8]) throws(PNGError) {
        guard bytes.starts(with: Self.signature) else {
            let isCut = !bytes.isEmpty && Self.signature.starts(with: bytes)
            if bytes.starts(with: Array("version https://git-lfs.github.com/".utf8)) { throw .lfsPointer }
            throw isCut ? .truncated : .notPNG(kind: PictureKind.name(of: bytes))
        }
        var offset = Self.signature.count
        let first = try Self.chunk(at: &offset, of: bytes)
        guard first.name == "IHDR" else { throw .misplacedChunk(name: "IHDR") }
        header = try PNGHeader(bytes[first.content])

        var isDataOver = false
        while true {
            let chunk = try Self.chunk(at: &offset, of: bytes)
            if chunk.name == "IEND" { break }
            if chunk.name == "IDAT" {
                guard !isDataOver else { throw .misplacedChunk(name: "IDAT") }
                data.append(chunk.content)
                continue
            }
            isDataOver = !data.isEmpty
            try take(chunk, of: bytes)
        }
        if data.isEmpty { throw .misplacedChunk(name: "IDAT") }
        if header.colorType == .palette, palette.isEmpty { throw .misplacedChunk(name: "PLTE") }
    }

    private mutating func take(_ chunk: Chunk, of bytes: [UInt8]) throws(PNGError) {
        let content = bytes[chunk.content]
        switch chunk.name {
        case "PLTE":
            guard palette.isEmpty, data.isEmpty, content.count % 3 == 0, (3...768).contains(content.count)
            else { throw .misplacedChunk(name: chunk.name) }
            palette = content
        case "tRNS":
            guard transparency == nil, data.isEmpty, isTransparency(content.count) else {
                throw .misplacedChunk(name: chunk.name)
            }
            transparency = content
        case "IHDR": throw .misplacedChunk(name: chunk.name)
        default:
            if chunk.isCritical { throw .unknownChunk(name: chunk.name) }
        }
    }

    private func isTransparency(_ count: Int) -> Bool {
        switch header.colorType {
        case .grey: count == 2
        case .color: count == 6
        case .palette: (1...(palette.count / 3 + 1)).contains(count) && count <= palette.count / 3
        case .greyAlpha, .colorAlpha: false
        }
    }

    private struct Chunk {
        var name: String
        var content: Range<Int>
        var isCritical: Bool
    }

    /// Reads the chunk at an offset and moves the offset to its end; the checksum is verified if the chunk is
    /// used.
    private static func chunk(at offset: inout Int, of bytes: [UInt8]) throws(PNGError) -> Chunk {
        guard bytes.count - offset >= 12 else { throw .truncated }
        let length = bytes.bigEndian(at: offset)
        let code = bytes[(offset + 4)..<(offset + 8)]
        let isLetters = code.allSatisfy { (65...90).contains($0 & 0xDF) }
        guard isLetters else { throw .damagedChunk(name: "next") }
        let name = String(decoding: code, as: UTF8.self)
        guard length <= bytes.count - offset - 12 else { throw .truncated }
        let content = (offset + 8)..<(offset + 8 + length)
        let isCritical = bytes[offset + 4] & 0x20 == 0
        if isCritical || name == "tRNS" {
            let sum = Checksum.crc32(of: bytes[(offset + 4)..<content.upperBound])
            if Int(sum) != bytes.bigEndian(at: content.upperBound) { throw .damagedChunk(name: name) }
        }
        offset = content.upperBound + 4
        return Chunk(name: name, content: content, isCritical: isCritical)
    }
}
