extension Unicode.Scalar {
    /// Whether a reader can't see it, or it does more than stand there: control characters, with which text would
    /// drive a terminal or forge a line of a report, line and paragraph separators, and what reorders or hides text.
    ///
    /// The joiners that scripts and emoji are written with are left.
    package var isHazardous: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format:
            value != 0x200C && value != 0x200D
                && (properties.isDefaultIgnorableCodePoint || properties.isBidiControl
                    || (0xFFF9...0xFFFB).contains(value))
        default: false
        }
    }
}

extension String {
    /// The text with hazardous characters written out, as `\u{1B}`, so that text from an input stays one line of a
    /// report and moves no terminal's cursor.
    ///
    /// Every report, message and progress line passes what comes from input through this.
    package var onOneLine: String { escaped { $0.escaped(asASCII: true) } }

    /// The text with each hazardous character written by a closure.
    package func escaped(_ written: (Unicode.Scalar) -> String) -> String {
        guard unicodeScalars.contains(where: \.isHazardous) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.isHazardous {
                text += written(scalar)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}
