import ConstraintLog
import LayoutValues
import Foundation

/// Reads a line of `_autolayoutTrace`.
struct TraceLineReader {
    var item: CapturedItem
    /// The number of bars before it.
    var bars: Int
    /// The view that owns a guide, with its frame.
    var owner: CapturedItem?
    /// Whether the line can only be one of a trace.
    var isCertain: Bool

    /// Where the item's class, address and text are in a line.
    private struct Place {
        var bars: Int
        var mark: CapturedItem.LayoutMark?
        var hasBracket: Bool
        var className: Range<Int>
        var address: Range<Int>
    }

    /// Whether a line begins with a view as traces print it.
    static func isHead(_ line: ArraySlice<UInt8>) -> Bool { place(in: line) != nil }

    /// Reads a line; nil if it isn't one of a trace.
    init?(_ line: ArraySlice<UInt8>, number: Int) {
        guard let place = Self.place(in: line) else { return nil }
        bars = place.bars
        item = CapturedItem(
            className: ClassName.readable(line[place.className].string), address: line[place.address].string,
            line: number)
        item.mark = place.mark
        var rest = line[place.address.upperBound...]
        if item.className.hasSuffix("LayoutGuide") || item.className == "_UILayoutSpacer" {
            item.kind = .guide
        }
        if rest.first == UInt8(ascii: "'") {
            let end = Self.textEnd(in: rest)
            let text = PrintedValue.text(rest[(rest.startIndex + 1)..<end].string)
            if item.kind == .guide { item.identifier = text } else { item.text = text }
            rest = rest[min(end + 1, rest.endIndex)...]
        }
        isCertain = place.mark != nil || place.bars > 0 || rest.contains("AMBIGUOUS LAYOUT")
        // Guides that are printed alone are another format.
        if !isCertain, rest.contains("layoutFrame") { return nil }
        readGuide(rest, number: number)
        item.isMissingHostConstraints = rest.contains("MISSING HOST CONSTRAINTS")
        if let mark = rest.firstIndex(of: "AMBIGUOUS LAYOUT") {
            item.isAmbiguous = true
            item.openAttributes = Self.attributes(rest[mark...])
        }
    }

    private static func place(in line: ArraySlice<UInt8>) -> Place? {
        var index = line.startIndex
        var bars = 0
        while index < line.endIndex {
            if line[index] == UInt8(ascii: "|") { bars += 1 } else if !isNoise(line[index]) { break }
            index += 1
        }
        let (mark, next) = self.mark(in: line, at: index)
        index = next
        let hasBracket = line.matches("<", at: index)
        if hasBracket { index += 1 }
        let start = index
        index = Self.classEnd(in: line, from: start)
        guard index > start, line.matches(":", at: index) else { return nil }
        let name = line[start..<index]
        let addressStart = line.skippingSpaces(from: index + 1)
        guard line.matches("0x", at: addressStart), !name.contains("Constraint") else { return nil }
        var end = addressStart + 2
        while end < line.endIndex, line[end].isHexDigit { end += 1 }
        guard isEnd(in: line, at: end, hasBracket: hasBracket) else { return nil }
        return Place(
            bars: bars, mark: mark, hasBracket: hasBracket, className: start..<index,
            address: addressStart..<end)
    }

    /// The maximum length of a class name.
    private static let longestName = 1024

