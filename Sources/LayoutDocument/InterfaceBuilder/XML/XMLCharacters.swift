/// The characters of XML: which are allowed in names, and the meaning of references and line breaks.
enum XMLCharacters {
    /// A problem in a run of characters, and the index of its byte.
    struct Failure: Error {
        var kind: XMLError.Kind
        var offset: Int
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: ":"), 0x80...:
            true
        default: false
        }
    }

    /// Whether a run of name characters begins with an allowed one.
    static func isNameStart(_ name: String) -> Bool {
        guard let first = name.utf8.first, isName(first) else { return false }
        return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
            && first != UInt8(ascii: "-") && first != UInt8(ascii: ".")
    }

    /// Returns text with CR LF and CR replaced by LF, as XML requires; in an attribute's value all white space becomes
    /// spaces.
    static func normalized(_ raw: ArraySlice<UInt8>, isAttribute: Bool = false) -> String {
        guard raw.contains(where: { $0 == 0x0D || isAttribute && $0 < 0x20 }) else {
            return String(decoding: raw, as: UTF8.self)
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(raw.count)
        var isAfterReturn = false
        for byte in raw {
            // The line feed of CR LF was written for its CR.
            if byte != 0x0A || !isAfterReturn {
                bytes.append(isAttribute && isSpace(byte) ? 0x20 : byte == 0x0D ? 0x0A : byte)
            }
            isAfterReturn = byte == 0x0D
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Replaces references and normalizes white space.
    static func resolved(_ raw: ArraySlice<UInt8>, isAttribute: Bool) throws(Failure) -> String {
        if let bad = raw.firstIndex(where: { $0 < 0x20 && !isSpace($0) }) {
            throw Failure(kind: .controlCharacter(raw[bad]), offset: bad - raw.startIndex)
        }
        var text = ""
        var rest = raw
        while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
            text += normalized(rest[..<ampersand], isAttribute: isAttribute)
            let after = rest[(ampersand + 1)...]
            // References are short: a lone & must not turn the whole document into the name of a reference.
            let limit = after.prefix(12)
            let offset = ampersand - raw.startIndex
            guard let end = limit.firstIndex(of: UInt8(ascii: ";")) else {
                let name = String(decoding: limit.prefix(while: isName), as: UTF8.self)
                throw Failure(kind: .unknownEntity(name), offset: offset)
            }
            let reference = String(decoding: after[..<end], as: UTF8.self)
            text.unicodeScalars.append(try scalar(reference, offset: offset))
            rest = rest[(end + 1)...]
        }
        return text + normalized(rest, isAttribute: isAttribute)
    }

    private static func scalar(_ reference: String, offset: Int) throws(Failure) -> Unicode.Scalar {
        switch reference {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        guard reference.hasPrefix("#") else {
            throw Failure(kind: .unknownEntity(reference), offset: offset)
        }
        let number = reference.dropFirst()
        let value = number.hasPrefix("x") ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
        guard let value, let scalar = Unicode.Scalar(value),
            value >= 0x20 || value == 9 || value == 10 || value == 13
        else { throw Failure(kind: .badCharacterReference(String(number)), offset: offset) }
        return scalar
    }
}
