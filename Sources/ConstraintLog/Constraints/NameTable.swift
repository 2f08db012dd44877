/// The list of names in a description: `(active, names: title:0x…, '|':UIView:0x… )`.
struct NameTable {
    /// The addresses by name.
    private(set) var addresses: [String: String] = [:]
    /// The addresses of each name that belongs to several items, in the order of the description.
    private(set) var shared: [String: [String]] = [:]
    /// The item that `|` stands for.
    private(set) var edge: LogItem?

    /// Creates an empty table.
    init() {}

    /// Reads the text after `names:`.
    init(_ text: ArraySlice<UInt8>) {
        var edgeText: ArraySlice<UInt8>?
        var rest = text
        while !rest.isEmpty {
            let end = Self.entryEnd(in: rest)
            let entry = rest[rest.startIndex..<end].trimmed
            if entry.matches("'|':", at: entry.startIndex) {
                edgeText = entry.dropFirst(4)
            } else if let colon = entry.lastIndex(of: ":"), colon > entry.startIndex {
                add(entry[entry.startIndex..<colon].string, at: entry[(colon + 1)...].string)
            }
            rest = rest[min(rest.endIndex, end + 2)...]
        }
        if let edgeText { edge = ItemReader(names: self).item(edgeText.trimmed) }
    }

    /// Adds a name. The system shortens names, so that two items can have the same.
    private mutating func add(_ name: String, at address: String) {
        if let first = addresses[name], first != address {
            shared[name, default: [first]].append(address)
        } else {
            addresses[name] = address
        }
    }

    /// Returns the end of an entry: an address, or the text in quotes that follows one.
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
