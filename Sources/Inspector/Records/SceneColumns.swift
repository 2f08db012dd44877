/// Scenes as JSON with their members side by side: all ids, all items and so on, null for those that a scene lacks. What two
/// scenes have in common is close enough then for compression to find it, which looks back 32 kB.
struct SceneColumns {
    private var names: [[UInt8]] = []
    /// The values of each member, by scene.
    private var values: [[ArraySlice<UInt8>]] = []
    private var places: [[UInt8]: Int] = [:]
    private var sceneCount = 0

    private static let missing = Array("null".utf8)[...]

    /// Adds a scene: a JSON object without spaces.
    mutating func add(_ scene: [UInt8]) {
        for (name, value) in Self.members(of: scene) {
            let place = places[name] ?? names.count
            if place == names.count {
                names.append(name)
                values.append(Array(repeating: Self.missing, count: sceneCount))
                places[name] = place
            }
            values[place].append(value)
        }
        sceneCount += 1
        for place in values.indices where values[place].count < sceneCount {
            values[place].append(Self.missing)
        }
    }

    /// The members, each an array with the values of all scenes.
    var json: [UInt8] {
        var json = Array("{".utf8)
        for (place, name) in names.enumerated() {
            if place > 0 { json.append(UInt8(ascii: ",")) }
            json += name + Array(":[".utf8)
            json += Array(values[place].joined(separator: [UInt8(ascii: ",")]))
            json.append(UInt8(ascii: "]"))
        }
        return json + Array("}".utf8)
    }

    /// Returns the members of an object, each name with its quotes.
    private static func members(of object: [UInt8]) -> [(name: [UInt8], value: ArraySlice<UInt8>)] {
        var members: [(name: [UInt8], value: ArraySlice<UInt8>)] = []
        var (name, start, nesting, index): ([UInt8], Int, Int, Int) = ([], 1, 0, 1)
        while index < object.count {
            switch object[index] {
            case UInt8(ascii: "\""): index = end(ofString: index, in: object)
            case UInt8(ascii: "["), UInt8(ascii: "{"): nesting += 1
            case UInt8(ascii: ":") where nesting == 0:
                name = Array(object[start..<index])
                start = index + 1
            case UInt8(ascii: ",") where nesting == 0:
                members.append((name, object[start..<index]))
                start = index + 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                nesting -= 1
                if nesting < 0, start < index { members.append((name, object[start..<index])) }
            default: break
            }
            index += 1
        }
        return members
    }

    /// Returns the index of the quote that closes a string.
    private static func end(ofString start: Int, in json: [UInt8]) -> Int {
        var index = start + 1
        while index < json.count, json[index] != UInt8(ascii: "\"") {
            index += json[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return index
    }
}
