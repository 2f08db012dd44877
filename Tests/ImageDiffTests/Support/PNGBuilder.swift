@testable import ImageDiff

/// Writes PNG files of any kind, step by step after the standard and independent of the reader: samples packed bit by
/// bit, rows filtered byte by byte, Deflate blocks that are only stored.
struct PNGBuilder {
    var width: Int
    var height: Int
    /// Bits a sample.
    var depth: Int
    var colorType: PNGHeader.ColorType
    var isInterlaced = false
    /// The filter of row y of a pass.
    var filter: (Int) -> UInt8 = { _ in 0 }
    var palette: [UInt8] = []
    var transparency: [UInt8]?
    /// The pixels' samples, by column and row.
    var samples: (Int, Int) -> [Int]
    /// Bytes of an IDAT chunk's content, so that there can be several.
    var chunkBytes = Int.max
    /// Chunks between the header and the others.
    var extraChunks: [(name: String, content: [UInt8])] = []

    /// The file.
    func bytes() -> [UInt8] {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let kind: [UInt8] = [UInt8(depth), colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
        bytes += Self.chunk("IHDR", Self.bigEndian(width) + Self.bigEndian(height) + kind)
        for (name, content) in extraChunks { bytes += Self.chunk(name, content) }
        if !palette.isEmpty { bytes += Self.chunk("PLTE", palette) }
        if let transparency { bytes += Self.chunk("tRNS", transparency) }
        var stream = Self.stored(rows())[...]
        while !stream.isEmpty {
            bytes += Self.chunk("IDAT", Array(stream.prefix(chunkBytes)))
            stream = stream.dropFirst(chunkBytes)
        }
        return bytes + Self.chunk("IEND", [])
    }

    /// All rows with their filter bytes.
    private func rows() -> [UInt8] {
        // As in the standard's table: the pass that each pixel of an 8 × 8 square belongs to.
        let pattern = [
            "16462646", "77777777", "56565656", "77777777", "36463646", "77777777", "56565656", "77777777",
        ]
        guard isInterlaced else { return rows { _, _ in true } }
        return (1...7).flatMap { pass in
            rows { x, y in Array(pattern[y % 8])[x % 8] == Character("\(pass)") }
        }
    }

    private func rows(of isIncluded: (Int, Int) -> Bool) -> [UInt8] {
        var prior: [UInt8] = []
        var result: [UInt8] = []
        var index = 0
        for y in 0..<height {
            let columns = (0..<width).filter { isIncluded($0, y) }
            if columns.isEmpty { continue }
            let row = packed(columns.flatMap { samples($0, y) })
            result += [filter(index)] + filtered(row, filter(index), prior: prior)
            prior = row
            index += 1
        }
        return result
    }

    private func packed(_ samples: [Int]) -> [UInt8] {
        let bits = samples.flatMap { sample in (0..<depth).reversed().map { sample >> $0 & 1 } }
        return stride(from: 0, to: bits.count, by: 8).map { start in
            (0..<8).reduce(0) { $0 << 1 | UInt8(start + $1 < bits.count ? bits[start + $1] : 0) }
        }
    }

    private func filtered(_ row: [UInt8], _ filter: UInt8, prior: [UInt8]) -> [UInt8] {
        let distance = max(1, colorType.channels * depth / 8)
        return row.indices.map { index in
            let left = index >= distance ? Int(row[index - distance]) : 0
            let above = index < prior.count ? Int(prior[index]) : 0
            let corner = index >= distance && index < prior.count ? Int(prior[index - distance]) : 0
            let predicted: Int
            switch filter {
            case 1: predicted = left
            case 2: predicted = above
            case 3: predicted = (left + above) / 2
            case 4:
                let estimate = left + above - corner
                let candidates = [left, above, corner]
                let nearest = candidates.map { abs($0 - estimate) }.min()
                predicted = candidates.first { abs($0 - estimate) == nearest } ?? 0
            default: predicted = 0
            }
            return UInt8(truncatingIfNeeded: Int(row[index]) - predicted)
        }
    }

    /// A zlib stream of stored blocks.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(1000)
            rest = rest.dropFirst(1000)
            let count = UInt16(block.count)
            stream.append(rest.isEmpty ? 1 : 0)
            for value in [count, ~count] { stream += [UInt8(value & 255), UInt8(value >> 8)] }
            stream += block
        } while !rest.isEmpty
        var first = 1
        var second = 0
        for byte in bytes {
            first = (first + Int(byte)) % 65521
            second = (second + first) % 65521
        }
        return stream + bigEndian(second << 16 | first)
    }

    /// A chunk with its checksum.
    static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in body {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
        }
        return bigEndian(content.count) + body + bigEndian(Int(~sum))
    }

    static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
