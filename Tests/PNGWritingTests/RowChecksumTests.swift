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

    @Test(arguments: [0, 1, 7, 4230, 98_302])
    func zerosCountAsIfEachWasAdded(zeros: Int) {
        var checksum = RowChecksum()
        var bytes: [UInt8] = []
        for round in 0..<40 {
            checksum.append(2, zeros: zeros)
            bytes += [2] + [UInt8](repeating: 0, count: zeros)
            let row = (0..<50).map { UInt8(($0 * 37 + round * 101) & 255) }
            row.withUnsafeBytes { checksum.append($0) }
            bytes += row
            #expect(checksum.value == Self.adler32(bytes))
        }
    }
}
