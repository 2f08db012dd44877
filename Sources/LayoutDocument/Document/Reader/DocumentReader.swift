import Engine
import Findings
import Solver

/// Reads a layout document: checks every key and value, then references between them.
///
/// Values are checked against the shapes of their keys. Extensions, one for each part of a document, convert the
/// values.
struct DocumentReader {
    let source: JSON5Document
    var findings: DocumentFindings
    var description = DocumentDescription()
    /// The views and guides with an id.
    private(set) var items: [(place: ItemPlace, position: SourcePosition)] = []
    /// The index among the items, by id.
    private(set) var itemIndices: [String: Int] = [:]
    /// Whether any id contains characters that would end a token of an equation.
    private(set) var idsBreakWords = false
    /// The index of each view among its superview's subviews.
    var places: [Int] = []
    var constraintIDs: [String: (position: SourcePosition, isVisualFormat: Bool)] = [:]
    var stateIDs: [String: SourcePosition] = [:]
    /// Custom spacings with the index of their stack view, to be checked after every view has an id.
    var customSpacings: [(value: JSON5Value, stack: Int)] = []

    /// The ids in views and guides that couldn't be read.
    var unread = UnreadItems()
    /// The superview of the view that is read, or the owner of the guide.
    var enclosingView: Int?

    init(bytes: [UInt8], file: String) {
        source = JSON5Document(parsing: bytes)
        findings = DocumentFindings(file: file)
        findings.add(source)
    }

    /// Reads the whole document. The root is read before anything that refers to its views, regardless of its
    /// position.
    mutating func read() {
        guard let value = source.value else { return }
        guard check(value, .object(.document), key: "the document") else { return }
        if Self.isView(value) {
            findings.add(.viewAsDocument, at: value.position)
            return
        }
        let members = members(of: value, as: .document, named: "the document")
        func part(_ key: DocumentKey) -> JSON5Value? { members.value(of: key) }
        description.title = part(.title)?.string
        if let canvas = part(.canvas) {
            description.canvas = readCanvas(canvas)
            description.canvasPosition = canvas.position
        }
        if let root = part(.root) {
            reserveItems(source.objectCount)
            readViews(root: root)
        } else if value.members?.contains(where: { isRoot($0.key) }) != true {
            findings.add(.missingRoot, at: value.position)
        }
        let constraints = part(.constraints)?.array ?? []
        description.constraints.reserveCapacity(constraints.count)
        for constraint in constraints { readConstraint(constraint) }
        for state in part(.states)?.array ?? [] { readState(state) }
        description.sweep = part(.sweep).map { readSweep($0) }
        for finding in unread.attribute() { findings.add(finding.value, at: finding.position) }
        for (position, count, id) in unread.references {
            findings.addReferences(count, to: id, hiddenAt: position)
        }
        description.look = PictureLook(
            preset: part(.preset)?.string.flatMap(PicturePreset.init), shown: Self.layers(part(.show)),
            hidden: Self.layers(part(.hide)))
    }

    /// Makes room for views and guides, of which there are at most as many as objects.
    private mutating func reserveItems(_ count: Int) {
        description.views.reserveCapacity(count)
        places.reserveCapacity(count)
        items.reserveCapacity(count)
        itemIndices.reserveCapacity(count)
    }

    /// Whether a document is written as a view alone.
    private static func isView(_ value: JSON5Value) -> Bool {
        let keys = Set((value.members ?? []).map(\.key))
        return keys.isDisjoint(with: DocumentKey.allCases.map(\.rawValue))
            && !keys.isDisjoint(with: ViewKey.allCases.map(\.rawValue))
    }

    /// Returns the layers in a list of their words.
    private static func layers(_ value: JSON5Value?) -> [PictureLayer] {
        (value?.array ?? []).compactMap { $0.string.flatMap(PictureLayer.init) }
    }

    /// Returns the item with an id.
    func place(of id: String) -> ItemPlace? { itemIndices[id].map { items[$0].place } }

    /// Assigns an id to an item; returns the position of its first use if it is taken.
    mutating func add(_ place: ItemPlace, id: String, at position: SourcePosition) -> SourcePosition? {
        if let taken = itemIndices.updateValue(items.count, forKey: id) {
            itemIndices[id] = taken
            return items[taken].position
        }
        items.append((place, position))
        if !idsBreakWords, id.utf8.contains(where: EquationScanner.breaksWord) { idsBreakWords = true }
        return nil
    }

