/// Parses JSON5 (spec.json5.org) from UTF-8 bytes, recording positions and recovering from errors.
///
/// Values and containers are parsed here; keys, strings, numbers, words, space and comments in extensions.
struct JSON5Parser {
    let bytes: [UInt8]
    let limits: JSON5Limits
    var offset = 0
    var line = 1
    /// The value to subtract from `offset` to get the column (from 0): the line's start plus its continuation
    /// bytes.
    var columnBase = 0
    private(set) var errors: [Located<JSON5Error>] = []
    private(set) var furtherErrors = 0
    /// The last key of each length that takes memory of its own, with where it is: a document has few keys many times.
    var longKeys: [(start: Int, key: String)?] = Array(repeating: nil, count: 32)
    /// The number of objects so far.
    private(set) var objectCount = 0
    /// The containers that are open at the current position.
    private var open: [JSON5Container] = []
    /// Whether parsing is recovering from an error, so that following errors are probably consequences.
    private(set) var isRecovering = false
    /// Where the last string begins.
    var lastString: (offset: Int, line: Int, columnBase: Int) = (0, 1, 0)
    /// Whether parsing was abandoned.
    private var isAbandoned = false
    /// The bracket that closed a container last, with its position.
    private var lastClosing: (bracket: String, position: SourcePosition)?

    init(bytes: [UInt8], limits: JSON5Limits) {
        self.bytes = bytes
        self.limits = limits
    }

