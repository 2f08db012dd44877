/// The names that an object's code uses for other objects.
enum InterfaceBuilderOutlets {
    /// Returns the names by destination id; if an object has two outlets to one destination, the first.
    static func names(of element: XMLElement) -> [String: String] {
        var names: [String: String] = [:]
        for connection in element.child("connections")?.children ?? [] where connection.name == "outlet" {
            guard let destination = connection["destination"], let name = connection["property"],
                names[destination] == nil
            else { continue }
            names[destination] = name
        }
        return names
    }
}
