/// Why a text isn't JSON.
package enum JSONError: Error, Sendable, Hashable {
    /// Something else was expected at this byte, counting from 0.
    case unexpected(at: Int)
    /// The text ends too early.
    case incomplete
    /// Arrays and objects are nested too deeply.
    case tooDeep
    /// An object has two members with this name.
    case duplicateName(String)
    /// A number is too large.
    case number(at: Int)
    /// The text isn't UTF-8.
    case notUTF8

    /// What is wrong, as a clause.
    package var message: String {
        switch self {
        case .unexpected(let place): "there is an unexpected character at byte \(place)"
        case .incomplete: "it ends too early"
        case .tooDeep: "it is nested more than \(JSONParser.greatestDepth) levels deep"
        case .duplicateName(let name): "an object has two members '\(name)'"
        case .number(let place): "the number at byte \(place) is too large"
        case .notUTF8: "it isn't UTF-8"
        }
    }
}

/// Parses JSON as RFC 8259 defines it.
package struct JSONParser {
    private let bytes: [UInt8]
    private var place = 0
    private var depth = 0

    /// The greatest number of arrays and objects around a value.
    package static let greatestDepth = 64

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Parses a text with one value.
    ///
    /// - Complexity: O(*n*) in bytes, except for objects, whose names are compared by a set.
    package static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSON {
        guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else { throw .notUTF8 }
        var parser = JSONParser(bytes)
        let value = try parser.value()
        parser.skipSpace()
        guard parser.place == bytes.count else { throw .unexpected(at: parser.place) }
        return value
    }

    private mutating func skipSpace() {
        while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
    }

    private func byte() throws(JSONError) -> UInt8 {
        guard place < bytes.count else { throw .incomplete }
        return bytes[place]
    }

    private mutating func value() throws(JSONError) -> JSON {
        skipSpace()
        switch try byte() {
        case UInt8(ascii: "{"): return try nested { parser throws(JSONError) in try parser.object() }
        case UInt8(ascii: "["): return try nested { parser throws(JSONError) in try parser.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func nested(
        _ body: (inout JSONParser) throws(JSONError) -> JSON
    ) throws(JSONError) -> JSON {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.greatestDepth { throw .tooDeep }
        place += 1
        return try body(&self)
    }

    private mutating func word(_ word: String, _ value: JSON) throws(JSONError) -> JSON {
        for letter in word.utf8 {
            guard try byte() == letter else { throw .unexpected(at: place) }
            place += 1
        }
        return value
    }

    private mutating func object() throws(JSONError) -> JSON {
        var members: [JSON.Member] = []
        var names: Set<String> = []
        skipSpace()
        if try byte() == UInt8(ascii: "}") {
            place += 1
            return .object([])
        }
        while true {
            skipSpace()
            guard try byte() == UInt8(ascii: "\"") else { throw .unexpected(at: place) }
            let name = try string()
            guard names.insert(name).inserted else { throw .duplicateName(name) }
            skipSpace()
            guard try byte() == UInt8(ascii: ":") else { throw .unexpected(at: place) }
            place += 1
            members.append(JSON.Member(name, try value()))
            if try isLast(UInt8(ascii: "}")) { return .object(members) }
        }
    }

    private mutating func array() throws(JSONError) -> JSON {
        var elements: [JSON] = []
        skipSpace()
        if try byte() == UInt8(ascii: "]") {
            place += 1
            return .array([])
        }
        while true {
            elements.append(try value())
            if try isLast(UInt8(ascii: "]")) { return .array(elements) }
        }
    }

    /// Reads what follows an element; returns whether it is the closing bracket.
    private mutating func isLast(_ closing: UInt8) throws(JSONError) -> Bool {
        skipSpace()
        let next = try byte()
        guard next == closing || next == UInt8(ascii: ",") else { throw .unexpected(at: place) }
        place += 1
        return next == closing
    }

    private mutating func number() throws(JSONError) -> JSON {
        let start = place
        if try byte() == UInt8(ascii: "-") { place += 1 }
        if try byte() == UInt8(ascii: "0") { place += 1 } else { try digits() }
        var isWhole = true
        if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
            isWhole = false
            place += 1
            try digits()
        }
        if place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "e") {
            isWhole = false
            place += 1
            if [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(try byte()) { place += 1 }
            try digits()
        }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        if isWhole, let number = Int(text) { return .integer(number) }
        guard let number = Double(text), number.isFinite else { throw .number(at: start) }
        return .number(number)
    }

    private mutating func digits() throws(JSONError) {
        let start = place
        while place < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) {
            place += 1
        }
        if place == start {
            _ = try byte()
            throw .unexpected(at: place)
        }
    }

    // MARK: Strings

    private mutating func string() throws(JSONError) -> String {
        place += 1
        var text: [UInt8] = []
        while true {
            let next = try byte()
            switch next {
            case UInt8(ascii: "\""):
                place += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                place += 1
                try escape(into: &text)
            case ..<0x20: throw .unexpected(at: place)
            default:
                text.append(next)
                place += 1
            }
        }
    }

    private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
        let letter = try byte()
        place += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text += String(try unicodeEscape()).utf8
        default: throw .unexpected(at: place - 1)
        }
    }

    /// Reads a character after `\u`; half of a pair becomes the replacement character.
    private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
        let first = try unit()
        guard (0xD800..<0xDC00).contains(first), place + 1 < bytes.count,
            bytes[place] == UInt8(ascii: "\\"), bytes[place + 1] == UInt8(ascii: "u")
        else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
        let start = place
        place += 2
        let second = try unit()
        guard (0xDC00..<0xE000).contains(second) else {
            place = start
            return "\u{FFFD}"
        }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
    }

    private mutating func unit() throws(JSONError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            let digit = try byte()
            guard let number = Character(Unicode.Scalar(digit)).hexDigitValue, digit < 0x80 else {
                throw .unexpected(at: place)
            }
            value = value << 4 + UInt32(number)
            place += 1
        }
        return value
    }
}
