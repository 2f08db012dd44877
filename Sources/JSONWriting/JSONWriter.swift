import Findings

/// Writes JSON as bytes, in the order of the calls.
///
/// Numbers have the fewest digits that parse back to the same value, integers without a decimal point. Infinities and
/// NaN, which JSON doesn't have, become null. Containers span several lines unless opened as `inline`.
package struct JSONWriter {
    package private(set) var bytes: [UInt8] = []
    /// For each open container, whether it is on one line.
    private var inlineLevels: [Bool] = []
    private var isFirst = true
    private var followsKey = false

    /// Creates a writer with a reserved capacity.
    package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    /// Writes an object; the closure writes its members.
    package mutating func object(inline: Bool = false, _ members: (inout JSONWriter) -> Void) {
        container(UInt8(ascii: "{"), UInt8(ascii: "}"), inline: inline, members)
    }

    /// Writes an array; the closure writes its elements.
    package mutating func array(inline: Bool = false, _ elements: (inout JSONWriter) -> Void) {
        container(UInt8(ascii: "["), UInt8(ascii: "]"), inline: inline, elements)
    }

    /// Writes a member whose value is an object.
    package mutating func object(
        _ name: StaticString, inline: Bool = false, _ members: (inout JSONWriter) -> Void
    ) {
        key(name)
        object(inline: inline, members)
    }

    /// Writes a member whose value is an array.
    package mutating func array(
        _ name: StaticString, inline: Bool = false, _ elements: (inout JSONWriter) -> Void
    ) {
        key(name)
        array(inline: inline, elements)
    }

    /// Writes a member.
    package mutating func member(_ name: StaticString, _ value: some JSONValue) {
        key(name)
        value.write(to: &self)
    }

    /// Writes a member if it has a value.
    package mutating func member(_ name: StaticString, ifAny value: (some JSONValue)?) {
        if let value { member(name, value) }
    }

    /// Begins a member; the next value written is its value.
    package mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        append(name)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        bytes.append(UInt8(ascii: " "))
        followsKey = true
    }

    /// Begins a member whose name isn't known when the program is compiled.
    package mutating func key(named name: String) {
        separate()
        append(quoted: name)
        bytes.append(UInt8(ascii: ":"))
        bytes.append(UInt8(ascii: " "))
        followsKey = true
    }

    /// Writes a value that isn't a member.
    package mutating func value(_ value: some JSONValue) { value.write(to: &self) }

    package mutating func write(_ string: String) {
        separate()
        append(quoted: string)
    }

    package mutating func write(_ number: Double) {
        guard number.isFinite else { return writeNull() }
        separate()
        if let whole = Int64(exactly: number), whole.magnitude < 1 << 53 {
            append(whole)
        } else {
            bytes.append(contentsOf: number.description.utf8)
        }
    }

    /// Writes an array of numbers on one line; nil becomes null.
    package mutating func array(ofNumbers numbers: (Double?, Double?, Double?, Double?)) {
        array(inline: true) { json in
            json.write(orNull: numbers.0)
            json.write(orNull: numbers.1)
            json.write(orNull: numbers.2)
            json.write(orNull: numbers.3)
        }
    }

    private mutating func write(orNull number: Double?) {
        if let number { write(number) } else { writeNull() }
    }

    package mutating func write(_ number: Int) {
        separate()
        append(Int64(number))
    }

    package mutating func write(_ flag: Bool) {
        separate()
        append(flag ? "true" : "false")
    }

    package mutating func writeNull() {
        separate()
        append("null")
    }

    /// Passes on the text so far, which the writer forgets.
    package mutating func passOn(to output: ([UInt8]) -> Void) {
        output(bytes)
        bytes.removeAll(keepingCapacity: true)
    }

    /// Ends the text with a newline.
    package mutating func end() { bytes.append(UInt8(ascii: "\n")) }

    private mutating func container(
        _ opening: UInt8, _ closing: UInt8, inline: Bool, _ content: (inout JSONWriter) -> Void
    ) {
        separate()
        bytes.append(opening)
        inlineLevels.append(inline || inlineLevels.last == true)
        isFirst = true
        content(&self)
        let wasInline = inlineLevels.removeLast()
        if !isFirst, !wasInline { breakLine() }
        bytes.append(closing)
        isFirst = false
    }

    /// Writes the comma and line break before the next value or member; nothing between a key and its value.
    private mutating func separate() {
        if followsKey {
            followsKey = false
            return
        }
        guard let isInline = inlineLevels.last else { return }
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        if !isInline {
            breakLine()
        } else if !isFirst {
            bytes.append(UInt8(ascii: " "))
        }
        isFirst = false
    }

    private mutating func breakLine() {
        bytes.append(UInt8(ascii: "\n"))
        for _ in inlineLevels {
            bytes.append(UInt8(ascii: " "))
            bytes.append(UInt8(ascii: " "))
        }
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func append(_ whole: Int64) {
        if whole < 0 { bytes.append(UInt8(ascii: "-")) }
        var rest = whole.magnitude
        var first = bytes.count
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        // The digits are stored last to first. Reversing a slice would copy it.
        var last = bytes.count - 1
        while first < last {
            bytes.swapAt(first, last)
            first += 1
            last -= 1
        }
    }

    private mutating func append(quoted string: String) {
        bytes.append(UInt8(ascii: "\""))
        if !appendPlain(string) {
            for scalar in string.unicodeScalars { append(scalar) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends a string without escaping if no character needs it; returns whether it did.
    private mutating func appendPlain(_ string: String) -> Bool {
        string.utf8.withContiguousStorageIfAvailable { text in
            for byte in text
            where byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                return false
            }
            bytes.append(contentsOf: text)
            return true
        } ?? false
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.value < 0x7F {
            append(ascii: UInt8(scalar.value))
        } else if scalar.isHazardous {
            bytes.append(contentsOf: JSONText.escape(scalar).utf8)
        } else {
            bytes.append(contentsOf: String(scalar).utf8)
        }
    }

    private mutating func append(ascii byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(byte)
        case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
        case 0x0D: bytes.append(contentsOf: #"\r"#.utf8)
        case 0x09: bytes.append(contentsOf: #"\t"#.utf8)
        case ..<0x20:
            bytes.append(contentsOf: #"\u00"#.utf8)
            bytes.append(Self.hexDigit(byte >> 4))
            bytes.append(Self.hexDigit(byte & 0xF))
        default: bytes.append(byte)
        }
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}

/// JSON to be shown on terminals.
package enum JSONText {
    /// Escapes hazardous characters, which JSON allows in strings, without changing the meaning.
    package static func escaped(_ json: some Sequence<UInt8>) -> [UInt8] {
        let lines = String(decoding: Array(json), as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        return Array(lines.map { String($0).escaped(escape) }.joined(separator: "\n").utf8)
    }

    /// Returns a character as `\uXXXX`, or as a pair of these beyond 16 bits.
    static func escape(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}
