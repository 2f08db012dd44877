/// The objects that `NSKeyedArchiver` wrote, as plain values.
///
/// A class, since it keeps the members of objects that were looked at, and counts what is looked at: objects can be shared
/// so that a small file stands for endless lists.
final class KeyedArchive {
    /// A value of an archive, by its number in the property list.
    typealias Number = Int

    private let list: BinaryPropertyList
    /// The numbers of the archived objects, by the references to them.
    private let objects: [Number]
    private let root: Number
    private var knownMembers: [Number: [String: Number]] = [:]
    /// The number of elements that may still be looked at.
    private var room: Int

    /// How many references may follow one another to a value.
    private static let longestChain = 8
    /// How often each reference may be looked at on average, and how many there may be in any file.
    private static let looksPerReference = 16
    private static let leastLooks = 100_000

    /// Reads an archive; nil if it isn't one.
    init?(_ bytes: [UInt8]) {
        guard let list = BinaryPropertyList(bytes), list.values.indices.contains(list.top) else { return nil }
        let members = Self.members(of: list.top, in: list)
        guard let objects = members["$objects"], case .list(let numbers) = list.values[objects],
            let top = members["$top"], let root = Self.members(of: top, in: list)["root"]
        else { return nil }
        self.list = list
        self.objects = numbers
        self.root = root
        room = Self.leastLooks + Self.looksPerReference * list.references
    }

    private static func members(of number: Number, in list: BinaryPropertyList) -> [String: Number] {
        guard list.values.indices.contains(number), case .members(let members) = list.values[number] else {
            return [:]
        }
        var named: [String: Number] = [:]
        for (name, value) in members
        where list.values.indices.contains(name) && list.values.indices.contains(value) {
            if case .text(let text) = list.values[name] { named[text] = value }
        }
        return named
    }

    /// The outermost object.
    var top: ArchivedValue { ArchivedValue(number: resolved(root), archive: self) }

    /// Whether lists were left out, because more of them would have been looked at than a file of the size can have.
    private(set) var isExhausted = false

    /// Returns the number that references lead to.
    fileprivate func resolved(_ number: Number) -> Number? {
        var number = number
        for _ in 0..<Self.longestChain {
            guard list.values.indices.contains(number) else { return nil }
            guard case .reference(let reference) = list.values[number] else { return number }
            // The first object stands for nil.
            guard reference > 0, objects.indices.contains(reference) else { return nil }
            number = objects[reference]
        }
        return nil
    }

    fileprivate func value(_ number: Number) -> BinaryPropertyList.Value { list.values[number] }

    fileprivate func member(_ name: String, of number: Number) -> Number? {
        if let known = knownMembers[number] { return known[name] }
        let members = Self.members(of: number, in: list)
        knownMembers[number] = members
        return members[name]
    }

    /// Returns the elements of a list; none for other values, and once too many were looked at.
    fileprivate func elements(_ number: Number) -> [Number] {
        guard case .list(let numbers) = list.values[number] else { return [] }
        guard numbers.count <= room else {
            isExhausted = true
            return []
        }
        room -= numbers.count
        return numbers
    }
}

/// A value of an archive; nil of all kinds where there is none.
struct ArchivedValue {
    /// What tells it from other values of its archive; nil for none.
    let number: KeyedArchive.Number?
    private let archive: KeyedArchive

    fileprivate init(number: KeyedArchive.Number?, archive: KeyedArchive) {
        self.number = number
        self.archive = archive
    }

    private func member(_ name: String) -> KeyedArchive.Number? {
        number.flatMap { archive.member(name, of: $0) }.flatMap(archive.resolved)
    }

    /// The member of an object.
    subscript(_ name: String) -> ArchivedValue { ArchivedValue(number: member(name), archive: archive) }

    /// Whether an object has a member.
    func has(_ name: String) -> Bool { member(name) != nil }

    private var value: BinaryPropertyList.Value? { number.map(archive.value) }

    /// The number; nil for other values. Truth values are 0 and 1.
    var double: Double? {
        guard case .number(let number)? = value, number.isFinite else { return nil }
        return number
    }

    /// The whole number; nil for other values.
    var integer: Int? { double.flatMap { Int(exactly: $0) } }

    /// Whether it is a number other than 0.
    var isTrue: Bool { double.map { $0 != 0 } ?? false }

    /// The text; nil for other values.
    var text: String? {
        if case .text(let text)? = value { return text }
        // Only one level: an object can be its own text.
        if case .text(let text)? = self["NS.string"].value { return text }
        return nil
    }

    /// The bytes; nil for other values.
    var data: ArraySlice<UInt8>? {
        if case .data(let data)? = value { return data }
        if case .data(let data)? = self["NS.data"].value { return data }
        return nil
    }

    /// The elements of an array or a set; empty for other values.
    var elements: [ArchivedValue] {
        guard let list = member("NS.objects") ?? number else { return [] }
        return values(of: list)
    }

    /// The members of a dictionary: its keys with their values.
    var entries: [(key: ArchivedValue, value: ArchivedValue)] {
        guard let keys = member("NS.keys") else { return [] }
        return zip(values(of: keys), elements).map { (key: $0, value: $1) }
    }

    private func values(of list: KeyedArchive.Number) -> [ArchivedValue] {
        archive.elements(list).map { ArchivedValue(number: archive.resolved($0), archive: archive) }
    }

    /// The numbers of a point, a size, a rectangle or insets; empty for other values.
    var numbers: [Double] {
        if let text { return PrintedValue.numbers(text) }
        for name in ["NS.pointval", "NS.sizeval", "NS.rectval", "NS.edgeval"] where has(name) {
            return self[name].text.map { PrintedValue.numbers($0) } ?? []
        }
        return elements.compactMap(\.double)
    }
}
