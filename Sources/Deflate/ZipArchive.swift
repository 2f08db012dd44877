/// Reads the files in a ZIP archive (APPNOTE 6.3), stored or deflated, also in the form for large archives.
///
/// An archive may come from anywhere: every offset is checked, and no more is unpacked than a limit.
package struct ZipArchive: Sendable {
    /// Why an archive or a file in it can't be used.
    package enum ZipError: Error, Sendable, Hashable {
        /// The bytes aren't an archive, or not a whole one.
        case damaged
        /// Two files have the same name.
        case repeatedName(String)
        /// A file is packed or encrypted in a way that isn't supported.
        case unsupported(String)
        /// A file is larger than allowed.
        case tooLarge(String)
    }

    /// A file in the archive.
    private struct Entry: Sendable {
        var method: Int
        var isEncrypted: Bool
        var checksum: UInt32
        var packedSize: Int
        var size: Int
        var offset: Int
    }

    private let bytes: [UInt8]
    private var entries: [String: Entry] = [:]

    /// The names of the files, in the order of the archive.
    package private(set) var names: [String] = []

    /// Reads the archive's table of contents.
    package init(_ bytes: [UInt8]) throws(ZipError) {
        self.bytes = bytes
        guard let end = endOfDirectory() else { throw .damaged }
        var place = end.offset
        for _ in 0..<end.count { try readEntry(at: &place) }
    }

    /// Returns a file's bytes; nil if there is none with this name.
    ///
    /// - Parameter limit: The maximum number of bytes.
    package func file(named name: String, limit: Int) throws(ZipError) -> [UInt8]? {
        guard let entry = entries[name] else { return nil }
        guard !entry.isEncrypted, entry.method == 0 || entry.method == 8 else { throw .unsupported(name) }
        guard entry.size <= limit, entry.packedSize <= bytes.count else { throw .tooLarge(name) }
        // The name and the extra fields have their own lengths here.
        guard number(at: entry.offset, count: 4) == Self.localHeader,
            let nameLength = number(at: entry.offset + 26, count: 2),
            let extraLength = number(at: entry.offset + 28, count: 2)
        else { throw .damaged }
        let start = entry.offset + 30 + nameLength + extraLength
        guard start <= bytes.count - entry.packedSize else { throw .damaged }
        let packed = bytes[start..<(start + entry.packedSize)]
        let content = try Self.unpacked(packed, entry)
        guard content.count == entry.size, Checksum.crc32(of: content[...]) == entry.checksum else {
            throw .damaged
        }
        return content
    }

    private static func unpacked(_ packed: ArraySlice<UInt8>, _ entry: Entry) throws(ZipError) -> [UInt8] {
        if entry.method == 0 { return Array(packed) }
        do throws(ZlibStream.UnpackingError) {
            return try DeflateStream.unpack(packed, .raw, limit: entry.size)
        } catch {
            throw .damaged
        }
    }

    private static let localHeader = 0x0403_4B50
    private static let directoryHeader = 0x0201_4B50
    private static let directoryEnd = 0x0605_4B50
    private static let largeDirectoryEnd = 0x0606_4B50
    private static let largeLocator = 0x0706_4B50
    /// The greatest length of the comment at the end.
    private static let longestComment = 0xFFFF

    /// Returns where the directory begins, and how many files it lists.
    private func endOfDirectory() -> (offset: Int, count: Int)? {
        let last = bytes.count - 22
        guard last >= 0 else { return nil }
        for place in stride(from: last, through: max(0, last - Self.longestComment), by: -1)
        where number(at: place, count: 4) == Self.directoryEnd {
            guard let count = number(at: place + 10, count: 2), let offset = number(at: place + 16, count: 4)
            else {
                return nil
            }
            if count < 0xFFFF, offset < 0xFFFF_FFFF { return (offset, count) }
            guard number(at: place - 20, count: 4) == Self.largeLocator,
                let large = number(at: place - 12, count: 8),
                number(at: large, count: 4) == Self.largeDirectoryEnd,
                let count = number(at: large + 32, count: 8), let offset = number(at: large + 48, count: 8)
            else { return nil }
            return (offset, count)
        }
        return nil
    }

    private mutating func readEntry(at place: inout Int) throws(ZipError) {
        guard number(at: place, count: 4) == Self.directoryHeader,
            let flags = number(at: place + 8, count: 2),
            let method = number(at: place + 10, count: 2), let checksum = number(at: place + 16, count: 4),
            var packedSize = number(at: place + 20, count: 4), var size = number(at: place + 24, count: 4),
            let nameLength = number(at: place + 28, count: 2),
            let extraLength = number(at: place + 30, count: 2),
            let commentLength = number(at: place + 32, count: 2),
            var offset = number(at: place + 42, count: 4),
            let name = text(at: place + 46, count: nameLength)
        else { throw .damaged }
        var extra = place + 46 + nameLength
        let end = extra + extraLength
        // The large form has the numbers that don't fit in a field of their own, in this order.
        while extra + 4 <= end, let kind = number(at: extra, count: 2),
            let length = number(at: extra + 2, count: 2)
        {
            var field = extra + 4
            if kind == 1 {
                func take(_ value: inout Int) {
                    guard value == 0xFFFF_FFFF, field + 8 <= extra + 4 + length else { return }
                    value = number(at: field, count: 8) ?? value
                    field += 8
                }
                take(&size)
                take(&packedSize)
                take(&offset)
            }
            extra += 4 + length
        }
        place = end + commentLength
        if name.hasSuffix("/") { return }
        let entry = Entry(
            method: method, isEncrypted: flags & 1 != 0, checksum: UInt32(truncatingIfNeeded: checksum),
            packedSize: packedSize, size: size, offset: offset)
        guard entries.updateValue(entry, forKey: name) == nil else { throw .repeatedName(name) }
        names.append(name)
    }

    /// Returns the number in some bytes, the lowest first; nil beyond the end, or if it is too large for an offset.
    private func number(at place: Int, count: Int) -> Int? {
        guard place >= 0, place <= bytes.count - count else { return nil }
        var number: UInt64 = 0
        for byte in bytes[place..<(place + count)].reversed() { number = number << 8 | UInt64(byte) }
        return number < 1 << 48 ? Int(number) : nil
    }

    private func text(at place: Int, count: Int) -> String? {
        guard place >= 0, place <= bytes.count - count else { return nil }
        return String(validating: bytes[place..<(place + count)], as: UTF8.self)
    }
}
