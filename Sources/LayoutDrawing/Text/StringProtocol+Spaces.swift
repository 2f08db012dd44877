extension StringProtocol {
    /// The text without spaces and tabs at either end.
    var withoutOuterSpaces: String {
        let start = unicodeScalars.firstIndex { !$0.isSpace } ?? endIndex
        let end = unicodeScalars.lastIndex { !$0.isSpace }.map(unicodeScalars.index(after:)) ?? start
        return String(String.UnicodeScalarView(unicodeScalars[start..<end]))
    }
}

extension Unicode.Scalar {
    /// Whether it is a tab or of the category of spaces (Zs), without asking for tables that a browser's module doesn't have.
    fileprivate var isSpace: Bool {
        switch value {
        case 0x09, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }
}
