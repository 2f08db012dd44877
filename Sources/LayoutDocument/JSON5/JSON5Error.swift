/// What can be wrong with a JSON5 text.
public enum JSON5Error: Error, Sendable, Hashable {
    case tooLarge(bytes: Int, limit: Int)
    case notUTF8(byte: UInt8)
    case utf16
    case empty
    case tooDeep(limit: Int)
    case textAfterEnd
    case expectedValue(found: String)
    case unknownWord(String)
    case expectedKey(found: String)
    case numberAsKey(String)
    case expectedColon(key: String)
    case equalsForColon(key: String)
    case expectedComma(container: JSON5Container)
    case surplusComma
    case unexpected(found: String, container: JSON5Container)
    case wrongClosing(found: String, container: JSON5Container, opened: SourcePosition)
    case unclosed(container: JSON5Container, opened: SourcePosition)
    case unclosedString(quote: String)
    case unclosedComment
    case invalidEscape(String)
    case loneSurrogate
    case malformedNumber(String)
    case leadingZero(String)
    case numberTooLarge(String)
}

/// An array or an object.
public enum JSON5Container: Sendable, Hashable {
    case array, object

    /// The bracket that ends it.
    var closing: String { self == .array ? "]" : "}" }
    /// The bracket that begins it.
    var opening: String { self == .array ? "[" : "{" }
}

/// What is wrong, and where.
public struct Located<Value: Sendable & Hashable>: Sendable, Hashable {
    public var position: SourcePosition
    public var value: Value
}
