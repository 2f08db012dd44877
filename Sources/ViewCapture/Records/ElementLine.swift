import ConstraintLog
import LayoutValues
import Foundation

/// A line of `XCUIElement.debugDescription`: `Button, 0x6000…, {{16.0, 100.0}, {40.0, 40.0}}, label: 'Close', Disabled`.
struct ElementLine {
    var item: CapturedItem
    /// The column at which it begins.
    var column: Int

    /// Whether a line begins with an element.
    static func isHead(_ line: ArraySlice<UInt8>) -> Bool { head(in: line) != nil }

    /// Returns where the type begins and ends.
    private static func head(in line: ArraySlice<UInt8>) -> (column: Int, type: Range<Int>, rest: Int)? {
        var index = line.startIndex
        var column = 0
        while index < line.endIndex {
            if line[index] == 0x09 { column += 4 } else if line[index] == 0x20 { column += 1 } else { break }
            index += 1
        }
        if line.matches("→", at: index) { index += 3 }
        let start = index
        guard index < line.endIndex, (0x41...0x5A).contains(line[index]) else { return nil }
        while index < line.endIndex, line[index].isLetter || line[index].isDigit { index += 1 }
        let type = start..<index
        var rest = line.skippingSpaces(from: index)
        if line.matches("(", at: rest) {
            guard let close = line[rest...].firstIndex(of: UInt8(ascii: ")")), close - rest < 24 else {
                return nil
            }
            rest = close + 1
        }
        let next = line.skippingSpaces(from: rest)
        // Older ones have `Button 0x7f…: traits: 8589934593, {{…`.
        if line.matches("0x", at: next), rest > index || next > index,
            line.firstIndex(of: "traits:", from: next) != nil
        {
            return (column, type, next)
        }
        guard line.matches(",", at: rest) else { return nil }
        let value = line.skippingSpaces(from: rest + 1)
        guard
            line.matches("0x", at: value) || line.matches("{{", at: value) || line.matches("pid:", at: value)
        else {
            return nil
        }
        return (column, type, value)
    }

    /// Reads a line; nil if it has no element.
    init?(_ line: ArraySlice<UInt8>, number: Int) {
        guard let (column, type, start) = Self.head(in: line) else { return nil }
        self.column = column
        item = CapturedItem(kind: .element, className: line[type].string, line: number)
        for part in Self.parts(line[start...]) { read(part) }
    }

    private mutating func read(_ part: ArraySlice<UInt8>) {
        let text = part.trimmed
        guard !text.isEmpty else { return }
        if text.matches("0x", at: text.startIndex) {
            let end = text.dropFirst(2).firstIndex { !$0.isHexDigit } ?? text.endIndex
            item.address = text[..<end].string.lowercased()
        } else if text.matches("{{", at: text.startIndex) {
            // A label can contain what looks like another one.
            item.screenFrame = item.screenFrame ?? PrintedValue.rect(text.string)
        } else if let colon = text.firstIndex(of: UInt8(ascii: ":")), text[..<colon].allSatisfy(\.isLetter) {
            let value = PrintedValue.text(text[(colon + 1)...].trimmed.string)
            read(text[..<colon].string, value)
        } else {
            item.facts.append(CapturedFact("state", text.string))
        }
    }

    private mutating func read(_ key: String, _ value: String) {
        switch key {
        case "identifier": item.identifier = value.isEmpty ? nil : value
        case "label", "title":
            if item.text?.isEmpty != false { item.text = value }
        case "value", "placeholderValue":
            item.facts.append(CapturedFact(key, value))
            if item.text == nil { item.text = value }
        case "pid", "traits": break
        default: item.facts.append(CapturedFact(key, value))
        }
    }

    /// The keys of the values in quotes, which can contain anything.
    private static let keys: [StaticString] = [
        "identifier:", "title:", "label:", "placeholderValue:", "value:", "traits:", "pid:", "{{", "0x",
        "Selected", "Disabled", "Focused", "Keyboard Focused", "HasFocus",
    ]

    /// Splits at the commas before a key, outside braces. Values have commas and quotes of their own.
    private static func parts(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var (start, index, nesting) = (text.startIndex, text.startIndex, 0)
        var isQuoted = false
        while index < text.endIndex {
            switch text[index] {
            case UInt8(ascii: "{") where !isQuoted: nesting += 1
            case UInt8(ascii: "}") where !isQuoted: nesting -= 1
            case UInt8(ascii: "'"):
                if !isQuoted {
                    isQuoted = text[start..<index].trimmed.last == UInt8(ascii: ":")
                } else if closes(text, at: index) {
                    isQuoted = false
                }
            case UInt8(ascii: ",") where nesting <= 0 && !isQuoted:
                let next = text.skippingSpaces(from: index + 1)
                if keys.contains(where: { text.matches($0, at: next) }) || next >= text.endIndex {
                    parts.append(text[start..<index])
                    start = index + 1
                }
            default: break
            }
            index += 1
        }
        parts.append(text[start...])
        return parts
    }

    /// Whether a quote ends a value: nothing follows it, or a comma and a key.
    private static func closes(_ text: ArraySlice<UInt8>, at index: Int) -> Bool {
        let comma = text.skippingSpaces(from: index + 1)
        guard comma < text.endIndex else { return true }
        guard text[comma] == UInt8(ascii: ",") else { return false }
        let next = text.skippingSpaces(from: comma + 1)
        return next >= text.endIndex || keys.contains { text.matches($0, at: next) }
    }
}
