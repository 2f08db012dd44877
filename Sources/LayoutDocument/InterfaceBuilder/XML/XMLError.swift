/// The reason why a text can't be read as XML, and its position.
struct XMLError: Error, Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        case tooLarge(limit: Int)
        case notText(encoding: String)
        case unknownEncoding(String)
        case noElement
        /// The file is empty.
        case empty
        /// The file has another format.
        case otherFormat(String, advice: String)
        case documentType
        case unknownEntity(String)
        case badCharacterReference(String)
        case controlCharacter(UInt8)
        case tooDeep(limit: Int)
        case tooManyElements(limit: Int)
        case tooManyAttributes(limit: Int)
        case unexpectedEnd(open: String, line: Int)
        case unexpectedEndTag(String)
        case mismatchedEndTag(found: String, open: String, line: Int)
        case unclosed(String)
        case badName
        case badTag(String)
        case attributeWithoutValue(String)
        /// The file ends inside the tag of an element.
        case endsInTag(String)
        case duplicateAttribute(String)
        case lessThanInAttribute(String)
        case contentAfterRoot
        case textOutsideRoot
    }

    var kind: Kind
    /// The position, counted from 1; columns count Unicode scalars.
    var line: Int
    var column: Int
}
