/// A binary property list as plain values: nothing is made from the classes that it names.
///
/// Each object is read once, without recursion, and the references between objects are limited in number: a small file could
/// otherwise stand for values without end.
struct BinaryPropertyList {
    /// A value; collections refer to other values by their numbers.
    enum Value {
        case null
        case number(Double)
        case text(String)
        case data(ArraySlice<UInt8>)
        /// A reference of a keyed archive.
        case reference(Int)
        case list([Int])
        case members([(name: Int, value: Int)])
    }

    /// The values by their numbers.
    private(set) var values: [Value] = []
    /// The number of the outermost value.
    let top: Int
    private let bytes: [UInt8]
    private let referenceSize: Int
    private(set) var references = 0

    /// How such a file begins.
    static let signature = Array("bplist00".utf8)
    private static let trailerSize = 32

    /// Reads a list; nil if it isn't one, or is cut.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Self.signature), bytes.count >= Self.signature.count + Self.trailerSize
        else {
            return nil
        }
        self.bytes = bytes
        let trailer = bytes.count - Self.trailerSize
        let offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let count = Self.integer(bytes, at: trailer + 8, size: 8), count > 0,
            let top = Self.integer(bytes, at: trailer + 16, size: 8), top < count,
            let table = Self.integer(bytes, at: trailer + 24, size: 8),
            count <= bytes.count, table <= trailer, count * offsetSize <= trailer - table
        else { return nil }
        self.top = top
        values.reserveCapacity(count)
        for number in 0..<count {
            let offset = Self.integer(bytes, at: table + number * offsetSize, size: offsetSize) ?? bytes.count
            let next = value(at: offset, before: table)
            values.append(next)
        }
    }

    /// Returns the unsigned number in some bytes; nil if they aren't there or it is too large.
    private static func integer(_ bytes: [UInt8], at place: Int, size: Int) -> Int? {
        guard place >= 0, size >= 1, place <= bytes.count - size else { return nil }
        var number: UInt64 = 0
        for byte in bytes[place..<place + size].suffix(8) { number = number << 8 | UInt64(byte) }
        return Int(exactly: number)
    }

    /// Returns the value at a place; null for one that can't be read.
    private mutating func value(at place: Int, before end: Int) -> Value {
        guard place >= Self.signature.count, place < end else { return .null }
        let (kind, low) = (bytes[place] >> 4, Int(bytes[place] & 0xF))
        switch kind {
        case 0x0: return low == 8 ? .number(0) : low == 9 ? .number(1) : .null
        case 0x1: return whole(at: place + 1, size: 1 << low)
        case 0x2, 0x3: return real(at: place + 1, size: 1 << low)
        case 0x8: return Self.integer(bytes, at: place + 1, size: low + 1).map { .reference($0) } ?? .null
        case 0x4, 0x5, 0x6, 0xA, 0xB, 0xC, 0xD: break
        default: return .null
        }
        guard let (count, start) = extent(low, after: place) else { return .null }
        let room = end - start
        switch kind {
        case 0x4: return count <= room ? .data(bytes[start..<start + count]) : .null
        case 0x5:
            return count <= room
                ? .text(String(decoding: bytes[start..<start + count], as: UTF8.self)) : .null
        case 0x6: return count <= room / 2 ? .text(wide(at: start, count: count)) : .null
        case 0xD: return members(at: start, count: count, room: room)
        default: return list(at: start, count: count, room: room).map { .list($0) } ?? .null
        }
    }

    private func whole(at place: Int, size: Int) -> Value {
        guard size <= 16, place <= bytes.count - size else { return .null }
        let last = bytes[place..<place + size].suffix(8)
        let number = last.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return .number(size >= 8 ? Double(Int64(bitPattern: number)) : Double(number))
    }

    private func real(at place: Int, size: Int) -> Value {
        guard size == 4 || size == 8, place <= bytes.count - size else { return .null }
        let number = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let real =
            size == 4
            ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: number))) : Double(bitPattern: number)
        return real.isFinite ? .number(real) : .null
    }

    /// Returns a collection's or a text's length, and where its contents begin.
    private func extent(_ low: Int, after place: Int) -> (count: Int, start: Int)? {
        guard low == 0xF else { return (low, place + 1) }
        guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 0x1 else { return nil }
        let size = 1 << Int(bytes[place + 1] & 0xF)
        guard size <= 8, let count = Self.integer(bytes, at: place + 2, size: size) else { return nil }
        return (count, place + 2 + size)
    }

    private func wide(at start: Int, count: Int) -> String {
        let units = (0..<count).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func members(at start: Int, count: Int, room: Int) -> Value {
        guard count <= room / 2, let both = list(at: start, count: 2 * count, room: room) else {
            return .null
        }
        return .members((0..<count).map { (both[$0], both[count + $0]) })
    }

    private mutating func list(at start: Int, count: Int, room: Int) -> [Int]? {
        // Lists that don't overlap have no more references than the file has room for.
        guard count <= room / referenceSize, references + count <= bytes.count / referenceSize else {
            return nil
        }
        references += count
        return (0..<count).map {
            Self.integer(bytes, at: start + $0 * referenceSize, size: referenceSize) ?? .max
        }
    }
}
