/// Reads bytes of UTF-8 from the front and knows the line and column of where it is.
struct XMLScanner {
    private let bytes: [UInt8]
    private(set) var offset = 0
    /// A place that was asked for, to count on from.
    private var mark = (offset: 0, position: XMLPosition())

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { offset == bytes.count }

    /// The next byte; 0, which no text holds, at the end.
    var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    mutating func skip(_ count: Int = 1) {
        offset = min(offset + count, bytes.count)
    }

    /// Whether a word stands here.
    func stands(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard offset + count <= bytes.count else { return false }
        return word.withUTF8Buffer { bytes[offset..<offset + count].elementsEqual($0) }
    }

    /// Moves past the next occurrence of a word and returns what stood before it; nil if there is none.
    mutating func take(until word: StaticString) -> ArraySlice<UInt8>? {
        let start = offset
        while offset < bytes.count {
            if stands(word) {
                let found = bytes[start..<offset]
                skip(word.utf8CodeUnitCount)
                return found
            }
            offset += 1
        }
        return nil
    }

    /// Moves past the bytes that hold.
    mutating func take(while holds: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let start = offset
        while offset < bytes.count, holds(bytes[offset]) { offset += 1 }
        return bytes[start..<offset]
    }

    /// The line and column of an offset, not before the last one asked for.
    ///
    /// - Complexity: O(bytes since the last one), so linear in the document over a whole reading.
    mutating func position(of target: Int) -> XMLPosition {
        while mark.offset < min(target, bytes.count) {
            mark.position.advance(over: bytes[mark.offset])
            mark.offset += 1
        }
        return mark.position
    }
}
