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
        count = memory.count / stride
        self.start = start
        self.stride = stride
        sizeShift = layout.size.trailingZeroBitCount
        mask = layout.mask
    }

    /// Returns the pixel at a place.
    @inline(__always)
    func pixel(_ x: Int, _ row: Int) -> UInt32 {
        let offset = offset(x, row)
        return sizeShift == 0
            ? UInt32(start.load(fromByteOffset: offset, as: UInt8.self))
            : start.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    }

    /// Returns the number of pixels from a place on, at most a limit, that are equal to those of the row above.
    func equalCount(_ x: Int, _ row: Int, limit: Int) -> Int {
        let (first, second) = (offset(x, row), offset(x, row - 1))
        let end = limit &<< sizeShift
        var count = 0
        let (one, other) = (start + first, start + second)
        let masks = SIMD4(repeating: mask)
        while count &+ 64 <= end {
            let first = Self.words(one, count) ^ Self.words(other, count)
            let second = Self.words(one, count &+ 32) ^ Self.words(other, count &+ 32)
            guard ((first | second) & masks).isZero else { break }
            count &+= 64
        }
        while count &+ 8 <= end {
            let difference = (Self.word(one, count) ^ Self.word(other, count)) & mask
            if difference != 0 { return (count &+ difference.trailingZeroBitCount / 8) &>> sizeShift }
            count &+= 8
        }
        var pixels = count &>> sizeShift
        while pixels < limit, isRepeated(x + pixels, row) { pixels += 1 }
        return pixels
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
        (pixel(x, row) ^ pixel(x, row - 1)) & UInt32(truncatingIfNeeded: mask) == 0
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
