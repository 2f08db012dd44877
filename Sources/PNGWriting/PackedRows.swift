/// Compressed rows.
package struct PackedRows: Sendable {
    /// Blocks of Deflate.
    let bytes: [UInt8]
    let checksum: RowChecksum
    /// The number of bytes before compression.
    let size: Int
}

/// The checksum of rows (Adler-32, [RFC 1950, 8.2](https://www.rfc-editor.org/rfc/rfc1950)).
struct RowChecksum: Sendable {
    private static let modulus = 65_521

    /// The sum of all bytes plus one in the lower half, and in the upper half the sum of what that was after each byte.
    private(set) var value: UInt32 = 1

    /// Appends a row of a number of bytes.
    mutating func append(_ sums: RowSums, count: Int) {
        append(count: count, sum: sums.sum, sumOfSums: sums.sumOfSums)
    }

    /// Appends a row of a number of bytes, with their sum and the sum of the sums after each byte.
    mutating func append(count: Int, sum: Int, sumOfSums: Int) {
        let before = Int(value & 0xFFFF)
        let newSum = (before + sum) % Self.modulus
        let newSumOfSums = (Int(value >> 16) + count * before + sumOfSums) % Self.modulus
        value = UInt32(newSumOfSums) << 16 | UInt32(newSum)
    }

    /// Appends rows with a checksum of their own.
    mutating func append(_ rows: PackedRows) {
        // The one that the other checksum begins with is in each of its sums.
        let (sum, sumOfSums) = (Int(rows.checksum.value & 0xFFFF), Int(rows.checksum.value >> 16))
        append(
            count: rows.size, sum: sum + Self.modulus - 1,
            sumOfSums: sumOfSums + Self.modulus - rows.size % Self.modulus)
    }
}
