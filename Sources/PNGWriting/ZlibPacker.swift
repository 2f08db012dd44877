import Deflate

/// Compresses bytes other than pictures, such as programs and data.
package enum ZlibPacker {
    /// Returns bytes as a zlib stream; the same bytes give the same stream.
    ///
    /// - Complexity: Linear in the number of bytes.
    package static func bytes(of bytes: [UInt8]) -> [UInt8] {
        var packer = TextPacker(count: bytes.count)
        bytes.withUnsafeBytes { packer.pack($0) }
        let sum = bytes.withUnsafeBytes { Checksum.adler32(of: $0) }
        return [0x78, 0x01] + packer.finish() + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    }
}

/// Compresses text with Deflate. It tries several earlier places of the next bytes and waits a byte for a longer repetition,
/// which takes longer than `PixelPacker` and gives a fifth less.
private struct TextPacker: ~Copyable {
    private static let largestDistance = 32_768
    private static let longestRun = 258
    /// The length of a repetition that ends the search for a longer one.
    private static let sufficientRun = 96
    /// The distance beyond which a repetition of three bytes takes more bits than the bytes.
    private static let largestShortDistance = 4096
    /// The maximum number of earlier places that are compared.
    private static let mostTried = 48
    /// The number of bytes and repetitions after which a block ends, so that codes follow what is written.
    private static let blockSize = 1 << 14
    private static let hashBits = 15

    private var writer = BitWriter()
    private var block = DeflateBlock(capacity: blockSize)
    /// The latest place of each hash of three bytes.
    private var latest = [Int32](repeating: -1, count: 1 << Self.hashBits)
    /// The place before each place with the same hash.
    private var earlier: [Int32]

    init(count: Int) { earlier = [Int32](repeating: -1, count: count) }

    /// Writes all blocks.
    mutating func pack(_ source: UnsafeRawBufferPointer) {
        var position = 0
        var found = run(in: source, at: position)
        while position < source.count {
            if block.count >= Self.blockSize { block.write(to: &writer, isLast: false) }
            let next = position + 1 < source.count ? position + 1 : nil
            if found.length == 0 {
                block.append(source.load(fromByteOffset: position, as: UInt8.self))
                position += 1
                if next != nil { found = run(in: source, at: position) }
                continue
            }
            if let next, found.length < Self.sufficientRun {
                let later = run(in: source, at: next)
                if later.length > found.length {
                    block.append(source.load(fromByteOffset: position, as: UInt8.self))
                    (position, found) = (next, later)
                    continue
                }
                note(source, (next + 1)..<(position + found.length))
            } else {
                note(source, (position + 1)..<(position + found.length))
            }
            block.append(length: found.length, distance: found.distance)
            position += found.length
            if position < source.count { found = run(in: source, at: position) }
        }
        block.write(to: &writer, isLast: true)
    }

    /// Returns the compressed bytes.
    mutating func finish() -> [UInt8] { writer.finish() }

    /// Returns the longest repetition at a place, the nearest of several, with length 0 for none; notes the place.
    @inline(__always)
    private mutating func run(in source: UnsafeRawBufferPointer, at position: Int) -> (
        length: Int, distance: Int
    ) {
        let limit = min(Self.longestRun, source.count - position)
        guard limit >= 3 else { return (0, 0) }
        var candidate = Int(note(source, at: position))
        var (length, distance, tries) = (2, 0, Self.mostTried)
        while candidate >= 0, position - candidate <= Self.largestDistance, tries > 0 {
            // What a longer repetition would end with is compared first.
            if byte(source, candidate + length) == byte(source, position + length) {
                let found = Self.equalCount(source, candidate, position, limit)
                if found > length {
                    (length, distance) = (found, position - candidate)
                    if found >= min(limit, Self.sufficientRun) { break }
                }
            }
            candidate = Int(earlier[candidate])
            tries -= 1
        }
        if length < 3 || length == 3 && distance > Self.largestShortDistance { return (0, 0) }
        return (length, distance)
    }

    @inline(__always)
    private func byte(_ source: UnsafeRawBufferPointer, _ place: Int) -> UInt8 {
        source.load(fromByteOffset: place, as: UInt8.self)
    }

    /// The number of equal bytes at two places, at most a limit that ends with the source.
    @inline(__always)
    private static func equalCount(
        _ source: UnsafeRawBufferPointer, _ first: Int, _ second: Int, _ limit: Int
    ) -> Int {
        var count = 0
        while count + 8 <= limit {
            let one = source.loadUnaligned(fromByteOffset: first + count, as: UInt64.self)
            let other = source.loadUnaligned(fromByteOffset: second + count, as: UInt64.self)
            let difference = UInt64(littleEndian: one ^ other)
            if difference != 0 { return count + difference.trailingZeroBitCount / 8 }
            count += 8
        }
        while count < limit,
            source.load(fromByteOffset: first + count, as: UInt8.self)
                == source.load(fromByteOffset: second + count, as: UInt8.self)
        { count += 1 }
        return count
    }

    /// Notes a place that three bytes follow, and returns the one before with the same hash.
    @inline(__always) @discardableResult
    private mutating func note(_ source: UnsafeRawBufferPointer, at place: Int) -> Int32 {
        let bytes =
            UInt32(byte(source, place)) | UInt32(byte(source, place + 1)) << 8
            | UInt32(byte(source, place + 2)) << 16
        let number = Int((bytes &* 0x9E37_79B1) >> UInt32(32 - Self.hashBits))
        let before = latest[number]
        earlier[place] = before
        latest[number] = Int32(truncatingIfNeeded: place)
        return before
    }

    /// Notes places that a repetition covers.
    private mutating func note(_ source: UnsafeRawBufferPointer, _ places: Range<Int>) {
        for place in places where place + 3 <= source.count { note(source, at: place) }
    }
}