    /// Returns the index after a class name, which can have generics and contexts: `App.Box<Swift.Int>`,
    /// `App.(unknown context at $10a2b3c4).Row`.
    private static func classEnd(in line: ArraySlice<UInt8>, from start: Int) -> Int {
        var index = start
        var nesting = 0
        let limit = min(line.endIndex, start + longestName)
        while index < limit {
            switch line[index] {
            case UInt8(ascii: "<") where index > start, UInt8(ascii: "(") where index > start: nesting += 1
            case UInt8(ascii: ">") where nesting > 0, UInt8(ascii: ")") where nesting > 0: nesting -= 1
            case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "="), UInt8(ascii: "|"): return index
            case let byte where byte.isClassCharacter || byte >= 0x80 || nesting > 0: break
            default: return index
            }
            index += 1
        }
        return index
    }

    private static func isNoise(_ byte: UInt8) -> Bool {
        byte.isSpace || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "\"")
    }

    /// Reads `*`, `+` or `•`, the last also as its code.
    private static func mark(in line: ArraySlice<UInt8>, at index: Int) -> (CapturedItem.LayoutMark?, Int) {
        if line.matches("*", at: index) { return (.constraints, index + 1) }
        if line.matches("+", at: index) { return (.autoresizing, index + 1) }
        if line.matches("•", at: index) { return (.host, index + 3) }
        if line.matches("\\u2022", at: index) { return (.host, index + 6) }
        return (nil, index)
    }

    /// Whether what follows an address is what follows it in a trace.
    private static func isEnd(in line: ArraySlice<UInt8>, at end: Int, hasBracket: Bool) -> Bool {
        guard end < line.endIndex else { return true }
        switch line[end] {
        case UInt8(ascii: ">"):
            let next = line.skippingSpaces(from: end + 1)
            return hasBracket && !line.matches(">", at: next) && !line.matches("(layer)", at: next)
                && !line.matches(",", at: next) && !line.matches(";", at: next)
        case UInt8(ascii: "-"), UInt8(ascii: ","): return true
        case UInt8(ascii: "'"): return !hasBracket
        case UInt8(ascii: "`"), UInt8(ascii: "\""): return true
        case UInt8(ascii: ")"): return line.skippingSpaces(from: end + 1) >= line.endIndex
        default:
            guard line[end].isSpace else { return false }
            let next = line.skippingSpaces(from: end)
            return next >= line.endIndex || line.matches("- ", at: next) || line.matches("-", at: next)
                || line.matches("MISSING", at: next) || line.matches("AMBIGUOUS", at: next)
        }
    }

    /// Returns the index of the quote that ends the text of a view; the text can contain quotes.
    private static func textEnd(in rest: ArraySlice<UInt8>) -> Int {
        var index = rest.startIndex + 1
        while index < rest.endIndex {
            if rest[index] == UInt8(ascii: "'") {
                let next = rest.skippingSpaces(from: index + 1)
                if next >= rest.endIndex || rest.matches("- AMB", at: next) || rest.matches("-", at: next)
                    || rest.matches(", MISSING", at: next) || rest[next] == UInt8(ascii: "`")
                    || rest[next] == UInt8(ascii: "\"")
                {
                    return index
                }
            }
            index += 1
        }
        return rest.endIndex
    }

    /// Reads ` - "UIViewSafeAreaLayoutGuide", layoutFrame = {{0, 20}, {414, 716}}, owningView = <UIView: 0x…; frame = …>`.
    private mutating func readGuide(_ rest: ArraySlice<UInt8>, number: Int) {
        if let start = rest.firstIndex(of: "layoutFrame = ") {
            let end = rest.firstIndex(of: "owningView") ?? rest.endIndex
            item.kind = .guide
            if start < end { item.frame = PrintedValue.rect(rest[start..<end].string) }
        }
        if item.kind == .guide, item.identifier == nil, let open = rest.firstIndex(of: "- \"") {
            let inner = rest[(open + 3)...]
            let close =
                inner.firstIndex(of: "\", ") ?? inner.firstIndex(of: UInt8(ascii: "\"")) ?? inner.endIndex
            item.identifier = close > inner.startIndex ? inner[..<close].string : nil
        }
        guard let mark = rest.firstIndex(of: "owningView = "),
            let head = RecordHead(in: rest, at: mark + 13), let address = head.address
        else { return }
        var owner = CapturedItem(
            className: ClassName.readable(rest[head.className].string), address: rest[address].string,
            line: number)
        let values = RecordValues(rest[head.end...])
        owner.frame = values["frame"].flatMap { PrintedValue.rect($0) }
        owner.transform = values["transform"].flatMap { PrintedValue.transform($0) }
        self.owner = owner
        isCertain = true
    }

    /// Reads the attributes in `UILabel:0x….minX{id: 13}, UILabel:0x….minY{id: 16}`.
    private static func attributes(_ text: ArraySlice<UInt8>) -> [LogAttribute] {
        var found: [LogAttribute] = []
        for index in text.indices where text[index] == UInt8(ascii: ".") {
            guard let end = LogAttribute.end(in: text, at: index + 1),
                end == text.endIndex || text.matches("{", at: end) || text[end].isSpace
                    || text.matches(",", at: end),
                let attribute = LogAttribute(word: text[(index + 1)..<end].string), !found.contains(attribute)
            else { continue }
            found.append(attribute)
        }
        return found
    }
}