    /// Returns the valid members of an object, and reports the others.
    mutating func members(of value: JSON5Value, as name: ObjectName, named title: String) -> [JSON5Member] {
        guard let members = value.members else { return [] }
        let shape = name.shape
        var seen: UInt64 = 0
        var refused: [Int] = []
        for (place, member) in members.enumerated() {
            guard let index = shape.index(of: member.key) else {
                let finding = unknownKey(member, among: members, of: name, named: title)
                findings.add(finding, at: member.keyPosition)
                if finding.mayHideItems { unread.add(member.value, foundAt: member.keyPosition) }
                refused.append(place)
                continue
            }
            if seen & 1 << index != 0 {
                noteDuplicate(member, among: members)
                refused.append(place)
            } else if !check(member.value, shape.keys[index].shape, key: member.key) {
                if Self.holdsItems(member.key, of: name) {
                    unread.add(member.value, foundAt: member.value.position)
                }
                if member.key == ViewKey.id.rawValue, name == .view || name == .guide {
                    unread.addNameless(at: member.value.position)
                }
                refused.append(place)
            }
            seen |= 1 << index
        }
        for index in shape.requiredKeys where seen & 1 << index == 0 {
            findings.add(.missingKey(shape.keys[index].name, object: title), at: value.position)
        }
        guard !refused.isEmpty else { return members }
        let others = Set(members.indices).subtracting(refused)
        return members.indices.filter(others.contains).map { members[$0] }
    }

    /// Whether a key of an object has views or guides.
    private static func holdsItems(_ key: String, of name: ObjectName) -> Bool {
        switch name {
        case .document: key == DocumentKey.root.rawValue
        case .view: key == ViewKey.guides.rawValue || key == ViewKey.subviews.rawValue
        default: false
        }
    }

    /// Whether a key of the document is the root, or was meant to be.
    private func isRoot(_ key: String) -> Bool {
        let root = DocumentKey.root.rawValue
        if key == root { return true }
        let known = DocumentKey.allCases.map(\.rawValue)
        return DocumentKey(rawValue: key) == nil && suggestion(forKey: key, in: known) == root
    }

    /// Adds a finding; one about an item that couldn't be read is only counted.
    mutating func add(_ finding: DocumentFinding, at position: SourcePosition) {
        switch finding {
        case .unknownItem(let id, let suggestion):
            if unread.take(id, finding, isMisspelt: suggestion != nil, at: position) { return }
        case .unknownLength(let id): if unread.take(id, finding, isMisspelt: false, at: position) { return }
        default: break
        }
        findings.add(finding, at: position)
    }

    /// Returns the members of an object whose keys are ids, and reports duplicates.
    mutating func entries(of value: JSON5Value) -> [JSON5Member] {
        guard let members = value.members else { return [] }
        var seen: Set<String> = []
        return members.filter { member in
            if seen.insert(member.key).inserted { return true }
            noteDuplicate(member, among: members)
            return false
        }
    }

    /// Returns the finding about a key that an object doesn't have.
    private func unknownKey(
        _ member: JSON5Member, among members: [JSON5Member], of name: ObjectName, named title: String
    ) -> DocumentFinding {
        let key = member.key
        switch (name, LayoutAttribute(rawValue: key)) {
        case (.guide, let attribute?), (.view, let attribute?):
            let example = constraint(attribute, member.value, id: members.value(of: ViewKey.id)?.string)
            return .constraintAsKey(key, of: name.rawValue, example: example)
        case (.canvas, .width), (.canvas, .height): return .lengthOfCanvas(key)
        default: break
        }
        let known = name.shape.keys.map(\.name)
        if name == .view, DocumentKey(rawValue: key) != nil, KeyNames.known(meaning: key, in: known) == nil {
            return .keyOfDocument(key, of: title)
        }
        if let advice = KeyAdvice(for: key, among: members, of: name) {
            return .foreignKey(key, object: title, advice: advice)
        }
        return .unknownKey(key, object: title, suggestion: suggestion(forKey: key, in: known))
    }

    /// Returns the constraint that a key of a view or a guide means: a length is given, a position measured from the
    /// superview.
    private func constraint(_ attribute: LayoutAttribute, _ value: JSON5Value, id: String?) -> String {
        let number = value.number.flatMap { $0.isFinite ? $0 : nil } ?? 20
        let operand = EquationSyntax.Operand(.init(id: id ?? "ID"), attribute)
        let length = EquationSyntax(operand, .equal, nil, constant: number)
        if attribute.kind == .size { return length.description }
        let owner = enclosingView.map { description.views[$0].id }.flatMap { $0.isEmpty ? nil : $0 }
        return length.measured(from: owner ?? "SUPERVIEW").description
    }

    /// Returns the known key that was probably meant; nil if nothing is close, or the finding isn't listed anyway.
    func suggestion(forKey key: String, in known: [String]) -> String? {
        findings.isFull ? nil : KeyNames.known(meaning: key, in: known) ?? suggestion(for: key, in: known)
    }

    /// Returns the known name closest to a misspelt one; nil if the finding isn't listed anyway.
    func suggestion(for name: String, in known: @autoclosure () -> [String]) -> String? {
        findings.isFull ? nil : NearestName.find(name, in: known())
    }

    private mutating func noteDuplicate(_ member: JSON5Member, among members: [JSON5Member]) {
        let first = findings.isFull ? member : members.first { $0.key == member.key } ?? member
        findings.add(.duplicateKey(member.key, first: first.keyPosition), at: member.keyPosition)
    }
}
