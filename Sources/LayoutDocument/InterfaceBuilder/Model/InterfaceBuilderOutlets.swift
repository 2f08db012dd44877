/// The names that code uses for objects: the outlets of file's owners, controllers, cells and views.
enum InterfaceBuilderOutlets {
    /// Returns the names by destination id. If several objects have outlets to one destination, the outermost names it.
    ///
    /// - Complexity: O(size of the document).
    static func names(in root: XMLElement) -> [String: String] {
        var names: [String: String] = [:]
        var level = [root]
        // Level by level, since an owner or a controller comes before what is inside.
        while !level.isEmpty {
            for element in level where element.name == "connections" { add(element, to: &names) }
            level = level.flatMap(\.children)
        }
        return names
    }

    /// Adds the outlets of an object; the members of a collection are counted as in code.
    private static func add(_ connections: XMLElement, to names: inout [String: String]) {
        var counts: [String: Int] = [:]
        for connection in connections.children {
            guard let destination = connection["destination"], let name = connection["property"] else {
                continue
            }
            switch connection.name {
            case "outlet" where !isRole(name):
                if names[destination] == nil { names[destination] = name }
            case "outletCollection":
                let index = counts[name, default: 0]
                counts[name] = index + 1
                if names[destination] == nil { names[destination] = "\(name)[\(index)]" }
            default: break
            }
        }
    }

    /// Whether an outlet says what an object does for another, and not what it is.
    private static func isRole(_ name: String) -> Bool {
        let lowercased = name.lowercased()
        return lowercased.hasSuffix("delegate") || lowercased.hasSuffix("datasource")
    }
}
