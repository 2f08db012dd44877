import ConstraintLog
import LayoutValues
import Foundation
import Findings

/// The keys and values of a description, `key = value; key = value`, in order.
struct RecordValues {
    /// The values by key, each as printed on one line.
    private(set) var pairs: [(key: String, value: String)] = []

    /// Takes apart a description, whose values can contain brackets, separators and quotes.
    init(_ body: ArraySlice<UInt8>) {
        var index = body.startIndex
        var start = index
        var nesting = 0
        // No quote closes before this index.
        var unclosed = 0
        while index < body.endIndex {
            switch body[index] {
            case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): nesting += 1
            case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
                nesting = max(0, nesting - 1)
            case UInt8(ascii: "'"):
                guard index >= unclosed else { break }
                if let close = QuotedValue.end(in: body, from: index, stop: { _ in false }) {
                    index = close - 1
                } else if QuotedValue.begins(in: body, at: index) {
                    unclosed = index + QuotedValue.longest
                }
            case UInt8(ascii: ";") where nesting == 0:
                add(body[start..<index])
                start = index + 1
            default: break
            }
            index += 1
        }
        add(body[start...])
    }

    /// The value of a key; nil if there is none.
    subscript(_ key: String) -> String? { pairs.first { $0.key == key }?.value }

    private mutating func add(_ part: ArraySlice<UInt8>) {
        let words = DescriptionReader.onOneLine(part)[...].trimmed
        guard !words.isEmpty else { return }
        guard let (keyEnd, valueStart) = Self.separator(in: words) else {
            pairs.append((words.string, ""))
            return
        }
        // A key before it without a value and without a separator: `text:  frame = (…)`.
        let key = words[..<keyEnd].trimmed
        let name = key.lastIndex(of: 0x20).map { key[($0 + 1)...] } ?? key
        pairs.append((name.string, words[valueStart...].trimmed.string))
    }

    /// Returns where the key ends and the value begins.
    private static func separator(in words: ArraySlice<UInt8>) -> (Int, Int)? {
        var index = words.startIndex
        while index < words.endIndex {
            switch words[index] {
            case UInt8(ascii: "="): return (index, index + 1)
            case UInt8(ascii: ":"):
                // `text:  frame = (…)` has its key later.
                if let equals = words.firstIndex(of: " = "),
                    words[index..<equals].allSatisfy({
                        $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: "<")
                    })
                {
                    return (equals, equals + 3)
                }
                return (index, index + 1)
            case UInt8(ascii: "<"), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "("): return nil
            default: break
            }
            index += 1
        }
        return nil
    }
}

/// Reads printed values.
enum PrintedValue {
    /// Returns the numbers in a text, in order: `(0 0; 375 667)`, `{{0, 1.5}, {61, 41}}`, `[0.5, -0, 0, 0.5, 0, 0]`.
    static func numbers(_ text: some StringProtocol) -> [Double] {
        var numbers: [Double] = []
        for word in text.utf8.split(whereSeparator: { !isNumeric($0) }) {
            let word = String(decoding: word, as: UTF8.self)
            if let number = Double(word) { numbers.append(number) }
        }
        return numbers
    }

    private static func isNumeric(_ byte: UInt8) -> Bool {
        byte.isDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
            || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") || byte == UInt8(ascii: "i")
            || byte == UInt8(ascii: "n") || byte == UInt8(ascii: "f") || byte == UInt8(ascii: "a")
    }

    /// Returns a rectangle; nil if there aren't four finite numbers of a possible size.
    static func rect(_ text: some StringProtocol) -> CGRect? { rect(numbers(text)) }

    /// Returns the rectangle of four numbers; nil if they aren't finite or too large.
    static func rect(_ numbers: [Double]) -> CGRect? {
        guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e9 }) else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// Returns a point; nil if there aren't two finite numbers.
    static func point(_ text: some StringProtocol) -> CGPoint? {
        let numbers = numbers(text)
        guard numbers.count == 2, numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e9 }) else { return nil }
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    /// Returns a transform `[a, b, c, d, tx, ty]`; nil if it is none, or the identity.
    static func transform(_ text: some StringProtocol) -> CGAffineTransform? {
        let numbers = numbers(text)
        guard numbers.count == 6, numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e9 }) else { return nil }
        let transform = CGAffineTransform(
            numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
        return transform == .identity ? nil : transform
    }

    /// Returns a text without its quotes, with `\u7535` and `\U0001f600` as characters.
    static func text(_ value: some StringProtocol) -> String {
        var text = Substring(value)
        if text.utf8.count >= 2, text.first == "'", text.last == "'" { text = text.dropFirst().dropLast() }
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
        var units: [UInt16] = []
        var rest = Array(text.utf16)[...]
        while let unit = rest.first {
            if unit == 0x5C, rest.count > 2, rest[rest.startIndex + 1] | 0x20 == 0x75 {
                let digits = rest.dropFirst(2).prefix(rest[rest.startIndex + 1] == 0x75 ? 4 : 8).prefix {
                    $0 < 0x80 && UInt8($0).isHexDigit
                }
                if digits.count >= 4, let code = UInt32(String(decoding: digits, as: UTF16.self), radix: 16) {
                    if code <= 0xFFFF {
                        units.append(UInt16(code))
                    } else if let scalar = Unicode.Scalar(code) {
                        units += Array(String(Character(scalar)).utf16)
                    }
                    rest = rest.dropFirst(2 + digits.count)
                    continue
                }
            }
            // `\\xa0`, as JavaScript prints a space that doesn't break.
            if unit == 0x5C, rest.count > 3, rest[rest.startIndex + 1] == 0x78,
                let code = UInt16(String(decoding: rest.dropFirst(2).prefix(2), as: UTF16.self), radix: 16)
            {
                units.append(code)
                rest = rest.dropFirst(4)
                continue
            }
            units.append(unit)
            rest = rest.dropFirst()
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// Returns red, green, blue and alpha of a colour that is printed with its numbers; nil for others.
    static func color(_ text: some StringProtocol) -> [Double]? {
        let words = text.split(separator: " ")
        guard let space = words.first, space.contains("ColorSpace") else { return nil }
        let numbers = words.dropFirst().compactMap { Double($0) }
        guard numbers.count == words.count - 1, numbers.allSatisfy(\.isFinite) else { return nil }
        switch numbers.count {
        case 2: return [numbers[0], numbers[0], numbers[0], numbers[1]]
        case 4: return numbers
        default: return nil
        }
    }
}
