import Foundation

/// Reads the XML that Interface Builder writes: elements, attributes, text, comments, CDATA, character references.
///
/// Document type declarations, and thus custom entities, are rejected, so no reference expands to more than one
/// character and nothing outside the document is opened. The reader keeps its own stack, so nesting doesn't use the
/// program's.
struct XMLReader {
    private var scanner: XMLScanner
    private var open: [XMLElement] = []
    private var root: XMLElement?
    private var count = 0
    private let limits: XMLLimits

    /// Returns the root element of a document.
    ///
    /// - Complexity: O(size).
    static func read(_ data: Data, limits: XMLLimits = XMLLimits()) throws(XMLError) -> XMLElement {
        if let other = otherFormat(of: data) { throw XMLError(kind: other, line: 1, column: 1) }
        let text = try XMLDecoding.utf8(of: data, limit: limits.bytes)
        var reader = XMLReader(scanner: XMLScanner(text), limits: limits)
        return try reader.readDocument()
    }

    /// Returns the format of a file that isn't XML but has the name of an Interface Builder document.
    private static func otherFormat(of data: Data) -> XMLError.Kind? {
        let start = String(decoding: data.prefix(64), as: UTF8.self)
        let text = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.lowercased()
        if text.hasPrefix("{") || text.hasPrefix("//") {
            return .otherFormat("JSON5", advice: "end its name in .json5")
        }
        if text.hasPrefix("bplist") || text.hasPrefix("nibarchive") {
            return .otherFormat(
                "a compiled nib", advice: "name the .xib or .storyboard that it was made from")
        }
        if text.hasPrefix("<!doctype html") || text.hasPrefix("<html") {
            return .otherFormat("an HTML page", advice: "download the file itself")
        }
        return nil
    }

    private init(scanner: XMLScanner, limits: XMLLimits) {
        self.scanner = scanner
        self.limits = limits
    }

    private mutating func failure(_ kind: XMLError.Kind, at offset: Int? = nil) -> XMLError {
        let position = scanner.position(of: offset ?? scanner.offset)
        return XMLError(kind: kind, line: position.line, column: position.column)
    }

    private mutating func readDocument() throws(XMLError) -> XMLElement {
        while !scanner.isAtEnd {
            if scanner.next == UInt8(ascii: "<") { try readMarkup() } else { try readText() }
        }
        if let element = open.last {
            throw failure(.unexpectedEnd(open: element.name, line: element.line))
        }
        guard let root else { throw failure(scanner.offset == 0 ? .empty : .noElement) }
        return root
    }

    private mutating func readMarkup() throws(XMLError) {
        if scanner.stands("<?") {
            try skip("?>", named: "the processing instruction <?")
        } else if scanner.stands("<!--") {
            try skip("-->", named: "the comment <!--")
        } else if scanner.stands("<![CDATA["), !open.isEmpty {
            let start = scanner.offset
            scanner.skip(9)
            guard let content = scanner.take(until: "]]>") else {
                throw failure(.unclosed("<![CDATA["), at: start)
            }
            open[open.count - 1].text += XMLCharacters.normalized(content)
        } else if scanner.stands("<!") {
            throw failure(.documentType)
        } else if scanner.stands("</") {
            try readEndTag()
        } else {
            try readStartTag()
        }
    }

    private mutating func skip(_ end: StaticString, named what: String) throws(XMLError) {
        let start = scanner.offset
        scanner.skip(2)
        guard scanner.take(until: end) != nil else { throw failure(.unclosed(what), at: start) }
    }

    private mutating func readText() throws(XMLError) {
        let start = scanner.offset
        let raw = scanner.take { $0 != UInt8(ascii: "<") }
        guard !open.isEmpty else {
            guard let stray = raw.firstIndex(where: { !XMLCharacters.isSpace($0) }) else { return }
            throw failure(.textOutsideRoot, at: stray)
        }
        open[open.count - 1].text += try characters(raw, from: start, isAttribute: false)
    }

