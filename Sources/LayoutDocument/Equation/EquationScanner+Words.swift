/// Finds where the words of an equation end.
extension EquationScanner {
    /// The end of what could be an id with its attribute: up to a space or a character of the grammar.
    var wordEnd: Int {
        var end = offset
        while end < bytes.count, !Self.breaksWord(bytes[end]) { end += 1 }
        return end
    }

    /// Returns whether a byte is a space or a character of the grammar that ends a word.
    static func breaksWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...UInt8(ascii: " "), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "("), UInt8(ascii: ")"):
            true
        default: false
        }
    }

    /// Returns whether a word that begins with this byte can't be an item.
    static func isNumberOrOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "/"),
            UInt8(ascii: "%"):
            true
        default: false
        }
    }

    /// Returns the end of the digits at a position, and adds their value to `number`, which wraps around if there are
    /// too many.
    func endOfDigits(from start: Int, into number: inout UInt64) -> Int {
        var end = start
        while case let digit = byte(at: end) &- UInt8(ascii: "0"), digit < 10 {
            number = number &* 10 &+ UInt64(digit)
            end += 1
        }
        return end
    }

    func endOfExponent(from start: Int) -> Int {
        guard byte(at: start) | 0x20 == UInt8(ascii: "e") else { return start }
        let next = byte(at: start + 1)
        let digits = next == UInt8(ascii: "+") || next == UInt8(ascii: "-") ? start + 2 : start + 1
        var exponent: UInt64 = 0
        let end = endOfDigits(from: digits, into: &exponent)
        return end > digits ? end : start
    }

    func endOfName(from start: Int) -> Int {
        var end = start
        while isNameByte(byte(at: end)) { end += 1 }
        return end
    }

    func isNameByte(_ byte: UInt8) -> Bool {
        JSON5Parser.isASCIIIdentifierByte(byte) || byte >= 0x80
    }

    /// Returns the characters of relations from a position to the next token; nil if anything else is between.
    func relation(from start: Int) -> String? {
        var end = start
        while "=<>".utf8.contains(byte(at: end)) { end += 1 }
        return end > offset ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
    }
}
