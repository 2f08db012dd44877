/// A problem with a JSON5 text.
package enum JSON5Error: Error, Sendable, Hashable {
    /// The text exceeds the limit on its size.
    case tooLarge(bytes: Int, limit: Int)
    /// A byte isn't part of valid UTF-8.
    case notUTF8(byte: UInt8)
    /// The text is UTF-16.
    case utf16
    /// The text has no value.
    case empty
    /// The text is XML.
    case xml
    /// Arrays and objects are nested too deeply.
    case tooDeep(limit: Int)
    /// There is text after the value.
    case textAfterEnd
    /// Something else is where a value should be.
    case expectedValue(found: String)
    /// A word without quotes isn't a value.
    case unknownWord(String)
    /// The file begins with a key instead of an object.
    case keyOutsideBraces(String)
    /// Something else is where a key should be.
    case expectedKey(found: String)
    /// A number without quotes is used as a key.
    case numberAsKey(String)
    /// There is no colon after a key.
    case expectedColon(key: String)
    /// There is an equals sign instead of a colon after a key.
    case equalsForColon(key: String)
    /// There is no comma between two elements.
    case expectedComma(container: JSON5Container)
    /// There is a comma without an element before it.
    case surplusComma
    /// Something else follows an element.
    case unexpected(found: String, container: JSON5Container)
    /// A closing bracket doesn't match the opening one.
    case wrongClosing(found: String, container: JSON5Container, opened: SourcePosition)
    /// The text ends inside an array or object.
    case unclosed(container: JSON5Container, opened: SourcePosition)
    /// A string has no closing quote.
    case unclosedString(quote: String)
    /// A comment isn't closed.
    case unclosedComment
    /// A backslash isn't followed by a valid escape.
    case invalidEscape(String)
    /// An escape is half of a surrogate pair.
    case loneSurrogate
    /// A text that looks like a number isn't one.
    case malformedNumber(String)
    /// A number begins with superfluous zeros.
    case leadingZero(String)
    /// A number is too large for a double.
    case numberTooLarge(String)
}

/// An array or an object.
package enum JSON5Container: Sendable, Hashable {
    case array, object

    /// The bracket that closes it.
    var closing: String { self == .array ? "]" : "}" }
    /// The bracket that opens it.
    var opening: String { self == .array ? "[" : "{" }
}

/// A value with its position in a text.
package struct Located<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The position of its beginning in the text.
    package var position: SourcePosition
    /// The value found there.
    package var value: Value
}
