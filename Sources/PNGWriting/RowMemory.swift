/// The latest rows of a picture as their bytes in a PNG file, as many as a repetition can refer to.
struct RowMemory: ~Copyable {
    /// The bytes of a row, with the one before it that names the filter.
    let rowSize: Int
    /// A power of two, at least the number of rows that a repetition can refer to, and the current one.
    let capacity: Int

    private var memory: GrowingMemory
    /// The distance between rows in memory, which leaves room to read and write some bytes at the end of any.
    private let stride: Int

    /// Creates rows of a number of bytes each, all of them zeros.
    init(rowSize: Int) {
        self.rowSize = rowSize
        stride = rowSize + 64
        let needed = DeflateLimits.largestDistance / rowSize + 1
        capacity = 1 << (Int.bitWidth - (needed - 1).leadingZeroBitCount)
        memory = GrowingMemory(capacity: stride * capacity)
        memory.clear(0..<(stride * capacity))
    }

    /// Returns where a row is.
    @inline(__always)
    borrowing func start(of row: Int) -> Int { (row & (capacity - 1)) &* stride }

    /// Makes a row equal to another one.
    mutating func copy(_ row: Int, to other: Int) {
        memory.copy(start(of: row), to: start(of: other), count: rowSize)
    }

    /// Stores a pixel's bytes, the first one lowest; there are one, three or four.
    @inline(__always)
    mutating func store(_ pixel: UInt32, count: Int, at place: Int) {
        switch count {
        case 1: memory.store(UInt8(truncatingIfNeeded: pixel), at: place)
        case 3:
            memory.store(UInt16(truncatingIfNeeded: pixel), at: place)
            memory.store(UInt8(truncatingIfNeeded: pixel >> 16), at: place + 2)
        default: memory.store(pixel, at: place)
        }
    }

    /// Returns the eight bytes from a place on, the first one lowest.
    @inline(__always)
    borrowing func word(at place: Int) -> UInt64 { memory.load(UInt64.self, at: place) }

    /// Returns the number of bytes from two places on, at most a limit, that are equal.
    @inline(__always)
    borrowing func equalCount(_ first: Int, _ second: Int, limit: Int) -> Int {
        var count = 0
        while count &+ 32 <= limit, memory.isEqual(SIMD4<UInt64>.self, first &+ count, second &+ count) {
            count &+= 32
        }
        while count < limit {
            let difference = word(at: first &+ count) ^ word(at: second &+ count)
            if difference != 0 { return min(limit, count &+ difference.trailingZeroBitCount / 8) }
            count &+= 8
        }
        return limit
    }

    /// Calls a closure with the bytes of a row.
    borrowing func withRow<Result>(_ row: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        memory.withBytes(start(of: row)..<(start(of: row) + rowSize), body)
    }
}
