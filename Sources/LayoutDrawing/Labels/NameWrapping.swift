import Findings
import LayoutValues
import TextMetrics

/// Breaks names at spaces, underscores, and before capitals that begin a word.
enum NameWrapping {
    /// Puts the words of a name on as few lines as possible, each at most `width` wide; nil if a word is wider, or if
    /// one line is enough, or if more than `most` are needed.
    static func lines(
        of words: [String], font: Font, width: Double, most: Int, measurer: LineMeasurer
    ) -> [String]? {
        var lines: [String] = []
        for part in words {
            let trimmed = trimmed(part)
            guard measurer.width(of: trimmed, font: font) <= width else { return nil }
            if let last = lines.last, measurer.width(of: self.trimmed(last + part), font: font) <= width {
                lines[lines.count - 1] = last + part
            } else {
                lines.append(part)
            }
            if lines.count > most { return nil }
        }
        return lines.count > 1 ? lines.map(trimmed) : nil
    }

    /// Returns the words of a name, each with the separator that follows it.
    static func parts(of name: String) -> [String] {
        var parts: [String] = []
        var part = ""
        var previous: Unicode.Scalar?
        for character in name {
            guard let first = character.unicodeScalars.first else { continue }
            let beginsWord =
                previous.map { before in
                    isSeparator(before) && !isSeparator(first)
                        || before.isLowercase && (first.isUppercase || first.isNumber)
                } ?? false
            if beginsWord, !part.isEmpty {
                parts.append(part)
                part = ""
            }
            part.append(character)
            previous = first
        }
        return part.isEmpty ? parts : parts + [part]
    }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "_" || scalar == "-" || scalar == "." || scalar == "/"
    }

    private static func trimmed(_ line: String) -> String {
        line.hasSuffix(" ") ? String(line.dropLast()) : line
    }
}
