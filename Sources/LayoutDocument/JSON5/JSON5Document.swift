/// A parsed JSON5 text: its value as far as it could be read, and its errors.
package struct JSON5Document: Sendable {
    let bytes: [UInt8]
    /// The value; nil if nothing could be read.
    package let value: JSON5Value?
    /// The errors in the order of the text.
    package let errors: [Located<JSON5Error>]
    /// The number of errors that aren't listed.
    package let furtherErrors: Int
    /// The number of objects in it.
    let objectCount: Int

    /// Parses a text; after an error, parsing resumes where the text makes sense again.
    ///
    /// - Complexity: O(size of the text).
    package init(parsing bytes: [UInt8], limits: JSON5Limits = JSON5Limits()) {
        var parser = JSON5Parser(bytes: bytes, limits: limits)
        value = parser.parseDocument()
        errors = parser.errors
        furtherErrors = parser.furtherErrors
        objectCount = parser.objectCount
        self.bytes = bytes
    }

    /// Returns the position of a character of a string in the text, taking escapes into account.
    ///
    /// `scalar` is the index in the string's Unicode scalars, from 0; their count means the string's end.
    /// - Complexity: O(scalar).
    package func position(ofScalar scalar: Int, in string: JSON5Value) -> SourcePosition {
        guard case .string = string.content else { return string.position }
        var parser = JSON5Parser(bytes: bytes, limits: JSON5Limits())
        return parser.position(ofScalar: scalar, inLiteralAt: string)
    }
}
