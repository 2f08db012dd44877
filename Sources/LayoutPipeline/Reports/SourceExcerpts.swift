import FileAccess
import Findings

/// The lines of files that mistakes are in, for reports that people read.
struct SourceExcerpts {
    /// The lines of the file read last.
    private var source: (file: String, lines: [Substring])?

    /// The maximum number of characters shown on each side of a mistake.
    private static let reach = 50

    /// Returns the line that a mistake is in, and a caret below its column; nil for other findings and for files that
    /// can't be read again.
    ///
    /// Findings about constraints quote them already.
    mutating func excerpt(for finding: Finding) -> PrintedText? {
        // Standard input may be another version of the file that it is named after.
        guard finding.file != StandardInput.path, finding.severity == .error, finding.constraints.isEmpty,
            let line = finding.line,
            let column = finding.column, let text = text(ofLine: line, in: finding.file)
        else { return nil }
        let scalars = Array(text.unicodeScalars.drop { line == 1 && $0 == "\u{FEFF}" })
        let place = column - 1
        guard scalars.indices.contains(place) else { return nil }
        let start = max(0, place - Self.reach)
        let end = min(scalars.count, place + Self.reach)
        // A line of a file that isn't text shows nothing.
        guard !scalars[start..<end].contains(where: Self.isOfNoText) else { return nil }
        let before = (start > 0 ? "…" : "") + Self.shown(scalars[start..<place])
        let after = Self.shown(scalars[place..<end]) + (end < scalars.count ? "…" : "")
        return "    \(before)\(after)\n    \(String(repeating: " ", count: before.count))^\n"
    }

    private static func isOfNoText(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{FFFD}" || scalar.value < 0x20 && scalar != "\t"
    }

    private mutating func text(ofLine line: Int, in file: String) -> Substring? {
        if source?.file != file {
            guard let bytes = try? FileReader.bytes(at: file, limit: FileLimits.layout, for: .ownUse) else {
                return nil
            }
            let lines = String(decoding: TextBytes.utf8(bytes), as: UTF8.self).split(
                omittingEmptySubsequences: false
            ) {
                $0 == "\n" || $0 == "\r\n" || $0 == "\r"
            }
            source = (file, lines)
        }
        guard let lines = source?.lines, lines.indices.contains(line - 1) else { return nil }
        return lines[line - 1]
    }

    /// Returns a part of a line as terminals can show it, with a space for each tab.
    private static func shown(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        for scalar in scalars { text.append(scalar == "\t" ? " " : scalar) }
        return String(text).onOneLine
    }
}
