import Findings

/// Recognizes text that no error in a layout document can explain, such as a log.
enum OtherText {
    /// The number of characters of the text that are shown.
    private static let shown = 24

    /// Returns what a text is, if it can't be a document: one begins with a brace, a comment, or at least with a key.
    static func finding(in bytes: [UInt8], file: String) -> LayoutFinding? {
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = bytes.dropFirst(bytes.starts(with: byteOrderMark) ? 3 : 0).drop { $0 <= 0x20 }
        let line = text.prefix { $0 != 0x0A && $0 != 0x0D }
        guard let first = line.first, !isDocument(line, first) else { return nil }
        let words = String(decoding: line, as: UTF8.self).prefix(shown)
        return LayoutFinding(
            code: .syntax, severity: .error,
            message:
                "this isn't a layout document: it begins with '\(words)', not with '{'; logs are read by "
                + "'layout-render explain'",
            location: SourceLocation(file: file, line: 1, column: 1))
    }

    /// Whether a first line is, or was meant to be, that of a document.
    private static func isDocument(_ line: ArraySlice<UInt8>, _ first: UInt8) -> Bool {
        switch first {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            // A number alone gets the messages about values.
            return !line.contains(0x20)
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
            let rest = line.drop { isWord($0) }
            guard let mark = rest.first(where: { $0 != 0x20 }) else { return true }
            return ":={}[],".utf8.contains(mark)
        default: return true
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: byte >= 0x80
        }
    }
}
