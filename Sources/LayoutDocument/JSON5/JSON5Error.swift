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
    /// A bracket closed the value before its end.
    case closedEarly(String)
    /// There is a closing bracket after the value.
    case surplusBracket(String)
    /// The text begins with the mark of a block in Markdown.
    case codeFence
    /// There are braces around texts that have no values.
    case bracesAroundList
    /// A key has hyphens, with the key as one word.
    case hyphenatedKey(String, key: String)
    /// A text is in quotes of another kind.
    case otherQuotes(String)
    /// Something else is where a value should be.
    case expectedValue(found: String)
    /// A text without quotes isn't a value.
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
    /// A string has no closing quote, with what it was probably meant to be.
    case unclosedString(quote: String, text: String)
    /// A string goes on in the next line.
    case stringOverLines
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
