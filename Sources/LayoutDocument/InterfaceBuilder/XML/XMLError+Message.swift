extension XMLError {
    /// The problem and the fix, on one line.
    var message: String {
        switch kind {
        case .tooLarge(let limit):
            "the document is larger than \(limit) bytes; split it into several"
        case .notText(let encoding):
            "the file is not valid \(encoding); save the document as UTF-8"
        case .unknownEncoding(let name):
            "unknown encoding \(name); save the document as UTF-8"
        case .empty: "the file is empty; get it again, such as from version control, or save it in Xcode"
        case .noElement: "there is no element; expected <document>"
        case .otherFormat(let name, let advice):
            "this is \(name), not an Interface Builder document; \(advice)"
        case .documentType:
            "document type declarations are not supported; Interface Builder writes none, so remove it"
        case .unknownEntity(""): "write &amp; where & itself is meant"
        case .unknownEntity(let name):
            "&\(name); is not defined; XML knows &amp; &lt; &gt; &quot; &apos; and &#number;"
        case .badCharacterReference(let text):
            "&#\(text); is not a valid character reference; correct the number"
        case .controlCharacter(let byte):
            "the control character \(byte) is not allowed in XML; remove it"
        case .tooDeep(let limit): "elements are nested deeper than \(limit); flatten the document"
        case .tooManyElements(let limit):
            "there are more than \(limit) elements; split the document into several"
        case .tooManyAttributes(let limit):
            "the element has more than \(limit) attributes; Interface Builder writes some thirty, so remove the rest"
        case .unexpectedEnd(let open, let line):
            "the document ends inside <\(open)> of line \(line); add </\(open)>"
        case .unexpectedEndTag(let name): "unexpected </\(name)>; remove it"
        case .mismatchedEndTag(let found, let open, let line):
            "</\(found)> where <\(open)> of line \(line) is still open; expected </\(open)>"
        case .unclosed(let what): "\(what) is never closed"
        case .badName: "expected a name after <; write &lt; where < itself is meant"
        case .badTag(let name): "the tag <\(name) is not closed; expected >, /> or an attribute"
        case .endsInTag(let name):
            "the file ends inside <\(name) …>, so a part of it is missing; get it again, such as from version control"
        case .attributeWithoutValue(let name): "the attribute \(name) has no value; write \(name)=\"…\""
        case .duplicateAttribute(let name): "the attribute \(name) is written twice; keep one"
        case .lessThanInAttribute(let name):
            "< is not allowed in the value of \(name); write &lt;, or close the quotation mark before it"
        case .contentAfterRoot: "a second root element; remove it"
        case .textOutsideRoot: "text outside the root element; remove it"
        }
    }
}
