/// Bytes as text of 85 characters, which is 6 percent shorter than Base64: four bytes as five digits, the highest first.
///
/// The digits are the visible characters of ASCII in their order, without those that mean something in HTML, JSON or a shell.
enum Base85 {
    private static let digits = (UInt8(ascii: "!")...UInt8(ascii: "~")).filter {
        !#""$%&'<>\`"#.utf8.contains($0)
    }

    /// Returns the text of bytes; zeros are added up to a multiple of four.
    static func text(of bytes: some Collection<UInt8>) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count / 4 * 5 + 5)
        var rest = bytes[...]
        while !rest.isEmpty {
            var number: UInt32 = 0
            for _ in 0..<4 { number = number << 8 | UInt32(rest.popFirst() ?? 0) }
            for power: UInt32 in [52_200_625, 614_125, 7225, 85, 1] {
                text.append(digits[Int(number / power % 85)])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
