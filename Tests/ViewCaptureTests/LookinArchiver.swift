import Foundation

/// Writes keyed archives as `NSKeyedArchiver` does, and files of Lookin's in them, from the formats' descriptions.
struct LookinArchiver {
    indirect enum Value {
        case null
        case number(Double)
        case whole(Int)
        case flag(Bool)
        case text(String)
        case data([UInt8])
        case list([Value])
        /// An object with scalars in it and references to everything else.
        case object(String, [(String, Value)])
        /// A reference to an object by its place.
        case reference(Int)
    }

    private var objects: [[UInt8]] = []
    /// The archived objects: each the number of a value in the property list.
    private var archived: [Int] = []
    private var classes: [String: Int] = [:]

    /// The size of references in the property list.
    private static let size = 3

    /// Returns the bytes of an archive.
    static func bytes(_ root: Value) -> [UInt8] {
        var archiver = LookinArchiver()
        archiver.archived.append(archiver.add(archiver.text("$null")))
        let top = archiver.archive(root)
        return archiver.file(top: top)
    }

    private mutating func add(_ bytes: [UInt8]) -> Int {
        objects.append(bytes)
        return objects.count - 1
    }

    private func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
        count < 15 ? [kind << 4 | UInt8(count)] : [kind << 4 | 0xF, 0x12] + Self.big(count, 4)
    }

    static func big(_ number: Int, _ size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    private func text(_ text: String) -> [UInt8] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return head(0x5, text.utf8.count) + Array(text.utf8) }
        return head(0x6, text.utf16.count) + text.utf16.flatMap { Self.big(Int($0), 2) }
    }

    private func scalar(_ value: Value) -> [UInt8]? {
        switch value {
        case .number(let number): [0x23] + Self.big(Int(bitPattern: UInt(number.bitPattern)), 8)
        case .whole(let number): [0x13] + Self.big(number, 8)
        case .flag(let flag): [flag ? 9 : 8]
        case .text(let text): self.text(text)
        case .data(let data): head(0x4, data.count) + data
        default: nil
        }
    }

    private func list(_ numbers: [Int], _ kind: UInt8) -> [UInt8] {
        head(kind, kind == 0xD ? numbers.count / 2 : numbers.count)
            + numbers.flatMap { Self.big($0, Self.size) }
    }

    private mutating func uid(_ place: Int) -> Int { add([0x83] + Self.big(place, 4)) }

    private mutating func dictionary(_ members: [(String, Int)]) -> [UInt8] {
        let names = members.map { add(text($0.0)) }
        return list(names + members.map(\.1), 0xD)
    }

    private mutating func className(_ name: String) -> Int {
        if let known = classes[name] { return uid(known) }
        archived.append(0)
        let place = archived.count - 1
        classes[name] = place
        archived[place] = add(dictionary([("$classname", add(text(name)))]))
        return uid(place)
    }

    /// Archives a value; returns its place among the objects.
    private mutating func archive(_ value: Value) -> Int {
        if case .null = value { return 0 }
        if case .reference(let place) = value { return place }
        archived.append(0)
        let place = archived.count - 1
        if let scalar = scalar(value) {
            archived[place] = add(scalar)
            return place
        }
        switch value {
        case .list(let elements):
            let references = elements.map { element in
                let inner = archive(element)
                return uid(inner)
            }
            let objects = add(list(references, 0xA))
            archived[place] = add(dictionary([("NS.objects", objects), ("$class", className("NSArray"))]))
        case .object(let name, let members):
            var written: [(String, Int)] = []
            for (key, member) in members {
                switch member {
                case .number, .whole, .flag: written.append((key, add(scalar(member) ?? [])))
                default:
                    let inner = archive(member)
                    written.append((key, uid(inner)))
                }
            }
            written.append(("$class", className(name)))
            archived[place] = add(dictionary(written))
        default: break
        }
        return place
    }

    private mutating func file(top: Int) -> [UInt8] {
        let root = uid(top)
        let topObject = add(dictionary([("root", root)]))
        let all = add(list(archived, 0xA))
        let outermost = add(dictionary([("$top", topObject), ("$objects", all)]))
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(bytes.count)
            bytes += object
        }
        let table = bytes.count
        for offset in offsets { bytes += Self.big(offset, 4) }
        return bytes + [0, 0, 0, 0, 0, 0, 4, UInt8(Self.size)] + Self.big(objects.count, 8)
            + Self.big(outermost, 8) + Self.big(table, 8)
    }
}

