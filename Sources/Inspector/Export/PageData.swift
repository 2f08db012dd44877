import Foundation

/// Encodes the page's data as JSON that an HTML parser treats as text, whatever it contains.
enum PageData {
    /// Returns a record as JSON in UTF-8 without `<`, `>` and `&`, which could end its element or open another.
    static func bytes(of record: PageRecord) throws(InspectorError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return escaped(try encoder.encode(record))
        } catch {
            throw .encoding("\(error)")
        }
    }

    /// Escapes characters of JSON that have a meaning in HTML or that readers can't see. JSON has them only inside
    /// strings.
    static func escaped(_ json: some Collection<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(json.count)
        for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
            switch scalar {
            case "<", ">", "&": result += escape(scalar)
            case "\u{0}"..<"\u{7f}": result.append(UInt8(truncatingIfNeeded: scalar.value))
            default: result += isHidden(scalar) ? escape(scalar) : Array(String(scalar).utf8)
            }
        }
        return result
    }

    /// Returns whether a character is a control character, breaks lines, or hides or reorders text.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> [UInt8] {
        String(scalar).utf16.flatMap { unit in
            let digits = String(unit, radix: 16)
            return Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
        }
    }
}
