import Deflate

/// The checksum of rows (Adler-32, [RFC 1950, 8.2](https://www.rfc-editor.org/rfc/rfc1950)).
struct RowChecksum {
    private static let modulus = 65_521

    /// The sum of all bytes plus one in the lower half, and in the upper half the sum of what that was after each byte.
    private(set) var value: UInt32 = 1

    /// Appends a row.
    mutating func append(_ row: UnsafeRawBufferPointer) {
        value = Checksum.adler32(of: row, after: value)
    }

    /// Appends a byte and a number of zeros after it, without looking at each.
    mutating func append(_ byte: UInt8, zeros: Int) {
        let sum = (Int(value & 0xFFFF) + Int(byte)) % Self.modulus
        let sumOfSums = (Int(value >> 16) + (1 + zeros) * sum) % Self.modulus
        value = UInt32(sumOfSums) << 16 | UInt32(sum)
    }
}
