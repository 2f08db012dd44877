/// An element of an XML document with everything in it.
struct XMLElement: Sendable, Equatable {
    /// A name and a value as they stand in a start tag, references replaced.
    struct Attribute: Sendable, Equatable {
        var name: String
        var value: String
    }

    var name: String
    /// In the order in which they are written; names are unique.
    var attributes: [Attribute] = []
    var children: [XMLElement] = []
    /// The text between its tags without that of its children.
    var text = ""
    /// Where its start tag begins.
    var line: Int
    var column: Int

    /// The value of an attribute; nil where it isn't written.
    subscript(name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }

    /// The first child of a name.
    func child(_ name: String) -> XMLElement? {
        children.first { $0.name == name }
    }

    /// The first child with a `key`, and a name if one is given.
    func child(_ name: String? = nil, key: String) -> XMLElement? {
        children.first { (name == nil || $0.name == name) && $0["key"] == key }
    }
}
