/// An element of an XML document with all its contents.
struct XMLElement: Sendable, Equatable {
    /// A name and a value in a start tag, with references replaced.
    struct Attribute: Sendable, Equatable {
        var name: String
        var value: String
    }

    var name: String
    /// The attributes in the order written; names are unique.
    var attributes: [Attribute] = []
    var children: [XMLElement] = []
    /// The text between its tags without the text of its children.
    var text = ""
    /// The line and column where its start tag begins.
    var line: Int
    var column: Int

    /// Returns the value of an attribute; nil if it is missing.
    subscript(name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }

    /// Returns the first child with a name.
    func child(_ name: String) -> XMLElement? {
        children.first { $0.name == name }
    }

    /// Returns the first child with a `key`, and a name if one is given.
    func child(_ name: String? = nil, key: String) -> XMLElement? {
        children.first { (name == nil || $0.name == name) && $0["key"] == key }
    }
}
