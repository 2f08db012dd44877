/// A JSON5 text that was read: its value as far as it could be made out, and its errors.
public struct JSON5Document: Sendable {
    let bytes: [UInt8]
    /// Nil where nothing could be made out.
    public let value: JSON5Value?
    /// In the order of the text.
    public let errors: [Located<JSON5Error>]
    /// How many errors there are beyond those kept.
    public let furtherErrors: Int

    /// Reads a text; after an error, reading goes on where the text makes sense again.
    ///
    /// - Complexity: O(size of the text).
    public init(parsing bytes: [UInt8], limits: JSON5Limits = JSON5Limits()) {
        var parser = JSON5Parser(bytes: bytes, limits: limits)
        value = parser.parseDocument()
        errors = parser.errors
        furtherErrors = parser.furtherErrors
        self.bytes = bytes
    }

    /// Where a character of a string stands in the text, escapes and all.
    ///
    /// - Parameter scalar: counted from 0 in the string's Unicode scalars; the string's end is its count.
    /// - Complexity: O(scalar).
    public func position(ofScalar scalar: Int, in string: JSON5Value) -> SourcePosition {
        guard case .string = string.content else { return string.position }
        var parser = JSON5Parser(bytes: bytes, limits: JSON5Limits())
        return parser.position(ofScalar: scalar, inLiteralAt: string)
    }
}
