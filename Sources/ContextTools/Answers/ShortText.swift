import Findings

/// Texts of a length that a model reads, and safe to show.
enum ShortText {
    /// The greatest number of characters of an answer's text before what to ask next.
    static let most = 1500
    /// The greatest number of characters of one entry of a list.
    static let mostOfEntry = 900

    /// Returns a text with its lines kept and every other control character escaped.
    static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: \.isHazardous) else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0).onOneLine }.joined(separator: "\n")
    }

    /// Returns the beginning of a text, whole lines if there are several.
    ///
    /// - Parameter limit: The greatest number of characters.
    static func beginning(of text: String, limit: Int) -> String {
        guard text.count > limit else { return text }
        var lines: [Substring] = []
        var left = limit - more.count
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            left -= line.count + 1
            if left < 0 { break }
            lines.append(line)
        }
        return lines.isEmpty
            ? String(text.prefix(limit - more.count)) + more : lines.joined(separator: "\n") + "\n" + more
    }

    private static let more = "…"

    /// Returns how many of some entries fit, at least one if there are any.
    static func count(of entries: some Sequence<String>, limit: Int) -> Int {
        var (count, left) = (0, limit)
        for entry in entries {
            left -= entry.count + 1
            if left < 0, count > 0 { break }
            count += 1
        }
        return count
    }
}
