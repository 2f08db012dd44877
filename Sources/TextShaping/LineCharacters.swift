/// The characters of a line as they are shaped.
enum LineCharacters {
    /// Returns the characters of a line; those that only control or leave room are spaces, which every font has.
    static func of(_ line: String) -> [UInt32] {
        line.unicodeScalars.map { isSpace($0.value) ? 0x20 : $0.value }
    }

    private static func isSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        // Controls and line ends, and Hangul's fillers that aren't part of a syllable.
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x3164, 0xFFA0: true
        default: false
        }
    }
}
