/// Packs bytes as Deflate does ([RFC 1951](https://www.rfc-editor.org/rfc/rfc1951)), fast, with two kinds of repetition
/// only: of the byte before, and of the row above. Difference pictures consist of little else.
///
/// One block with the standard's fixed codes, so a byte takes 8 or 9 bits and a repetition of up to 258 bytes 12 to 31.
/// Works on bare memory: what it looks at is every byte of a picture.
struct RunPacker {
    /// Farther back than this Deflate can't look.
    static let largestDistance = 32_768

    private static let shortestRun = 4
    private static let longestRun = 258

    private var writer = BitWriter()
    private let source: UnsafePointer<UInt8>
    private let count: Int
    private let rowStride: Int
    private let before = RepetitionCode(distance: 1)
    private let above: RepetitionCode?
    private let literals = Self.literals

    private init(_ source: UnsafePointer<UInt8>, count: Int, rowStride: Int) {
        self.source = source
        self.count = count
        self.rowStride = rowStride
        above = rowStride <= Self.largestDistance ? RepetitionCode(distance: rowStride) : nil
    }

    /// The bytes, which lie in rows of the given length, packed.
    static func pack(_ bytes: [UInt8], rowStride: Int) -> [UInt8] {
        bytes.withUnsafeBufferPointer { source in
            // Without bytes there is no picture to pack.
            guard let start = source.baseAddress else { return [] }
            var packer = RunPacker(start, count: source.count, rowStride: rowStride)
            packer.run()
            return packer.writer.finish()
        }
    }

    private mutating func run() {
        // The last block, with fixed codes.
        writer.put(0b011, count: 3)
        var position = 0
        while position < count {
            let alike = position >= 1 ? run(at: position, distance: 1) : 0
            var repeated = 0
            if above != nil, position >= rowStride, alike < Self.longestRun {
                repeated = run(at: position, distance: rowStride)
            }
            if max(alike, repeated) < Self.shortestRun {
                putLiteral(source[position])
                position += 1
            } else if let above, repeated > alike {
                put(above, length: repeated)
                position += repeated
            } else {
                put(before, length: alike)
                position += alike
            }
        }
        // The code that ends a block.
        writer.put(0, count: 7)
    }

    /// How many bytes from a position on agree with those a distance before.
    @inline(__always)
    private func run(at position: Int, distance: Int) -> Int {
        let bytes = UnsafeRawPointer(source)
        var end = position
        while end + 8 <= count {
            let here = bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self)
            let there = bytes.loadUnaligned(fromByteOffset: end - distance, as: UInt64.self)
            let difference = UInt64(littleEndian: here ^ there)
            if difference != 0 { return end - position + difference.trailingZeroBitCount / 8 }
            end += 8
        }
        while end < count, source[end] == source[end - distance] { end += 1 }
        return end - position
    }

    private mutating func put(_ code: RepetitionCode, length: Int) {
        var rest = length
        while rest > 0 {
            // No rest is left that is too short for a repetition of its own.
            let part = rest <= Self.longestRun ? rest : min(Self.longestRun, rest - Self.shortestRun)
            writer.put(code.bits[part], count: Int(code.counts[part]))
            rest -= part
        }
    }

    @inline(__always)
    private mutating func putLiteral(_ byte: UInt8) {
        writer.put(UInt64(literals[Int(byte)]), count: byte < 144 ? 8 : 9)
    }

    /// Deflate's fixed codes of the bytes themselves: of 8 bits, and from 144 on of 9.
    private static let literals: [UInt16] = (0..<256).map { (byte: UInt32) in
        let code =
            byte < 144
            ? BitWriter.reversed(0x30 + byte, count: 8) : BitWriter.reversed(0x190 + byte - 144, count: 9)
        return UInt16(code)
    }
}
