import Findings

/// Writes words of commands that people are told to paste; no other code does.
///
/// Words mean themselves in sh, bash, zsh, fish and PowerShell. A few texts, with an apostrophe or two backslashes beside
/// other special characters, have no form that is one word in all of them: in PowerShell, these are several words of plain
/// text.
enum ShellWord {
    /// Returns a text as one word; nil if a terminal would act on a part of it.
    static func quoted(_ text: String) -> String? {
        if text.unicodeScalars.contains(where: \.isHazardous) { return nil }
        if isPlain(text) { return text }
        let scalars = Array(text.unicodeScalars)
        if !scalars.contains(where: isApostrophe),
            !scalars.indices.contains(where: { escapes($0, in: scalars) })
        {
            return "'\(text)'"
        }
        return scalars.contains(where: isActive) ? inParts(scalars) : "\"\(text)\""
    }

    /// Returns a command; nil if one of its words can't be written.
    static func command(_ words: [String]) -> String? {
        let quoted = words.map(quoted)
        return quoted.contains(nil) ? nil : quoted.compactMap(\.self).joined(separator: " ")
    }

    /// Returns the words of an option with a value: one if the value would be taken for another option.
    static func option(_ spelling: String, _ value: String) -> [String] {
        value.hasPrefix("-") ? ["\(spelling)=\(value)"] : [spelling, value]
    }

    /// Returns a path as an operand, which isn't an option whatever it begins with.
    static func operand(_ path: String) -> String { path.hasPrefix("-") && path != "-" ? "./\(path)" : path }

    /// Returns whether a text means itself without quotes.
    static func isPlain(_ text: String) -> Bool {
        text.wholeMatch(of: /[A-Za-z0-9_.\/][A-Za-z0-9_.\/:@=+-]*|--?[a-z][a-z-]*/) != nil
    }

    /// Whether a character ends a text in single quotes; PowerShell takes typographic quotes for the same.
    private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
        "'‘’‚‛".unicodeScalars.contains(scalar)
    }

    /// Whether a character means something in double quotes in one of the shells.
    private static func isActive(_ scalar: Unicode.Scalar) -> Bool {
        "\"$`\\!“”„".unicodeScalars.contains(scalar)
    }

    /// Whether fish takes a backslash in single quotes for the beginning of an escape.
    private static func escapes(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard scalars[index] == "\\" else { return false }
        return index + 1 == scalars.count || scalars[index + 1] == "\\" || isApostrophe(scalars[index + 1])
    }

    /// Returns a text as parts in the quotes that suit each; a backslash that needs it is escaped by another.
    private static func inParts(_ scalars: [Unicode.Scalar]) -> String {
        var (word, quote) = ("", "")
        for (index, scalar) in scalars.enumerated() {
            let isBare = escapes(index, in: scalars)
            let next = isBare ? "" : isApostrophe(scalar) ? "\"" : "'"
            if next != quote { word += quote + next }
            quote = next
            word += isBare ? "\\\\" : String(scalar)
        }
        return word + quote
    }
}
