import Foundation

/// Formats values for XML.
package enum XMLValue {
    /// Escapes text for content and double-quoted attributes; characters that XML doesn't allow become
    /// U+FFFD.
    package static func escaped(_ string: String) -> String {
        if isPlain(string) { return string }
        var bytes: [UInt8] = []
        append(escaping: string, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends text, escaped for content and double-quoted attributes.
    static func append(escaping string: String, to bytes: inout [UInt8]) {
        if isPlain(string) {
            bytes += string.utf8
            return
        }
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            case 0x09, 0x0A, 0x0D: bytes += "&#\(byte);".utf8
            case 0..<0x20: bytes += "\u{fffd}".utf8
            // U+FFFE and U+FFFF differ from U+FFFD in their last byte.
            case 0xBE, 0xBF: bytes.append(bytes.suffix(2) == [0xEF, 0xBF] ? 0xBD : byte)
            default: bytes.append(byte)
            }
        }
    }

    private static func isPlain(_ string: String) -> Bool {
        string.utf8.allSatisfy { byte in
            (0x20..<0x7F).contains(byte) && byte != 0x22 && byte != 0x26 && byte != 0x3C && byte != 0x3E
        }
    }

    /// Formats a number with at most three decimals and no trailing zeros.
    static func number(_ value: Double) -> String {
        var bytes: [UInt8] = []
        append(value, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends a number with at most three decimals and no trailing zeros.
    static func append(_ value: Double, to bytes: inout [UInt8]) {
        let thousandths = (value * 1000).rounded()
        guard thousandths.isFinite, abs(thousandths) < 1e15 else { return bytes.append(UInt8(ascii: "0")) }
        if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, fraction) = UInt64(abs(thousandths)).quotientAndRemainder(dividingBy: 1000)
        bytes += String(whole).utf8
        guard fraction != 0 else { return }
        bytes.append(UInt8(ascii: "."))
        for (place, rest) in [(100, 1000), (10, 100), (1, 10)] as [(UInt64, UInt64)]
        where fraction % rest != 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(fraction / place % 10))
        }
    }
}
