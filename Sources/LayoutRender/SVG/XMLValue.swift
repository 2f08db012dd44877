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
}
