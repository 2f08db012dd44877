import ConstraintLog
import Deflate

/// The objects of an archive, merged from its responses.
struct ArchiveStore {
    private(set) var objects: [ArchiveObject] = []
    private(set) var places: [String: Int] = [:]
    /// The objects at the top, by group, in the order of the archive.
    private(set) var topLevel: [(group: String, index: Int)] = []
    /// Superclasses by class.
    private(set) var superclasses: [String: String] = [:]
    private(set) var findings: [CaptureFinding] = []
    private var isTooDeep = false
    /// What is in `associated` of the objects.
    private var associations: Set<Association> = []
    /// The number of captures that the responses begin.
    private(set) var captures = 0
    /// The bytes that may still be unpacked.
    private var room = CaptureLimits.archive

    /// Reads a response and merges it.
    mutating func add(_ bytes: [UInt8], named name: String) {
        guard let json = unpacked(bytes, name: name) else { return }
        guard let (value, isDamaged, _) = LenientJSONReader.read(json[...]), case .object(let members) = value
        else {
            return fail(name, "it isn't JSON")
        }
        if isDamaged { return fail(name, "its JSON ends in the middle or has mistakes") }
        if members.count == 1, members[0].key == "request" {
            return fail(name, "the app didn't answer this request")
        }
        for root in value["classInformation"]?.elements ?? [] { addClasses(root) }
        if let groups = value["topLevelGroups"], !groups.members.isEmpty {
            // Pressing the button again begins another capture, in which addresses can be reused.
            objects = []
            places = [:]
            topLevel = []
            associations = []
            captures += 1
            for member in groups.members { addGroup(member.value, key: member.key) }
        }
        for member in value["topLevelPropertyDescriptions"]?.members ?? [] {
            let parts = member.key.split(separator: ".", maxSplits: 1)
            guard parts.count == 2, let place = places[parts[0].lowercased()], objects[place].isFull else {
                continue
            }
            setProperty(member.value, of: place, name: String(parts[1]))
        }
    }

    private mutating func fail(_ name: String, _ reason: String) {
        findings.append(CaptureFinding(kind: .failedResponse(name: name, reason: reason), line: 0))
    }

    private mutating func unpacked(_ bytes: [UInt8], name: String) -> [UInt8]? {
        let limit = min(room, CaptureLimits.response)
        var result = bytes
        let start = bytes.first { !$0.isSpace }
        do throws(ZlibStream.UnpackingError) {
            if bytes.matches("\u{1f}", at: 0), bytes.count > 2, bytes[1] == 0x8B {
                result = try DeflateStream.unpack(bytes[...], .gzip, limit: limit)
            } else if start != UInt8(ascii: "{") {
                result = try DeflateStream.unpack(bytes[...], .raw, limit: limit)
            }
        } catch {
            if error == .wrongCount { room -= limit }
            fail(
                name,
                error == .wrongCount
                    ? "it unpacks to more than \(limit >> 20) MiB" : "its compressed data is damaged")
            return nil
        }
        guard result.count <= limit else {
            fail(name, "it is larger than \(limit >> 20) MiB")
            return nil
        }
        room -= result.count
        return result
    }

    private mutating func addClasses(_ root: LenientJSON) {
        var waiting: [(LenientJSON, String?)] = [(root, nil)]
        while let (node, parent) = waiting.popLast() {
            guard let name = node["className"]?.string, superclasses.count < CaptureLimits.items else {
                continue
            }
            if let parent { superclasses[name] = parent }
            for child in node["subclasses"]?.elements ?? [] { waiting.append((child, name)) }
        }
    }

    /// That an object belongs to another one.
    private struct Association: Hashable {
        var owner: Int
        var index: Int
        var group: String
    }

    /// An object that is still to be read, and what it belongs to.
    private struct Pending {
        var json: LenientJSON
        var group: String
        var owner: Int?
        var isChild: Bool
        var depth: Int
    }

