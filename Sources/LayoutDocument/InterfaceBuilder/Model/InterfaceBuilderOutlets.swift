/// The names by which an object's code knows other objects.
enum InterfaceBuilderOutlets {
    /// Names by destination id; where an object has two outlets to one destination, the first.
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
