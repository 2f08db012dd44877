/// A value of a JSON5 text and where it begins.
public struct JSON5Value: Sendable {
    /// What a value is.
    public enum Content: Sendable {
        case null
        case bool(Bool)
        /// Infinite or NaN where the text says `Infinity` or `NaN`.
        case number(Double)
        case string(String)
        case array([JSON5Value])
        case object([JSON5Member])
        /// What stands here is no value; an error says so.
        case invalid
    }

    public var content: Content
    public var position: SourcePosition
    /// Where it begins in the text, in bytes.
    var offset: UInt32
}

/// A key of an object with its value, and where the key begins.
public struct JSON5Member: Sendable {
    public var key: String
    public var keyPosition: SourcePosition
    public var value: JSON5Value
}

extension JSON5Value {
    /// What kind of value it is, as a message says it.
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
