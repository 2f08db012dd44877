import Foundation

/// Converts a document in any encoding to UTF-8 without a byte order mark.
enum XMLDecoding {
    /// Decodes a document by its byte order mark or the encoding in its XML declaration; UTF-8 without either.
    ///
    /// - Parameter limit: The maximum number of bytes to decode.
    static func utf8(of data: Data, limit: Int) throws(XMLError) -> [UInt8] {
        guard data.count <= limit else {
            throw XMLError(kind: .tooLarge(limit: limit), line: 1, column: 1)
        }
        let bytes = [UInt8](data)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try checked(Array(bytes.dropFirst(3))) }
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            return try decoded(data, as: .utf16, named: "UTF-16")
        }
        // A document begins with `<`, so that UTF-16 is known without a byte order mark.
        if bytes.starts(with: [0x3C, 0]) {
            return try decoded(data, as: .utf16LittleEndian, named: "UTF-16")
        }
        if bytes.starts(with: [0, 0x3C]) {
            return try decoded(data, as: .utf16BigEndian, named: "UTF-16")
        }
        switch declaredEncoding(of: bytes)?.uppercased() {
        case nil, "UTF-8", "UTF8", "US-ASCII", "ASCII": return try checked(bytes)
        case "ISO-8859-1", "LATIN1": return try decoded(data, as: .isoLatin1, named: "ISO-8859-1")
        case "WINDOWS-1252": return try decoded(data, as: .windowsCP1252, named: "Windows-1252")
        case let name?: throw XMLError(kind: .unknownEncoding(name), line: 1, column: 1)
        }
    }

    private static func declaredEncoding(of bytes: [UInt8]) -> String? {
        guard bytes.starts(with: Array("<?xml".utf8)) else { return nil }
        let head = bytes.prefix(200)
        guard let end = head.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        let declaration = String(decoding: head[..<end], as: UTF8.self)
        guard let start = declaration.range(of: "encoding=")?.upperBound, start < declaration.endIndex
        else { return nil }
        let quote = declaration[start]
        let value = declaration[declaration.index(after: start)...]
        return value.firstIndex(of: quote).map { String(value[..<$0]) }
    }

    private static func decoded(
        _ data: Data, as encoding: String.Encoding, named name: String
    ) throws(XMLError) -> [UInt8] {
        guard let text = String(data: data, encoding: encoding) else {
            throw XMLError(kind: .notText(encoding: name), line: 1, column: 1)
        }
        let utf8 = Array(text.utf8)
        return utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(utf8.dropFirst(3)) : utf8
    }

    private static func checked(_ bytes: [UInt8]) throws(XMLError) -> [UInt8] {
        if String(validating: bytes, as: UTF8.self) != nil { return bytes }
        var position = XMLPosition()
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): position.advance(over: scalar)
            case .emptyInput: return bytes
            case .error:
                throw XMLError(
                    kind: .notText(encoding: "UTF-8"), line: position.line, column: position.column)
            }
        }
    }
}
