/// Writes bits into bytes, lowest bit first.
struct BitWriter: ~Copyable {
    /// More than most pictures take; what isn't used takes no memory.
    private var memory = GrowingMemory(capacity: 1 << 18)
    /// The number of complete bytes.
    private(set) var count = 0
    /// Fewer than 8 bits that follow the complete bytes.
    private var pending: UInt64 = 0
    private var pendingCount = 0

    /// Appends up to 56 bits, lowest first; higher bits must be 0.
    @inline(__always)
    mutating func put(_ bits: UInt64, count bitCount: Int) {
        pending |= bits &<< UInt64(pendingCount)
        pendingCount += bitCount
        memory.reserve(count + 8)
        memory.store(pending, at: count)
        count += pendingCount >> 3
        pending &>>= UInt64(pendingCount & 56)
        pendingCount &= 7
    }

    /// Appends a symbol's code.
    @inline(__always)
    mutating func put(_ code: HuffmanCode, _ symbol: Int) {
        put(UInt64(code.bits[symbol]), count: Int(code.lengths[symbol]))
    }

    /// Appends whole bytes, after zeros up to the next byte.
    mutating func put(bytes: [UInt8]) {
        alignToByte()
        memory.reserve(count + bytes.count)
        memory.store(bytes, at: count)
        count += bytes.count
    }

    /// Returns all bytes, the last one padded with zeros.
    mutating func finish() -> [UInt8] {
        alignToByte()
        return memory.withBytes(0..<count) { [UInt8]($0) }
    }

    /// Returns the lowest bits in reverse order, in which Deflate stores codes.
    @inline(__always)
    static func reversed(_ value: UInt32, count: Int) -> UInt32 {
        var value = value
        var result: UInt32 = 0
        for _ in 0..<count {
            result = result << 1 | value & 1
            value >>= 1
        }
        return result
    }

    private mutating func alignToByte() {
        if pendingCount > 0 { put(0, count: 8 - pendingCount) }
    }
}
