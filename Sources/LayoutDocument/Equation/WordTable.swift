/// Looks up words by their bytes, without creating strings.
struct WordTable<Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        let bytes: [UInt8]
        let value: Value
    }

    /// The entries by length in bytes.
    private var entries: [[Entry]] = []

    init(_ values: some Sequence<Value>, word: (Value) -> String) {
        for value in values {
            let bytes = Array(word(value).utf8)
            while entries.count <= bytes.count { entries.append([]) }
            entries[bytes.count].append(Entry(bytes: bytes, value: value))
        }
    }

    /// Returns the value for the word at a range of a text; nil for an unknown word.
    func value(at range: Range<Int>, of text: [UInt8]) -> Value? {
        guard range.count < entries.count else { return nil }
        for entry in entries[range.count] {
            var length = 0
            while length < range.count, entry.bytes[length] == text[range.lowerBound + length] { length += 1 }
            if length == range.count { return entry.value }
        }
        return nil
    }
}