    var isAtEnd: Bool { offset >= bytes.count }
    /// The next byte; 0 at the end, with which no token begins.
    var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }
    var position: SourcePosition { SourcePosition(line: line, column: offset - columnBase + 1) }

    func byte(at distance: Int) -> UInt8 {
        offset + distance < bytes.count ? bytes[offset + distance] : 0
    }

    func text(from start: Int, to end: Int) -> String {
        String(decoding: bytes[start..<end], as: UTF8.self)
    }

    mutating func note(_ error: JSON5Error, at position: SourcePosition) {
        guard errors.count < limits.errors else {
            furtherErrors += 1
            return
        }
        errors.append(Located(position: position, value: error))
    }

    mutating func markRecovering() { isRecovering = true }

    /// Parses the whole text; nil if it has no value.
    mutating func parseDocument() -> JSON5Value? {
        guard checkEncoding() else { return nil }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            offset = 3
            columnBase = 3
        }
        skipSpace()
        guard !isAtEnd else {
            if errors.isEmpty { note(.empty, at: .start) }
            return nil
        }
        if byte == UInt8(ascii: "<"), errors.isEmpty {
            note(.xml, at: position)
            return nil
        }
        if bytes[offset...].starts(with: "```".utf8) {
            note(.codeFence, at: position)
            return nil
        }
        if let key = keyOutsideBraces() {
            note(.keyOutsideBraces(key), at: position)
            return nil
        }
        let value = parseValue()
        skipSpace()
        if !isAtEnd, !isAbandoned, !isRecovering { noteTextAfterEnd() }
        return value
    }

    /// Reports text after the value: where a comma follows, the bracket before it closed the value too early.
    private mutating func noteTextAfterEnd() {
        switch (byte, lastClosing) {
        case (UInt8(ascii: ","), let (bracket, place)?): note(.closedEarly(bracket), at: place)
        case (UInt8(ascii: "}"), _): note(.surplusBracket("}"), at: position)
        case (UInt8(ascii: "]"), _): note(.surplusBracket("]"), at: position)
        default: note(.textAfterEnd, at: position)
        }
    }

    /// The key that the file begins with, as YAML does; nil if it begins with something else.
    private func keyOutsideBraces() -> String? {
        var ahead = self
        let key = ahead.parseIdentifier()
        ahead.skipSpace()
        return !key.isEmpty && ahead.byte == UInt8(ascii: ":") ? key : nil
    }

    private mutating func checkEncoding() -> Bool {
        guard bytes.count <= limits.size else {
            note(.tooLarge(bytes: bytes.count, limit: limits.size), at: .start)
            return false
        }
        guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else {
            note(.utf16, at: .start)
            return false
        }
        guard let invalid = UTF8Check.firstInvalidByte(in: bytes) else { return true }
        while offset < invalid { advanceAnywhere() }
        note(.notUTF8(byte: bytes[invalid]), at: position)
        return false
    }

    /// Reads a value; if there is none, reports that and skips nothing.
    mutating func parseValue() -> JSON5Value {
        let start = (position, offset)
        let content: JSON5Value.Content
        switch byte {
        case UInt8(ascii: "{"): content = parseObject()
        case UInt8(ascii: "["): content = parseArray()
        case UInt8(ascii: "\""), UInt8(ascii: "'"): content = parseText()
        case _ where isAtNumber: content = parseNumber()
        case _ where isAtIdentifier: content = parseWord()
        default:
            note(quotedOtherwise.map { .otherQuotes($0) } ?? .expectedValue(found: nextName), at: position)
            isRecovering = true
            content = .invalid
        }
        return JSON5Value(content: content, position: start.0, offset: UInt32(clamping: start.1))
    }

    /// The number of elements to make room for at first; few containers have only one, and many have two.
    private static let usualCount = 2

    private mutating func parseArray(closedBy closing: JSON5Container = .array) -> JSON5Value.Content {
        var values: [JSON5Value] = []
        parseElements(of: .array, closedBy: closing) { parser in
            if values.isEmpty { values.reserveCapacity(Self.usualCount) }
            values.append(parser.parseValue())
        }
        return .array(values)
    }

    private mutating func parseObject() -> JSON5Value.Content {
        objectCount += 1
        if beginsLikeArray {
            note(.bracesAroundList, at: position)
            return parseArray(closedBy: .object)
        }
        var members: [JSON5Member] = []
        parseElements(of: .object) { parser in
            guard let member = parser.parseMember() else { return }
            if members.isEmpty { members.reserveCapacity(Self.usualCount) }
            members.append(member)
        }
        return .object(members)
    }

    /// Whether the next object begins with a text that has no value, as an array in braces does.
    private var beginsLikeArray: Bool {
        var end = endOfPlainSpace(from: offset + 1)
        guard end < bytes.count, case let quote = bytes[end],
            quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        else { return false }
        repeat {
            end += 1
            guard end < bytes.count, bytes[end] >= UInt8(ascii: " "), bytes[end] != UInt8(ascii: "\\") else {
                return false
            }
        } while bytes[end] != quote
        end = endOfPlainSpace(from: end + 1)
        return end < bytes.count && bytes[end] == UInt8(ascii: ",")
    }

    private func endOfPlainSpace(from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] <= UInt8(ascii: " ") { end += 1 }
        return end
    }

    /// Reads everything between the brackets of a container, including commas.
    ///
    /// - Parameter closing: The container whose bracket ends it.
    private mutating func parseElements(
        of container: JSON5Container, closedBy closing: JSON5Container? = nil,
        element: (inout JSON5Parser) -> Void
    ) {
        let closing = closing ?? container
        let opened = position
        guard open.count < limits.depth else {
            note(.tooDeep(limit: limits.depth), at: opened)
            abandon()
            return
        }
        offset += 1
        open.append(closing)
        defer { open.removeLast() }
        while true {
            skipSpace()
            switch byte {
            case 0 where isAtEnd:
                if !isAbandoned, !isRecovering {
                    note(.unclosed(container: closing, opened: opened), at: position)
                }
                return abandon()
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                return close(closing, opened: opened)
            case UInt8(ascii: ","):
                note(.surplusComma, at: position)
                offset += 1
            default:
                element(&self)
                parseSeparator(in: container)
            }
        }
    }

    private mutating func close(_ container: JSON5Container, opened: SourcePosition) {
        let found: JSON5Container = byte == UInt8(ascii: "]") ? .array : .object
        if found != container {
            note(.wrongClosing(found: found.closing, container: container, opened: opened), at: position)
            if open.dropLast().contains(found) { return }
        }
        lastClosing = (found.closing, position)
        offset += 1
    }

    /// Skips the comma after an element, or moves to where the next element can begin.
    private mutating func parseSeparator(in container: JSON5Container) {
        skipSpace()
        if isRecovering {
            skipToSeparator()
            isRecovering = isAtEnd
        }
        switch byte {
        case UInt8(ascii: ","): offset += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): break
        case 0 where isAtEnd: break
        case _ where canBeginElement: note(.expectedComma(container: container), at: position)
        default:
            note(.unexpected(found: nextName, container: container), at: position)
            skipToSeparator()
            if byte == UInt8(ascii: ",") { offset += 1 }
        }
    }

    var isAtNumber: Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    var canBeginElement: Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "'"): true
        default: isAtNumber || isAtIdentifier
        }
    }

    /// Moves to the next comma or closing bracket of the current container without reporting errors.
    private mutating func skipToSeparator() {
        let kept = (errors, furtherErrors)
        defer { (errors, furtherErrors) = kept }
        var depth = 0
        while true {
            skipSpace()
            switch byte {
            case 0 where isAtEnd: return
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth == 0 { return }
                depth -= 1
            case UInt8(ascii: ","):
                if depth == 0 { return }
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                skipString()
                continue
            default: break
            }
            advanceAnywhere()
        }
    }

    private mutating func abandon() {
        isAbandoned = true
        offset = bytes.count
    }
}
