extension Unicode.Scalar {
    /// Whether the character is invisible or has an effect on the text around it: control characters, which can
    /// control a terminal or fake a line of a report, line and paragraph separators, and characters that reorder or
    /// hide text.
    ///
    /// The joiners that scripts and emoji need don't count.
    package var isHazardous: Bool {
        // Properties are looked up in tables, which takes far longer.
        isASCII ? value < 0x20 || value == 0x7F : hasHazardousProperties
    }
}

extension String {
    /// The text with hazardous characters written as `\u{1B}`, so that text from an input remains on one line of a
    /// report and can't control a terminal.
    ///
    /// Every report, message and progress line applies this to text from input.
    package var onOneLine: String { escaped { $0.escaped(asASCII: true) } }

    /// Returns the text with each hazardous character replaced by the closure's result.
    package func escaped(_ written: (Unicode.Scalar) -> String) -> String {
        guard unicodeScalars.contains(where: { $0.isHazardous }) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.isHazardous {
                text += written(scalar)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}

extension String {
    /// The number of characters of a text from an input that a message quotes.
    private static var mostQuoted: Int { 80 }

    /// The text for a message, which quotes only the beginning of a very long one.
    package var abridged: String {
        count > Self.mostQuoted ? "\(prefix(Self.mostQuoted))…" : self
    }
}