/// A made hierarchy, as Lookin saves it.
struct LookinSample {
    /// A view or a guide.
    struct Item {
        var number: Int
        var className = "UIView"
        var property: String?
    }

    /// A constraint in a view's list.
    struct Constraint {
        var first: Int
        var attribute: Int
        var relation = 0
        var second: Int?
        var otherAttribute = 0
        var multiplier = 1.0
        var constant = 0.0
        var priority = 1000.0
        var identifier: String?
    }

    var items: [Int: Item] = [:]
    var guides: Set<Int> = []
    var superviews: [Int: Int] = [:]
    var frames: [Int: [Double]] = [:]
    var offsets: [Int: [Double]] = [:]
    var lists: [Int: [Constraint]] = [:]
    var texts: [Int: String] = [:]
    var root = 1

    typealias Value = LookinArchiver.Value

    private func object(_ number: Int) -> Value {
        let item = items[number] ?? Item(number: number, className: "UILayoutGuide")
        let trace: [Value] =
            item.property.map { [.object("LookinIvarTrace", [("ivarName", .text($0))])] } ?? []
        return .object(
            "LookinObject",
            [
                ("oid", .whole(number)), ("memoryAddress", .text("0x\(String(4096 + number, radix: 16))")),
                ("classChainList", .list([.text(item.className), .text("NSObject")])),
                ("ivarTraces", .list(trace)),
            ])
    }

    private func constraint(_ constraint: Constraint, listedBy owner: Int) -> Value {
        func type(_ number: Int?) -> Int {
            guard let number else { return 1 }
            if number == owner { return 3 }
            if superviews[owner] == number { return 4 }
            return guides.contains(number) ? 5 : 2
        }
        return .object(
            "LookinAutoLayoutConstraint",
            [
                ("effective", .flag(true)), ("active", .flag(true)),
                ("firstItem", object(constraint.first)), ("firstItemType", .whole(type(constraint.first))),
                ("firstAttribute", .whole(constraint.attribute)), ("relation", .whole(constraint.relation)),
                ("secondItem", constraint.second.map(object) ?? .null),
                ("secondItemType", .whole(type(constraint.second))),
                ("secondAttribute", .whole(constraint.otherAttribute)),
                ("multiplier", .number(constraint.multiplier)), ("constant", .number(constraint.constant)),
                ("priority", .number(constraint.priority)),
                ("identifier", constraint.identifier.map { .text($0) } ?? .null),
            ])
    }

    private func rectangle(_ numbers: [Double]) -> Value {
        .text("{{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}")
    }

    private func item(_ number: Int) -> Value {
        let frame = frames[number] ?? [0, 0, 0, 0]
        let offset = offsets[number] ?? [0, 0]
        func attribute(_ name: String, _ value: Value) -> Value {
            .object("LookinAttribute", [("identifier", .text(name)), ("value", value)])
        }
        var attributes = [
            attribute("al_c_c", .list((lists[number] ?? []).map { constraint($0, listedBy: number) }))
        ]
        if let text = texts[number] { attributes.append(attribute("lb_t_t", .text(text))) }
        let section = Value.object("LookinAttributesSection", [("attributes", .list(attributes))])
        let group = Value.object("LookinAttributesGroup", [("attrSections", .list([section]))])
        let inner = superviews.filter { $0.value == number }.keys.sorted()
        return .object(
            "LookinDisplayItem",
            [
                ("hidden", .flag(false)), ("alpha", .number(1)), ("isFlipped", .flag(false)),
                ("frame", rectangle(frame)), ("bounds", rectangle(offset + frame[2...])),
                ("viewObject", object(number)), ("subitems", .list(inner.map(item))),
                ("attributesGroupList", .list([group])),
            ])
    }

    /// The file.
    var bytes: [UInt8] {
        let app = Value.object(
            "LookinAppInfo",
            [("6", .number(390)), ("7", .number(844)), ("screenScale", .number(3)), ("5", .text("Sample"))])
        let info = Value.object("LookinHierarchyInfo", [("1", .list([item(root)])), ("2", app)])
        return LookinArchiver.bytes(
            .object("LookinHierarchyFile", [("serverVersion", .whole(7)), ("hierarchyInfo", info)]))
    }
}
