/// What a description's list of names says: `(active, names: title:0x…, '|':UIView:0x… )`.
struct NameTable {
    /// By name, the address.
    private(set) var addresses: [String: String] = [:]
    /// What `|` stands for.
    private(set) var edge: LogItem?

    /// No names.
    init() {}

    /// Reads what follows `names:`.
    init(_ text: ArraySlice<UInt8>) {
        var edgeText: ArraySlice<UInt8>?
        var rest = text
        while !rest.isEmpty {
            let end = Self.entryEnd(in: rest)
            let entry = rest[rest.startIndex..<end].trimmed
            if entry.matches("'|':", at: entry.startIndex) {
                edgeText = entry.dropFirst(4)
            } else if let colon = entry.lastIndex(of: ":"), colon > entry.startIndex {
                addresses[entry[entry.startIndex..<colon].string] = entry[(colon + 1)...].string
            }
            rest = rest[min(rest.endIndex, end + 2)...]
        }
        if let edgeText { edge = ItemReader(names: self).item(edgeText.trimmed) }
    }

    /// An entry ends with an address, or with the text in quotes that follows one.
    private static func entryEnd(in text: ArraySlice<UInt8>) -> Int {
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == UInt8(ascii: "'"), let end = QuotedText.end(in: text, from: index) {
                index = end
            } else if text.matches(", ", at: index) {
                return index
            } else {
                index += 1
            }
        }
        return index
    }
}
