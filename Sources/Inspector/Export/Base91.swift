/// Bytes as text of 91 characters, which is 8 percent shorter than Base64: 13 bits as two digits, the lower one first, or 14 bits
/// where two digits have room for them.
///
/// The digits are the visible characters of ASCII in their order, without those that mean something in HTML.
enum Base91 {
    private static let digits = (UInt8(ascii: "!")...UInt8(ascii: "~")).filter { !#"<>&"#.utf8.contains($0) }
    /// The numbers of 13 bits that two digits have no room to continue with another bit: 91 × 91 is 8192 + 89.
    private static let mostContinued: UInt32 = 88

    /// Returns the text of bytes.
    static func text(of bytes: some Collection<UInt8>) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count / 13 * 16 + 2)
        var (pending, count): (UInt32, UInt32) = (0, 0)
        func write(_ number: UInt32) {
            text.append(digits[Int(number % 91)])
            text.append(digits[Int(number / 91)])
        }
        for byte in bytes {
            pending |= UInt32(byte) << count
            count += 8
            guard count > 13 else { continue }
            let length: UInt32 = pending & 0x1fff > mostContinued ? 13 : 14
            write(pending & (1 << length - 1))
            pending >>= length
            count -= length
        }
        if count > 0 { write(pending) }
        return String(decoding: text, as: UTF8.self)
    }
}
