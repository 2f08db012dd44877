import ConstraintLog
import Deflate

/// Reads the responses and the metadata of a zipped archive, in memory. Names lead nowhere: they are only compared.
struct ZipFile {
    /// A file in the archive.
    struct Entry {
        var name: String
        var method: Int
        var packed: Range<Int>
        var size: Int
    }

    private let bytes: [UInt8]
    /// The files in the order of the directory.
    private(set) var entries: [Entry] = []

    /// The maximum number of files that are listed.
    private static let mostEntries = 10_000

    /// Whether bytes begin like a zip file.
    static func isZip(_ bytes: [UInt8]) -> Bool {
        bytes.matches("PK\u{3}\u{4}", at: 0) || bytes.matches("PK\u{5}\u{6}", at: 0)
    }

    /// Whether a zip file has the responses of an archive.
    static func hasResponses(_ bytes: [UInt8]) -> Bool {
        ZipFile(bytes)?.entries.contains { ArchiveFiles.responseNumber(of: $0.name) != nil } ?? false
    }

    /// Reads the directory of a file; nil if it has none.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard let end = Self.directoryEnd(in: bytes) else { return nil }
        let count = Self.number(bytes, at: end + 10, bytes: 2)
        var index = Self.number(bytes, at: end + 16, bytes: 4)
        while entries.count < min(count, Self.mostEntries), bytes.matches("PK\u{1}\u{2}", at: index),
            index + 46 <= bytes.count
        {
            let nameLength = Self.number(bytes, at: index + 28, bytes: 2)
            let extra =
                Self.number(bytes, at: index + 30, bytes: 2) + Self.number(bytes, at: index + 32, bytes: 2)
            let start = index + 46
            guard start + nameLength <= bytes.count else { break }
            let name = bytes[start..<(start + nameLength)].string
            let packedSize = Self.number(bytes, at: index + 20, bytes: 4)
            let local = Self.number(bytes, at: index + 42, bytes: 4)
            if let data = Self.data(in: bytes, at: local, count: packedSize) {
                entries.append(
                    Entry(
                        name: name, method: Self.number(bytes, at: index + 10, bytes: 2), packed: data,
                        size: Self.number(bytes, at: index + 24, bytes: 4)))
            }
            index = start + nameLength + extra
        }
    }

    private static func number(_ bytes: [UInt8], at index: Int, bytes count: Int) -> Int {
        guard index >= 0, index + count <= bytes.count else { return 0 }
        return (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[index + $1]) }
    }

    /// Returns the index of the record that ends the directory, which a comment can follow.
    private static func directoryEnd(in bytes: [UInt8]) -> Int? {
        var index = bytes.count - 22
        let least = max(0, bytes.count - 22 - 0xFFFF)
        while index >= least {
            if bytes.matches("PK\u{5}\u{6}", at: index) { return index }
            index -= 1
        }
        return nil
    }

    private static func data(in bytes: [UInt8], at local: Int, count: Int) -> Range<Int>? {
        guard bytes.matches("PK\u{3}\u{4}", at: local) else { return nil }
        let start =
            local + 30 + number(bytes, at: local + 26, bytes: 2) + number(bytes, at: local + 28, bytes: 2)
        guard start <= bytes.count, count <= bytes.count - start else { return nil }
        return start..<(start + count)
    }

    /// Returns the contents of a file; nil if they are damaged, larger than the limit or packed in another way.
    func contents(of entry: Entry, limit: Int) -> [UInt8]? {
        switch entry.method {
        case 0: return entry.packed.count <= limit ? Array(bytes[entry.packed]) : nil
        case 8:
            guard entry.size <= limit else { return nil }
            return try? DeflateStream.unpack(bytes[entry.packed], .raw, limit: min(limit, max(entry.size, 1)))
        default: return nil
        }
    }
}

/// The files of an archive, as they are in its folder.
package struct ArchiveFiles: Sendable {
    /// The responses with their names, in their order.
    package var responses: [(name: String, bytes: [UInt8])]
    /// The property list `metadata`, if there is one.
    package var metadata: [UInt8]?

    /// Creates the files of an archive.
    package init(responses: [(name: String, bytes: [UInt8])], metadata: [UInt8]?) {
        self.responses = responses
        self.metadata = metadata
    }

    /// The number of a response by its path, `RequestResponses/Response_12`; nil for other files.
    package static func responseNumber(of path: String) -> Int? {
        let parts = path.split(separator: "/")
        guard parts.count >= 2, parts[parts.count - 2] == "RequestResponses", !path.contains("__MACOSX"),
            let name = parts.last, name.hasPrefix("Response_")
        else { return nil }
        let digits = name.dropFirst("Response_".count)
        guard (1...6).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            return nil
        }
        return Int(digits)
    }
}
