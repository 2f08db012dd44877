/// The ids that can't be read, in keys such as a misspelt `subviews` or because they are taken, and how often the rest
/// of the document refers to them.
///
/// One mistake is one finding: what refers to these ids is counted in it, not listed.
struct UnreadItems {
    /// The places of the findings, in the order of reading, with the number of references to what is in them.
    private var places: [(position: SourcePosition, references: Int)] = []
    /// The index of its place, by id.
    private var placeOfID: [String: Int] = [:]
    /// The places of items whose own id is unknown, because it is taken or isn't a text.
    private var nameless: [SourcePosition] = []
    /// References to unknown ids while there are such items, which may be meant.
    private var unknown: [(id: String, finding: DocumentFinding, position: SourcePosition)] = []

    /// The findings with references to what they hide, by their positions: the number of references and, for an item
    /// without its id, that id.
    private(set) var references: [(position: SourcePosition, count: Int, id: String?)] = []

    /// Adds everything in a key's value that can be an id; `position` is where a finding is about it.
    mutating func add(_ value: JSON5Value, foundAt position: SourcePosition) {
        let place = places.count
        places.append((position, 0))
        addIDs(in: value, of: place)
    }

    /// Adds an item whose id is taken or can't be read.
    mutating func addNameless(at position: SourcePosition) { nameless.append(position) }

    /// Takes the finding about a reference to an id; returns false if it can't be about an item that wasn't read.
    ///
    /// - Parameter isMisspelt: Whether it is almost the id of another item.
    mutating func take(
        _ id: String, _ finding: DocumentFinding, isMisspelt: Bool, at position: SourcePosition
    ) -> Bool {
        if let place = placeOfID[id] {
            places[place].references += 1
            return true
        }
        guard !nameless.isEmpty, !isMisspelt else { return false }
        unknown.append((id, finding, position))
        return true
    }

    /// Attributes the references; returns the findings that are about more items than there are without an id.
    mutating func attribute() -> [Located<DocumentFinding>] {
        references = places.filter { $0.references > 0 }.map { ($0.position, $0.references, nil) }
        var ids: [String] = []
        for reference in unknown where !ids.contains(reference.id) && ids.count <= nameless.count {
            ids.append(reference.id)
        }
        guard ids.count <= nameless.count else {
            return unknown.map { Located(position: $0.position, value: $0.finding) }
        }
        for (id, position) in zip(ids, nameless) {
            references.append((position, unknown.count { $0.id == id }, id))
        }
        return []
    }

    /// Adds texts and keys: a list may be written as an object whose keys are the ids. The nesting limit of the text
    /// limits the recursion.
    private mutating func addIDs(in value: JSON5Value, of place: Int) {
        if let text = value.string { placeOfID[text] = placeOfID[text] ?? place }
        for element in value.array ?? [] { addIDs(in: element, of: place) }
        for member in value.members ?? [] {
            placeOfID[member.key] = placeOfID[member.key] ?? place
            addIDs(in: member.value, of: place)
        }
    }
}
