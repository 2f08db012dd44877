/// A value in a JSON5 text with its position.
package struct JSON5Value: Sendable {
    /// The content of a value.
    package enum Content: Sendable {
        case null
        case bool(Bool)
        /// A number; infinite or NaN for `Infinity` and `NaN`.
        case number(Double)
        case string(String)
        case array([JSON5Value])
        case object([JSON5Member])
        /// Not a value, which an error has reported.
        case invalid
    }

    /// The content of the value.
    package var content: Content
    /// The position of its beginning in the text.
    package var position: SourcePosition
    /// The byte offset of its beginning in the text.
    var offset: UInt32
}

/// A key of an object with its value and position.
package struct JSON5Member: Sendable {
    /// The key with escapes resolved.
    package var key: String
    /// The position of the key's beginning in the text.
    package var keyPosition: SourcePosition
    /// The value of the key.
    package var value: JSON5Value
}

extension [JSON5Member] {
    /// Returns the members whose key an earlier one has, each with the first of them.
    package func duplicates() -> [(member: JSON5Member, first: JSON5Member)] {
        var known: [String: JSON5Member] = [:]
        var duplicates: [(member: JSON5Member, first: JSON5Member)] = []
        for member in self {
            if let first = known[member.key] {
                duplicates.append((member, first))
            } else {
                known[member.key] = member
            }
        }
        return duplicates
    }
}

extension JSON5Value {
    /// The kind of value as shown in messages.
    var kindName: String {
        switch content {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "text"
        case .array: "an array"
        case .object: "an object"
        case .invalid: "no value"
        }
    }
}
