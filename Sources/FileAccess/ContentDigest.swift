/// A digest of bytes in 128 bits, to tell whether a file is as it was. It isn't for contents that someone makes collide.
package struct ContentDigest: Sendable {
    private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var second: UInt64 = 0xD1B5_4A32_D192_ED03
    private var count = 0

    /// Creates the digest of nothing.
    package init() {}

    /// Adds bytes, and that they end here.
    package mutating func add(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { buffer in
            let whole = buffer.count & ~7
            for offset in stride(from: 0, to: whole, by: 8) {
                mix(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            }
            var rest: UInt64 = 0
            for byte in buffer[whole...] { rest = rest << 8 | UInt64(byte) }
            mix(rest)
        }
        mix(UInt64(bytes.count))
    }

    /// Adds a text, and that it ends here.
    package mutating func add(_ text: String) { add(Array(text.utf8)) }

    /// The digest as 32 hexadecimal digits.
    package var text: String {
        var last = self
        last.mix(0x2545_F491_4F6C_DD1D)
        last.mix(0x94D0_49BB_1331_11EB)
        return [last.first, last.second].map { number in
            let digits = String(number, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    private mutating func mix(_ word: UInt64) {
        let one = (first ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        let other = (second &+ word).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
        first = one.high ^ one.low &+ second
        second = (other.high ^ other.low).rotatedLeft(by: 29) ^ word
    }
}

extension UInt64 {
    fileprivate func rotatedLeft(by count: UInt64) -> UInt64 { self << count | self >> (64 - count) }
}
