import FileAccess
import Testing

@Suite struct TextBytesTests {
    private static let encodings: [TextBytes.Encoding] = [
        .utf8(hasMark: false), .utf8(hasMark: true), .utf16(isBigEndian: true, hasMark: true),
        .utf16(isBigEndian: false, hasMark: true), .utf16(isBigEndian: true, hasMark: false),
        .utf16(isBigEndian: false, hasMark: false),
    ]

    /// Begins with an ASCII character, by which UTF-16 without a mark is known.
    private static func text() -> String {
        let parts = ["a", "\n", "\r\n", "\r", "é", "e\u{301}", "😀", "\u{FFFD}", "漢", "\u{FEFF}", " "]
        return "x" + (0..<Int.random(in: 0...40)).map { _ in parts.randomElement() ?? "" }.joined()
    }

    @Test func textsOfAllEncodingsAreReadBackByteForByte() {
        for _ in 0..<200 {
            let text = Self.text()
            for encoding in Self.encodings {
                let bytes = TextBytes.bytes(of: text, as: encoding)
                #expect(TextBytes.encoding(of: bytes) == encoding)
                #expect(TextBytes.text(bytes).map { Array($0.utf8) } == Array(text.utf8))
                #expect(TextBytes.utf8(bytes) == Array(text.utf8))
            }
        }
    }

    @Test func textArrivesInPiecesOfAnySize() {
        for _ in 0..<200 {
            let text = Self.text()
            for encoding in Self.encodings {
                var bytes = TextBytes.bytes(of: text, as: encoding)[...]
                var stream = TextStream()
                var result: [UInt8] = []
                while !bytes.isEmpty {
                    let count = Int.random(in: 1...5)
                    result += stream.utf8(bytes.prefix(count))
                    bytes = bytes.dropFirst(count)
                }
                #expect(result + stream.finish() == Array(text.utf8))
            }
        }
    }

    @Test func knownBytesAreRead() {
        #expect(TextBytes.text([0xFF, 0xFE, 0x61, 0x00, 0x3D, 0xD8, 0x00, 0xDE]) == "a😀")
        #expect(TextBytes.text([0xFE, 0xFF, 0x00, 0x61]) == "a")
        #expect(TextBytes.text([0x61, 0x00]) == "a")
        #expect(TextBytes.text([]) == "")
        #expect(TextBytes.text([0x61, 0xFF]) == nil)
        #expect(TextBytes.text([0xFF, 0xFE, 0x61]) == nil)
        // A lone surrogate.
        #expect(TextBytes.text([0xFF, 0xFE, 0x3D, 0xD8]) == nil)
        #expect(TextBytes.utf8([0xFF, 0xFE, 0x3D, 0xD8]) == Array("\u{FFFD}".utf8))
        // Bytes that aren't text are left alone.
        #expect(TextBytes.utf8([0x89, 0x50, 0x4E, 0x47]) == [0x89, 0x50, 0x4E, 0x47])
    }
}
