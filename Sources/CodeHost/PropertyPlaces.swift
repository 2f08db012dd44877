/// Where the author's types declare their properties, as the copies that are compiled tell.
enum PropertyPlaces {
    /// The places as `FILE:LINE`, by type and property, such as `Card.name`.
    nonisolated(unsafe) private static var places: [String: String] = [:]

    /// Takes the tables of the files, in which each word is a property and its line: `Card.name=12`.
    static func read(_ tables: [String], of files: [String]) {
        for (table, file) in zip(tables, files) {
            for word in table.split(separator: " ") {
                guard let sign = word.lastIndex(of: "=") else { continue }
                places[String(word[..<sign])] = "\(file):\(word[word.index(after: sign)...])"
            }
        }
    }

    static func place(of property: String, in type: Any.Type) -> String? {
        places.isEmpty ? nil : places["\(name(of: type)).\(property)"]
    }

    /// The name of a type in its module: without what it is generic over, or the place of a private one.
    private static func name(of type: Any.Type) -> String {
        var (result, depth) = ("", 0)
        for character in String(reflecting: type) {
            switch character {
            case "(", "<": depth += 1
            case ")", ">": depth -= 1
            default: if depth == 0 { result.append(character) }
            }
        }
        return result.split(separator: ".").dropFirst().joined(separator: ".")
    }
}
