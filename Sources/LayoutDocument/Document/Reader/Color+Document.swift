import Engine

extension Color {
    /// A colour as documents write it: `#rrggbb` or `#rrggbbaa`; nil for other texts.
    init?(documentText text: String) {
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
