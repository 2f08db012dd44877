/// The ids inside keys that can't be read, such as a misspelt `subviews`, and how often the rest of the document refers
/// to them.
///
/// One mistake is one finding: what refers to these ids is counted beside the key, not listed.
struct UnreadItems {
    /// The keys, in the order of the text, with the number of references to what is in them.
    private var keys: [(position: SourcePosition, references: Int)] = []
    /// The number of its key, by id.
    private var keyOfID: [String: Int] = [:]

    /// Where the keys are, with the number of references to what is in them; those without any are left out.
    var references: [(position: SourcePosition, count: Int)] {
        keys.filter { $0.references > 0 }.map { ($0.position, $0.references) }
    }

    /// Adds everything in a key's value that can be an id.
    mutating func add(_ member: JSON5Member) { add(member.value, at: member.keyPosition) }

    /// Adds everything in an element of a list that can be an id.
    mutating func add(_ element: JSON5Value) { add(element, at: element.position) }

    private mutating func add(_ value: JSON5Value, at position: SourcePosition) {
        let key = keys.count
        keys.append((position, 0))
        addIDs(in: value, of: key)
    }

    /// Counts a reference to an id; returns false if it isn't in a key that can't be read.
    mutating func count(_ id: String) -> Bool {
        guard let key = keyOfID[id] else { return false }
        keys[key].references += 1
        return true
    }

    /// Adds texts and keys: a list may be written as an object whose keys are the ids. The nesting limit of the text
    /// limits the recursion.
    private mutating func addIDs(in value: JSON5Value, of key: Int) {
        if let text = value.string { keyOfID[text] = keyOfID[text] ?? key }
        for element in value.array ?? [] { addIDs(in: element, of: key) }
        for member in value.members ?? [] {
            keyOfID[member.key] = keyOfID[member.key] ?? key
            addIDs(in: member.value, of: key)
        }
    }
}
