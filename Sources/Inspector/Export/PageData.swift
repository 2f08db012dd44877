import Foundation

/// The page's data as JSON that an HTML parser takes for text, whatever it holds.
enum PageData {
    /// A record as JSON in UTF-8 without `<`, `>` and `&`, which could end the element it is in or open another.
    static func bytes(of record: PageRecord) throws(InspectorError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return escaped(try encoder.encode(record))
        } catch {
            throw .encoding("\(error)")
        }
    }

    /// JSON with what means something in HTML written as escapes; outside of strings it has none of that.
    static func escaped(_ json: some Collection<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(json.count)
        for byte in json {
            switch byte {
            case UInt8(ascii: "<"): result += Array(#"\u003c"#.utf8)
            case UInt8(ascii: ">"): result += Array(#"\u003e"#.utf8)
            case UInt8(ascii: "&"): result += Array(#"\u0026"#.utf8)
            default: result.append(byte)
            }
        }
        return result
    }
}