    /// Replaces references; the offset is that of the first byte.
    private mutating func characters(
        _ raw: ArraySlice<UInt8>, from start: Int, isAttribute: Bool
    ) throws(XMLError) -> String {
        do throws(XMLCharacters.Failure) {
            return try XMLCharacters.resolved(raw, isAttribute: isAttribute)
        } catch {
            throw failure(error.kind, at: start + error.offset)
        }
    }

    private mutating func readStartTag() throws(XMLError) {
        let start = scanner.offset
        scanner.skip()
        let name = String(decoding: scanner.take(while: XMLCharacters.isName), as: UTF8.self)
        guard XMLCharacters.isNameStart(name) else { throw failure(.badName, at: start) }
        guard root == nil else { throw failure(.contentAfterRoot, at: start) }
        count += 1
        guard count <= limits.elements else {
            throw failure(.tooManyElements(limit: limits.elements), at: start)
        }
        guard open.count < limits.depth else { throw failure(.tooDeep(limit: limits.depth), at: start) }
        let position = scanner.position(of: start)
        var element = XMLElement(name: name, line: position.line, column: position.column)
        while try readAttribute(of: &element) {}
        if scanner.stands("/>") {
            scanner.skip(2)
            close(element)
        } else if scanner.next == UInt8(ascii: ">") {
            scanner.skip()
            open.append(element)
        } else {
            throw failure(scanner.isAtEnd ? .endsInTag(name) : .badTag(name))
        }
    }

    /// The error about an attribute without a value, or about the file's end before it.
    private func withoutValue(_ name: String, of element: XMLElement) -> XMLError.Kind {
        scanner.isAtEnd ? .endsInTag(element.name) : .attributeWithoutValue(name)
    }

    private mutating func readAttribute(of element: inout XMLElement) throws(XMLError) -> Bool {
        _ = scanner.take(while: XMLCharacters.isSpace)
        let start = scanner.offset
        let name = String(decoding: scanner.take(while: XMLCharacters.isName), as: UTF8.self)
        guard !name.isEmpty else { return false }
        _ = scanner.take(while: XMLCharacters.isSpace)
        guard scanner.next == UInt8(ascii: "=") else {
            throw failure(withoutValue(name, of: element), at: start)
        }
        scanner.skip()
        _ = scanner.take(while: XMLCharacters.isSpace)
        let quote = scanner.next
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw failure(withoutValue(name, of: element), at: start)
        }
        scanner.skip()
        let valueStart = scanner.offset
        let raw = scanner.take { $0 != quote && $0 != UInt8(ascii: "<") }
        guard !scanner.isAtEnd else { throw failure(.endsInTag(element.name), at: valueStart - 1) }
        guard scanner.next == quote else { throw failure(.lessThanInAttribute(name)) }
        scanner.skip()
        let value = try characters(raw, from: valueStart, isAttribute: true)
        guard element[name] == nil else { throw failure(.duplicateAttribute(name), at: start) }
        guard element.attributes.count < limits.attributes else {
            throw failure(.tooManyAttributes(limit: limits.attributes), at: start)
        }
        element.attributes.append(XMLElement.Attribute(name: name, value: value))
        return true
    }

    private mutating func readEndTag() throws(XMLError) {
        let start = scanner.offset
        scanner.skip(2)
        let name = String(decoding: scanner.take(while: XMLCharacters.isName), as: UTF8.self)
        _ = scanner.take(while: XMLCharacters.isSpace)
        guard let element = open.last else { throw failure(.unexpectedEndTag(name), at: start) }
        guard element.name == name else {
            throw failure(.mismatchedEndTag(found: name, open: element.name, line: element.line), at: start)
        }
        guard scanner.next == UInt8(ascii: ">") else { throw failure(.badTag("/" + name)) }
        scanner.skip()
        open.removeLast()
        close(element)
    }

    private mutating func close(_ element: XMLElement) {
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }
}
