import Testing

@testable import PNGWriting

@Suite struct RowChecksumTests {
    /// Adler-32 as RFC 1950 defines it, byte by byte.
    private static func adler32(_ bytes: [UInt8]) -> UInt32 {
        var (sum, sumOfSums): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            sum = (sum + UInt32(byte)) % 65_521
            sumOfSums = (sumOfSums + sum) % 65_521
        }
        return sumOfSums << 16 | sum
    }

    private static func sumOfSums(_ bytes: [UInt8]) -> Int {
        bytes.enumerated().reduce(0) { $0 + (bytes.count - $1.offset) * Int($1.element) }
    }

    private static func row(_ count: Int, seed: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + seed * 101 + $0 / 5) }
    }

    @Test(arguments: [1, 7, 4230, 98_302])
    func sumsOfRowsAreEnough(count: Int) {
        var checksum = RowChecksum()
        var bytes: [UInt8] = []
        for seed in 0..<40 {
            let row = Self.row(count, seed: seed)
            checksum.append(
                count: count, sum: row.reduce(0) { $0 + Int($1) }, sumOfSums: Self.sumOfSums(row))
            bytes += row
        }
        #expect(checksum.value == Self.adler32(bytes))
    }

    @Test(arguments: [0, 1, 70_000])
    func partsHaveTheChecksumOfTheWhole(count: Int) {
        var checksum = RowChecksum()
        var bytes: [UInt8] = []
        for seed in 0..<5 {
            let row = Self.row(count, seed: seed)
            var part = RowChecksum()
            part.append(count: count, sum: row.reduce(0) { $0 + Int($1) }, sumOfSums: Self.sumOfSums(row))
            #expect(part.value == Self.adler32(row))
            checksum.append(PackedRows(bytes: [], checksum: part, size: count))
            bytes += row
        }
        #expect(checksum.value == Self.adler32(bytes))
    }

    /// The sum of the first part is 0, and so is that of the last one; the second is longer than the modulus.
    @Test func sumsOfZeroCanBeContinued() {
        let zero = [UInt8](repeating: 255, count: 256) + [240]
        var checksum = RowChecksum()
        var bytes: [UInt8] = []
        for row in [zero, [UInt8](repeating: 0, count: 200_000) + [1], zero] {
            var part = RowChecksum()
            part.append(
                count: row.count, sum: row.reduce(0) { $0 + Int($1) }, sumOfSums: Self.sumOfSums(row))
            checksum.append(PackedRows(bytes: [], checksum: part, size: row.count))
            bytes += row
            #expect(checksum.value == Self.adler32(bytes))
        }
        #expect(checksum.value & 0xFFFF == 0)
    }
}
