/// A value in a JSON5 text with its position.
public struct JSON5Value: Sendable {
    /// The content of a value.
    public enum Content: Sendable {
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
    public var content: Content
    /// The position of its beginning in the text.
    public var position: SourcePosition
    /// The byte offset of its beginning in the text.
    var offset: UInt32
}

/// A key of an object with its value and position.
public struct JSON5Member: Sendable {
    /// The key with escapes resolved.
    public var key: String
    /// The position of the key's beginning in the text.
    public var keyPosition: SourcePosition
    /// The value of the key.
    public var value: JSON5Value
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
