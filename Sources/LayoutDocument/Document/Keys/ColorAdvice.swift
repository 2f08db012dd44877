import Engine
import Findings

/// Finds the colour of a document that was meant by one as other languages write it.
enum ColorAdvice {
    /// Returns the colour that a text means; nil if none can be told.
    static func color(meant text: String) -> String? {
        if let digits = hexadecimalDigits(of: text) { return "#" + digits }
        if let components = components(of: text) { return hexadecimal(components, isFraction: false) }
        let name = text.split(separator: ".").last.map(String.init) ?? text
        let names = SystemColor.allCases.map(\.rawValue)
        return names.first { $0.lowercased() == name.lowercased() } ?? NearestName.find(name, in: names)
    }

    /// Returns the colour that an array of red, green, blue and perhaps alpha means; nil for other numbers.
    static func color(meant components: [Double]) -> String? {
        hexadecimal(components, isFraction: components.allSatisfy { $0 <= 1 })
    }

    /// Returns the digits of `#rgb`, `0xrrggbb` and `rrggbb`, as six or eight.
    private static func hexadecimalDigits(of text: String) -> String? {
        let bare = text.hasPrefix("0x") ? text.dropFirst(2) : text.drop { $0 == "#" }
        guard bare.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
        switch bare.count {
        case 3, 4: return text.hasPrefix("#") ? bare.map { "\($0)\($0)" }.joined().lowercased() : nil
        case 6, 8: return bare.lowercased()
        default: return nil
        }
    }

    /// Returns the numbers of `rgb(255, 0, 0)` and `rgba(255, 0, 0, 0.5)`, the alpha from 0 to 255 too.
    private static func components(of text: String) -> [Double]? {
        guard text.lowercased().hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.hasSuffix(")")
        else {
            return nil
        }
        let parts = text[text.index(after: open)...].dropLast().split { ", /".contains($0) }
        var numbers = parts.compactMap { Double($0) }
        guard numbers.count == parts.count else { return nil }
        if numbers.count == 4, numbers[3] <= 1 { numbers[3] *= 255 }
        return numbers
    }

    private static func hexadecimal(_ components: [Double], isFraction: Bool) -> String? {
        let bytes = components.map { ($0 * (isFraction ? 255 : 1)).rounded() }
        guard (3...4).contains(bytes.count), bytes.allSatisfy({ (0...255).contains($0) }) else { return nil }
        return bytes.reduce("#") { text, byte in
            let digits = String(UInt8(byte), radix: 16)
            return text + (digits.count == 1 ? "0" : "") + digits
        }
    }
}
