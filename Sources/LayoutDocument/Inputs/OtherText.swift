import Findings

/// Recognizes text that no error in a layout document can explain, such as a log, and files of other formats.
enum OtherText {
    /// The number of characters of the text that are shown.
    private static let shown = 24

    /// What files of other formats begin with.
    private static let formats: [(beginning: [UInt8], words: String)] = [
        ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"), ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
        (Array("%PDF-".utf8), "a PDF file"), (Array("PK\u{3}\u{4}".utf8), "a ZIP archive"),
        ([0x1F, 0x8B], "compressed by gzip"), (Array("bplist00".utf8), "a binary property list"),
    ]

    /// How Swift code begins.
    private static let beginningsOfCode = [
        "import ", "@testable ", "@main", "struct ", "class ", "final class ", "public ", "extension ",
        "func ",
        "let ", "var ", "#if ", "#Preview",
    ]

    /// Returns what a text is, if it can't be a document: one begins with a brace, a comment, or at least with a key.
    static func finding(in bytes: [UInt8], file: String) -> LayoutFinding? {
        if isCompiledNib(bytes, file: file) {
            return LayoutFinding(
                code: .syntax, severity: .error,
                message:
                    "this is a compiled nib, not a layout: name the .xib or .storyboard that it was made from",
                location: SourceLocation(file: file, line: 1, column: 1))
        }
        if let format = formats.first(where: { bytes.starts(with: $0.beginning) }) {
            return LayoutFinding(
                code: .syntax, severity: .error,
                message:
                    "this is \(format.words), not a layout: name a .json5, .json, .xib or .storyboard file",
                location: SourceLocation(file: file, line: 1, column: 1))
        }
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = bytes.dropFirst(bytes.starts(with: byteOrderMark) ? 3 : 0).drop { $0 <= 0x20 }
        let line = text.prefix { $0 != 0x0A && $0 != 0x0D }
        guard let first = line.first, !isDocument(line, first) else { return nil }
        let beginning = String(decoding: line, as: UTF8.self)
        if beginningsOfCode.contains(where: beginning.hasPrefix) {
            return LayoutFinding(
                code: .syntax, severity: .error,
                message: "this is Swift code, not a layout document; end its name in .swift",
                location: SourceLocation(file: file, line: 1, column: 1))
        }
        let words = beginning.prefix(shown)
        return LayoutFinding(
            code: .syntax, severity: .error,
            message:
                "this isn't a layout document: it begins with '\(words)', not with '{'; logs are read by "
                + "'layout-render explain'",
            location: SourceLocation(file: file, line: 1, column: 1))
    }

    /// Whether a file is what Xcode makes of a .xib, which is also a property list.
    private static func isCompiledNib(_ bytes: [UInt8], file: String) -> Bool {
        bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist00".utf8) && file.hasSuffix(".nib")
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
