import Foundation

/// Formats values for XML.
package enum XMLValue {
    /// Escapes text for content and double-quoted attributes; characters that XML doesn't allow become
    /// U+FFFD.
    package static func escaped(_ string: String) -> String {
        let isPlain = string.utf8.allSatisfy { byte in
            (0x20..<0x7F).contains(byte) && byte != 0x22 && byte != 0x26 && byte != 0x3C && byte != 0x3E
        }
        if isPlain { return string }
        var result = ""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case "\u{0}"..<"\u{20}", "\u{fffe}", "\u{ffff}": result += "\u{fffd}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Formats a number with at most three decimals and no trailing zeros.
    static func number(_ value: Double) -> String {
        let thousandths = (value * 1000).rounded()
        guard thousandths.isFinite, abs(thousandths) < 1e15 else { return "0" }
        let whole = Int64(thousandths)
        let fraction = abs(whole % 1000)
        let sign = whole < 0 && whole > -1000 ? "-" : ""
        var text = sign + String(whole / 1000)
        guard fraction != 0 else { return text }
        text += "."
        for (place, rest) in [(100, 100), (10, 10), (1, 1)] as [(Int64, Int64)]
        where place == 100 || fraction % (rest * 10) != 0 {
            text.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + UInt8(fraction / place % 10)))
        }
        return text
    }
}
