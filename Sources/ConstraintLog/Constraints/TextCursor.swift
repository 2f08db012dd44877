import LayoutValues
import Solver

/// Reads a description from left to right; every step is checked against its end.
struct TextCursor {
    let text: ArraySlice<UInt8>
    var index: Int

    init(_ text: ArraySlice<UInt8>) {
        self.text = text
        index = text.startIndex
    }

    var isAtEnd: Bool { index >= text.endIndex }
    var rest: ArraySlice<UInt8> { text[min(index, text.endIndex)...] }
    var next: UInt8? { isAtEnd ? nil : text[index] }

    mutating func skipSpaces() { index = text.skippingSpaces(from: index) }

    /// Skips a word, if it comes next.
    mutating func take(_ word: StaticString) -> Bool {
        guard text.matches(word, at: index) else { return false }
        index += word.utf8CodeUnitCount
        return true
    }

    /// Reads a relation, if one comes next.
    mutating func takeRelation() -> LayoutRelation? {
        if take("==") { return .equal }
        if take("<=") || take("≤") || take("=<") { return .lessThanOrEqual }
        if take(">=") || take("≥") || take("=>") { return .greaterThanOrEqual }
        return nil
    }

    /// Reads a number with its sign, if one comes next; `- 16` is a number too.
    mutating func takeNumber() -> PrintedNumber? {
        let start = index
        var isNegative = false
        if let sign = next, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            isNegative = sign == UInt8(ascii: "-")
            index += 1
            skipSpaces()
        }
        let digits = index
        while let byte = next, byte.isDigit || byte == UInt8(ascii: ".") { index += 1 }
        takeExponent(after: digits)
        let word = text[digits..<index].string
        guard let number = PrintedNumber(word, isNegative: isNegative) else {
            index = start
            return nil
        }
        return number
    }

    private mutating func takeExponent(after digits: Int) {
        guard index > digits, let byte = next, byte | 0x20 == UInt8(ascii: "e") else { return }
        var end = index + 1
        if end < text.endIndex, text[end] == UInt8(ascii: "-") || text[end] == UInt8(ascii: "+") { end += 1 }
        let first = end
        while end < text.endIndex, text[end].isDigit { end += 1 }
        if end > first { index = end }
    }
}
