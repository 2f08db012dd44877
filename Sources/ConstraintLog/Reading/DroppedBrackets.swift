/// Restores the angle brackets around descriptions, which some pages remove: `"NSLayoutConstraint:0x… …"`.
enum DroppedBrackets {
    /// Returns the text of a line with brackets around a description that has none; other text unchanged.
    static func restored(in text: [UInt8]) -> [UInt8] {
        let isQuoted = text.first == UInt8(ascii: "\"")
        let start = isQuoted ? 1 : 0
        var end = start
        while end < text.count, end < start + 200, text[end].isClassCharacter { end += 1 }
        guard text.matches(":0x", at: end), text[start..<end].contains("Constraint") else { return text }
        let angle = UInt8(ascii: ">")
        guard isQuoted else { return [UInt8(ascii: "<")] + text + (text.last == angle ? [] : [angle]) }
        guard let quote = text.lastIndex(of: UInt8(ascii: "\"")), quote > end else { return text }
        return text[..<start] + [UInt8(ascii: "<")] + text[start..<quote] + [angle] + text[quote...]
    }
}
