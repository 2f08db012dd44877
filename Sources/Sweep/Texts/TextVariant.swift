/// Texts that replace a layout's own, to show the effect of translation.
package enum TextVariant: String, Sendable, Hashable, CaseIterable {
    /// A pseudo-language: accented letters, and 40 % more of them.
    case longer
    /// No text at all.
    case empty

    /// Returns the replacement for a text.
    package func text(for original: String) -> String {
        switch self {
        case .empty: return ""
        case .longer:
            guard original.contains(where: \.isLetter) else { return original }
            var text = String(original.map { Self.accented[$0] ?? $0 })
            let length = original.count + (original.count * 2 + 4) / 5
            // The padding begins with a space, at which the text can be broken.
            var padding = " ŵöŕđš"[...]
            for _ in text.count..<max(length, text.count) {
                if padding.isEmpty { padding = " ŵöŕđš"[...] }
                text.append(padding.removeFirst())
            }
            return text
        }
    }

    private static let accented: [Character: Character] = [
        "a": "á", "c": "ç", "d": "đ", "e": "é", "g": "ğ", "i": "í", "l": "ł", "n": "ñ", "o": "ö", "r": "ŕ",
        "s": "š", "t": "ţ", "u": "ü", "w": "ŵ", "y": "ý", "z": "ž", "A": "Å", "C": "Ç", "E": "É", "I": "Î",
        "N": "Ñ", "O": "Ö", "S": "Š", "U": "Ü",
    ]
}
