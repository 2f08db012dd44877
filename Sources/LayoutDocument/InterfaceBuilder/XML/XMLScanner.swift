/// Reads UTF-8 bytes from the front and tracks the line and column.
struct XMLScanner {
    private let bytes: [UInt8]
    private(set) var offset = 0
    /// The last position computed, from which the next one is counted.
    private var mark = (offset: 0, position: XMLPosition())

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { offset == bytes.count }

    /// The next byte; at the end 0, which doesn't occur in text.
    var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    mutating func skip(_ count: Int = 1) {
        offset = min(offset + count, bytes.count)
    }

    /// Whether a word comes next.
    func stands(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard offset + count <= bytes.count else { return false }
        return word.withUTF8Buffer { bytes[offset..<offset + count].elementsEqual($0) }
    }

    /// Skips to the end of the next occurrence of a word and returns the bytes before it; nil if there is none.
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

    /// Reads bytes while they satisfy the condition.
    mutating func take(while holds: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let start = offset
        while offset < bytes.count, holds(bytes[offset]) { offset += 1 }
        return bytes[start..<offset]
    }

    /// Returns the line and column of an offset, which must not be before the last one computed.
    ///
    /// - Complexity: O(bytes since the last one), so linear in the document overall.
    mutating func position(of target: Int) -> XMLPosition {
        while mark.offset < min(target, bytes.count) {
            mark.position.advance(over: bytes[mark.offset])
            mark.offset += 1
        }
        return mark.position
    }
}
