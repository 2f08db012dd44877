import Foundation

/// Writes values as XML takes them.
enum XMLText {
    /// Text for content and double-quoted attributes; characters XML cannot hold become U+FFFD.
    static func escaped(_ string: String) -> String {
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

    /// A number with at most three decimals, and no more than it needs.
    static func number(_ value: Double) -> String {
        let thousandths = (value * 1000).rounded()
        guard thousandths.isFinite, abs(thousandths) < 1e15 else { return "0" }
        let whole = Int64(thousandths)
        let fraction = abs(whole % 1000)
        let sign = whole < 0 && whole > -1000 ? "-" : ""
        guard fraction != 0 else { return "\(sign)\(whole / 1000)" }
        var digits = String(1000 + fraction).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(whole / 1000).\(digits)"
    }
}
