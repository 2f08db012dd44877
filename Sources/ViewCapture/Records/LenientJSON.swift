import ConstraintLog
import Foundation

/// A value of JSON.
indirect enum LenientJSON: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([LenientJSON])
    case object([(key: String, value: LenientJSON)])

    /// The first value of a key; nil if it is no object or has no such key.
    subscript(_ key: String) -> LenientJSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The elements; empty for other values.
    var elements: [LenientJSON] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// The members; empty for other values.
    var members: [(key: String, value: LenientJSON)] {
        if case .object(let members) = self { members } else { [] }
    }

    /// The text of a string; nil for other values.
    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// A number, also from a string or a boolean.
    var number: Double? {
        switch self {
        case .number(let number): number
        case .bool(let bool): bool ? 1 : 0
        case .string(let text): Double(text)
        default: nil
        }
    }

    /// Whether it is true, also as a number or a string.
    var bool: Bool? {
        switch self {
        case .bool(let bool): bool
        case .number(let number): number != 0
        case .string(let text):
            ["true", "1", "YES"].contains(text) ? true : ["false", "0", "NO"].contains(text) ? false : nil
        default: nil
        }
    }
}

/// Reads JSON that may be cut: open arrays and objects end where the text does.
///
/// It doesn't recurse, so that nesting takes no stack.
struct LenientJSONReader {
    /// An open array or object.
    private struct Container {
        var isObject: Bool
        /// The index of its first value among those read.
        var start: Int
        /// The key of the next value of an object.
        var key: String?
    }

    private let bytes: ArraySlice<UInt8>
    private var index: Int
    private var open: [Container] = []
    /// The values of the open containers, with their keys in objects.
    private var values: [(key: String, value: LenientJSON)] = []
    private var count = 0
    /// Whether the text ended before the value did, or has mistakes.
    private(set) var isDamaged = false
    /// The index after the value.
    var end: Int { index }

    /// Reads the value that begins a text; nil if none does.
    static func read(_ bytes: ArraySlice<UInt8>) -> (value: LenientJSON, isDamaged: Bool, end: Int)? {
        var reader = LenientJSONReader(bytes)
        guard let value = reader.value() else { return nil }
        return (value, reader.isDamaged, reader.index)
    }

    private init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    private mutating func value() -> LenientJSON? {
        while true {
            index = bytes.skippingSpaces(from: index)
            guard index < bytes.endIndex, count < CaptureLimits.values else {
                isDamaged = true
                return closeAll()
            }
            if let result = step() { return result }
            if isDamaged, open.isEmpty { return nil }
        }
    }

    /// Reads a token; returns the whole value when it is complete.
    private mutating func step() -> LenientJSON? {
        switch bytes[index] {
        case UInt8(ascii: "{"): return opened(isObject: true)
        case UInt8(ascii: "["): return opened(isObject: false)
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            index += 1
            return close()
        case UInt8(ascii: ","), UInt8(ascii: ":"):
            index += 1
            return nil
        case UInt8(ascii: "\""):
            guard let text = string() else {
                isDamaged = true
                index = bytes.endIndex
                return nil
            }
            if let container = open.last, container.isObject, container.key == nil {
                open[open.count - 1].key = text
                return nil
            }
            return add(.string(text))
        default: return add(word())
        }
    }

    private mutating func opened(isObject: Bool) -> LenientJSON? {
        index += 1
        guard open.count < CaptureLimits.depth * 4 else {
            isDamaged = true
            index = bytes.endIndex
            return nil
        }
        open.append(Container(isObject: isObject, start: values.count))
        return nil
    }

    private mutating func add(_ value: LenientJSON) -> LenientJSON? {
        count += 1
        guard let container = open.last else { return value }
        if container.isObject {
            guard let key = container.key else {
                isDamaged = true
                return nil
            }
            values.append((key, value))
            open[open.count - 1].key = nil
        } else {
            values.append(("", value))
        }
        return nil
    }

    private mutating func close() -> LenientJSON? {
        guard let container = open.popLast() else {
            isDamaged = true
            return .null
        }
        // A slice that is still used here would make the removal copy all values.
        let own = Array(values[container.start...])
        values.removeLast(own.count)
        let value: LenientJSON = container.isObject ? .object(own) : .array(own.map(\.value))
        return add(value)
    }

    private mutating func closeAll() -> LenientJSON? {
        var result: LenientJSON?
        while !open.isEmpty, result == nil { result = close() }
        return result
    }

    private mutating func word() -> LenientJSON {
        let start = index
        while index < bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"), 0...0x20: break
            default:
                index += 1
                continue
            }
            break
        }
        if index == start { index += 1 }
        let word = bytes[start..<index].string
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default:
            guard let number = Double(word) else {
                isDamaged = true
                return .null
            }
            return .number(number)
        }
    }

    private mutating func string() -> String? {
        var place = index + 1
        var isPlain = true
        while place < bytes.endIndex, bytes[place] != UInt8(ascii: "\"") {
            if bytes[place] == UInt8(ascii: "\\") {
                isPlain = false
                place += 1
            }
            place += 1
        }
        guard place < bytes.endIndex else { return nil }
        let inner = bytes[(index + 1)..<place]
        index = place + 1
        return isPlain ? inner.string : Self.unescaped(inner)
    }

    private static func unescaped(_ text: ArraySlice<UInt8>) -> String {
        var units: [UInt16] = []
        var rest = Array(text.string.utf16)[...]
        while let unit = rest.popFirst() {
            guard unit == 0x5C, let next = rest.popFirst() else {
                units.append(unit)
                continue
            }
            switch next {
            case 0x6E: units.append(0x0A)
            case 0x74: units.append(0x09)
            case 0x72: units.append(0x0D)
            case 0x62: units.append(0x08)
            case 0x66: units.append(0x0C)
            case 0x75:
                let digits = String(decoding: rest.prefix(4), as: UTF16.self)
                if let code = UInt16(digits, radix: 16) {
                    units.append(code)
                    rest = rest.dropFirst(4)
                }
            default: units.append(next)
            }
        }
        return String(decoding: units, as: UTF16.self)
    }
}
