/// Memory that grows, for what is written and read byte by byte: an array checks on each access whether it is shared,
/// which takes longer than the access. With `PixelRows` and `RecentRows`, the only
/// types of this module that use memory directly.
struct GrowingMemory: ~Copyable {
    private var start: UnsafeMutableRawPointer
    /// The number of bytes that there is room for.
    private(set) var capacity: Int

    /// Creates memory with room for a number of bytes.
    init(capacity: Int) {
        self.capacity = max(64, capacity)
        start = .allocate(byteCount: self.capacity, alignment: 8)
    }

    deinit { start.deallocate() }

    /// Makes room for a number of bytes in all, and keeps what is there.
    @inline(__always)
    mutating func reserve(_ byteCount: Int) {
        if byteCount > capacity { grow(to: byteCount) }
    }

    /// Stores a number at a place, for which there must be room.
    @inline(__always)
    mutating func store<Number: FixedWidthInteger & BitwiseCopyable>(_ number: Number, at offset: Int) {
        start.storeBytes(of: number.littleEndian, toByteOffset: offset, as: Number.self)
    }

    /// Stores bytes at a place, for which there must be room.
    mutating func store(_ bytes: [UInt8], at offset: Int) {
        bytes.withUnsafeBytes { source in
            guard let first = source.baseAddress else { return }
            (start + offset).copyMemory(from: first, byteCount: source.count)
        }
    }

    /// Returns a number that was stored at a place.
    @inline(__always)
    borrowing func load<Number: FixedWidthInteger & BitwiseCopyable>(_ type: Number.Type, at offset: Int)
        -> Number
    {
        Number(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: Number.self))
    }

    /// Calls a closure with a part that was stored.
    borrowing func withBytes<Result>(_ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result)
        -> Result
    {
        body(UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count))
    }

    @inline(never)
    private mutating func grow(to byteCount: Int) {
        let larger = max(2 * capacity, byteCount)
        let copy = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 8)
        copy.copyMemory(from: start, byteCount: capacity)
        start.deallocate()
        (start, capacity) = (copy, larger)
    }
}
