import Engine

extension DynamicColor {
    /// Parses a colour as written in documents: `#rrggbb`, `#rrggbbaa` or the name of a UIKit colour; nil for any
    /// other text.
    init?(documentText text: String) {
        if let color = Color(hexadecimal: text) {
            self.init(color)
        } else {
            self.init(systemName: text)
        }
    }
}

extension Color {
    fileprivate init?(hexadecimal text: String) {
        let digits = text.dropFirst()
        guard text.first == "#", digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
            let number = UInt32(digits, radix: 16)
        else { return nil }
        switch digits.count {
        case 6: self.init(number)
        case 8: self.init(number >> 8, alpha: UInt8(truncatingIfNeeded: number))
        default: return nil
        }
    }
}
