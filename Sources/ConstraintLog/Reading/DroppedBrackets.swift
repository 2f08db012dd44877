/// Restores the angle brackets around descriptions, which some pages and tools remove: `"NSLayoutConstraint:0x… …"`, or
/// `NSLayoutConstraint: 280c37e30 …`.
package enum DroppedBrackets {
    /// Returns the text of a line with brackets around a description that has none; other text unchanged.
    package static func restored(in text: [UInt8]) -> [UInt8] {
        let isQuoted = text.first == UInt8(ascii: "\"")
        let start = isQuoted ? 1 : 0
        var end = start
        while end < text.count, end < start + 200, text[end].isClassCharacter { end += 1 }
        guard text[start..<end].contains("Constraint"), isAddress(in: text, after: end) else { return text }
        let angle = UInt8(ascii: ">")
        guard isQuoted else { return [UInt8(ascii: "<")] + text + (text.last == angle ? [] : [angle]) }
        guard let quote = text.lastIndex(of: UInt8(ascii: "\"")), quote > end else { return text }
        return text[..<start] + [UInt8(ascii: "<")] + text[start..<quote] + [angle] + text[quote...]
    }

    /// The minimum number of digits of an address that is printed without `0x`.
    private static let fewestDigits = 7

    /// Whether a colon and an address follow a class.
    private static func isAddress(in text: [UInt8], after end: Int) -> Bool {
        guard text.matches(":", at: end) else { return false }
        let start = text.skippingSpaces(from: end + 1)
        if text.matches("0x", at: start) { return true }
        let digits = text[start...].prefix(while: \.isHexDigit)
        return digits.count >= fewestDigits && digits.contains(where: \.isDigit)
            && digits.endIndex < text.count
            && text[digits.endIndex].isSpace
    }
}
