#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Rows of pixels in memory that belongs to somebody else, who must keep it while they are read.
struct PixelRows {
    /// The number of rows.
    let count: Int

    private let start: UnsafeRawPointer
    /// The number of bytes from one row to the next.
    private let stride: Int
    /// The bytes of a pixel, as a shift.
    private let sizeShift: Int
    /// The bits of eight bytes that have a meaning.
    private let mask: UInt64

    /// Creates rows of a number of pixels; nil if there is no memory or a row is longer than the distance to the next one.
    init?(_ memory: UnsafeRawBufferPointer, stride: Int, width: Int, layout: PixelLayout) {
        guard let start = memory.baseAddress, stride >= width * layout.size, stride > 0 else { return nil }
        self.init(start, count: memory.count / stride, stride: stride, layout: layout)
    }

    /// Creates a number of rows.
    init(_ start: UnsafeRawPointer, count: Int, stride: Int, layout: PixelLayout) {
        (self.start, self.count, self.stride) = (start, count, stride)
        sizeShift = layout.size.trailingZeroBitCount
        mask = layout.mask
    }

    /// Copies a row's bytes.
    func copy(_ row: Int, byteCount: Int, to memory: UnsafeMutableRawPointer) {
        memory.copyMemory(from: start + row * stride, byteCount: byteCount)
    }

    /// Returns the pixel at a place.
    @inline(__always)
    func pixel(_ x: Int, _ row: Int) -> UInt32 { pixel(atByte: offset(x, row)) & pixelMask }

    /// Returns the pixel with a number, counted from the first row on where no bytes lie between rows.
    @inline(__always)
    func pixel(at number: Int) -> UInt32 { pixel(atByte: number &<< sizeShift) & pixelMask }

    /// Returns pixels of four bytes each from a number on, with all bits.
    @inline(__always)
    func fourPixels(at number: Int) -> SIMD4<UInt32> {
        start.loadUnaligned(fromByteOffset: number &<< 2, as: SIMD4<UInt32>.self)
    }

    @inline(__always)
    private var pixelMask: UInt32 { UInt32(truncatingIfNeeded: mask) }

    /// Returns the pixel at a place in memory, with all bits.
    @inline(__always)
    private func pixel(atByte offset: Int) -> UInt32 {
        sizeShift == 0
            ? UInt32(start.load(fromByteOffset: offset, as: UInt8.self))
            : start.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    }

    /// Returns the number of pixels from a place on, at most a limit, that are equal to those of the row above.
    func equalCount(_ x: Int, _ row: Int, limit: Int) -> Int {
        equalPixels(offset(x, row), offset(x, row - 1), limit: limit)
    }

    /// Returns the number of pixels from two numbers on, at most a limit, that are equal.
    @inline(__always)
    func equalCount(at number: Int, and other: Int, limit: Int) -> Int {
        equalPixels(number &<< sizeShift, other &<< sizeShift, limit: limit)
    }

    /// Returns the number of pixels from two places in memory on, at most a limit, that are equal.
    @inline(__always)
    private func equalPixels(_ first: Int, _ second: Int, limit: Int) -> Int {
        let end = limit &<< sizeShift
        let (one, other) = (start + first, start + second)
        var count = 0
        while count &+ 8 <= end {
            let difference = (Self.word(one, count) ^ Self.word(other, count)) & mask
            if difference != 0 { return (count &+ difference.trailingZeroBitCount / 8) &>> sizeShift }
            count &+= 8
            if count == Self.beginning { count = skipEqual(one, other, from: count, to: end) }
        }
        while count < end, (pixel(atByte: first + count) ^ pixel(atByte: second + count)) & pixelMask == 0 {
            count &+= 1 &<< sizeShift
        }
        return count &>> sizeShift
    }

    /// The number of equal bytes after which many are looked at.
    private static let beginning = 32

    /// Returns the number of bytes, or a little less, that are equal in two places, of which a number is known.
    @inline(never)
    private func skipEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, from known: Int, to end: Int)
        -> Int
    {
        var count = known
        while count &+ 512 <= end, memcmp(one + count, other + count, 512) == 0 { count &+= 512 }
        let masks = SIMD4(repeating: mask)
        while count &+ 32 <= end, ((Self.words(one, count) ^ Self.words(other, count)) & masks).isZero {
            count &+= 32
        }
        return count
    }

    /// Returns the number of pixels from a place on, at most a limit, before two that are both equal to those above.
    @inline(__always)
    func differentCount(_ x: Int, _ row: Int, limit: Int) -> Int {
        var count = 0
        while count < limit {
            if isRepeated(x &+ count, row), count &+ 1 >= limit || isRepeated(x &+ count &+ 1, row) { break }
            count &+= 1
        }
        return count
    }

    /// Whether a pixel is equal to the one above it.
    @inline(__always)
    private func isRepeated(_ x: Int, _ row: Int) -> Bool {
        pixel(x, row) == pixel(x, row - 1)
    }

    /// Returns 32 bytes.
    @inline(__always)
    private static func words(_ memory: UnsafeRawPointer, _ offset: Int) -> SIMD4<UInt64> {
        memory.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
    }

    /// Returns eight bytes, the first one lowest.
    @inline(__always)
    private static func word(_ memory: UnsafeRawPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    @inline(__always)
    private func offset(_ x: Int, _ row: Int) -> Int { row &* stride &+ x &<< sizeShift }
}

extension SIMD4<UInt64> {
    /// Whether all bits are 0.
    @inline(__always)
    fileprivate var isZero: Bool {
        let half = lowHalf | highHalf
        return half.x | half.y == 0
    }
}
