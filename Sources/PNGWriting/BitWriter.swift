/// Writes bits into bytes, lowest bit first.
struct BitWriter {
    private var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var pendingCount = 0

    /// Appends up to 32 bits, lowest first; higher bits must be 0.
    @inline(__always)
    mutating func put(_ bits: UInt64, count: Int) {
        pending |= bits << UInt64(pendingCount)
        pendingCount += count
        if pendingCount >= 32 {
            withUnsafeBytes(of: UInt32(truncatingIfNeeded: pending).littleEndian) {
                bytes.append(contentsOf: $0)
            }
            pending >>= 32
            pendingCount -= 32
        }
    }

    /// Appends a symbol's code.
    @inline(__always)
    mutating func put(_ code: HuffmanCode, _ symbol: Int) {
        put(UInt64(code.bits[symbol]), count: Int(code.lengths[symbol]))
    }

    /// Returns all bytes, the last one padded with zeros.
    consuming func finish() -> [UInt8] {
        while pendingCount > 0 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            pendingCount -= 8
        }
        return bytes
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
}