    private mutating func addGroup(_ group: LenientJSON, key: String) {
        let name = group["groupingID"]?.string ?? key
        var waiting: [Pending] = (group["debugHierarchyObjects"]?.elements ?? []).reversed().map {
            Pending(json: $0, group: name, owner: nil, isChild: false, depth: 0)
        }
        while let pending = waiting.popLast() {
            guard let index = place(of: pending) else { continue }
            if let owner = pending.owner {
                if pending.isChild {
                    objects[owner].children.append(index)
                } else if associations.insert(Association(owner: owner, index: index, group: pending.group))
                    .inserted
                {
                    objects[owner].associated.append((pending.group, index))
                }
            } else {
                topLevel.append((name, index))
            }
            guard !Self.isReference(pending.json) else { continue }
            objects[index].isFull = true
            if let className = pending.json["className"]?.string {
                objects[index].className = ClassName.readable(className)
            }
            objects[index].group = pending.group
            for property in pending.json["properties"]?.elements ?? [] {
                setProperty(property, of: index, name: nil)
            }
            guard pending.depth < CaptureLimits.depth else {
                noteDepth()
                continue
            }
            // The last waiting object is read first.
            for group in (pending.json["additionalGroups"]?.elements ?? []).reversed() {
                push(group, owner: index, isChild: false, depth: pending.depth + 1, to: &waiting)
            }
            if let children = pending.json["childGroup"] {
                push(children, owner: index, isChild: true, depth: pending.depth + 1, to: &waiting)
            }
        }
    }

    private func push(
        _ group: LenientJSON, owner: Int, isChild: Bool, depth: Int, to waiting: inout [Pending]
    ) {
        let name = group["groupingID"]?.string ?? ""
        for object in (group["debugHierarchyObjects"]?.elements ?? []).reversed() {
            waiting.append(Pending(json: object, group: name, owner: owner, isChild: isChild, depth: depth))
        }
    }

    private mutating func noteDepth() {
        if isTooDeep { return }
        isTooDeep = true
        findings.append(CaptureFinding(kind: .tooLarge(what: "levels", limit: CaptureLimits.depth), line: 0))
    }

    private mutating func place(of pending: Pending) -> Int? {
        guard let id = pending.json["objectID"]?.string?.lowercased() else { return nil }
        if let place = places[id] { return place }
        guard objects.count < CaptureLimits.items else { return nil }
        places[id] = objects.count
        objects.append(ArchiveObject(id: id, className: "", group: pending.group))
        return objects.count - 1
    }

    private static func isReference(_ json: LenientJSON) -> Bool {
        if json["propertyLogicalType"]?.string?.hasSuffix("TypePointer") == true { return true }
        return json["className"] == nil && json["childGroup"] == nil && json["additionalGroups"] == nil
            && json["properties"] == nil
    }

    /// The properties that hold pictures or other programs' data, and aren't needed.
    private static let skipped: Set<String> = [
        "encodedPresentationLayer", "dbgSubviewHierarchy", "encodedPresentationScene",
    ]

    private mutating func setProperty(_ json: LenientJSON, of place: Int, name: String?) {
        guard let name = json["propertyName"]?.string ?? name, !Self.skipped.contains(name) else { return }
        if let old = json["propertyValueStatus"]?.number {
            // Version 1 of responses.
            if old == 1 { objects[place].properties[name] = nil }
            guard old == 0 else { return }
        } else if let status = json["fetchStatus"]?.number, status == 0 || status == 8 {
            return
        }
        guard let value = json["propertyValue"] else {
            objects[place].properties[name] = nil
            return
        }
        if case .null = value {
            objects[place].properties[name] = nil
            return
        }
        guard let decoded = ArchiveValueReader.value(value, format: json["propertyFormat"]?.string ?? ""),
            decoded.isPossible(for: name)
        else {
            findings.append(
                CaptureFinding(
                    kind: .undecodable(name: "\(objects[place].className).\(name)", value: Self.text(value)),
                    line: 0))
            return
        }
        objects[place].properties[name] = decoded
    }

    private static func text(_ value: LenientJSON) -> String {
        switch value {
        case .string(let text): text
        case .number(let number): "\(number)"
        case .array(let elements): "a list of \(elements.count)"
        default: "an object"
        }
    }
}
