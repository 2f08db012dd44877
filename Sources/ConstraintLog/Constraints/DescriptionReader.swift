import LayoutValues
import Findings
import Solver

/// Reads the description of a constraint, `<class:address 'identifier' body (active, names: …)>`.
package struct DescriptionReader {
    private var cursor: TextCursor
    private var constraint: LogConstraint

    private init(_ text: ArraySlice<UInt8>, line: Int) {
        let joined = Self.onOneLine(text)
        constraint = LogConstraint(
            className: "", left: LogExpression(), relation: .equal, right: LogExpression(), priority: 1000,
            text: joined.string, line: line)
        var inner = joined[...]
        if inner.first == UInt8(ascii: "<") { inner = inner.dropFirst() }
        if inner.last == UInt8(ascii: ">") { inner = inner.dropLast() }
        cursor = TextCursor(Array(inner.trimmed)[...])
    }

    /// Returns the constraint of a description; nil if the text doesn't say what it relates.
    ///
    /// - Parameter line: The line of the log on which the description begins.
    package static func read(_ text: ArraySlice<UInt8>, line: Int) -> LogConstraint? {
        var reader = DescriptionReader(text, line: line)
        return reader.read()
    }

    /// Returns a text without line breaks, with runs of spaces collapsed to one.
    package static func onOneLine(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        for byte in text {
            if byte.isSpace {
                if result.last != 0x20 { result.append(0x20) }
            } else {
                result.append(byte)
            }
        }
        return result
    }

    private mutating func read() -> LogConstraint? {
        readHead()
        readMarks()
        var body = cursor.rest
        let names = takeStates(from: &body)
        constraint.superview = names.edge
        let content = Self.takeContentPriorities(from: &body)
        guard let (equation, direction) = Self.relation(body, names: names) else {
            return openRelation(body, names: names)
        }
        constraint.left = equation.left
        constraint.relation = equation.relation
        constraint.right = equation.right
        constraint.direction = direction
        constraint.priority = equation.priority ?? 1000
        constraint.separate(names.shared, isVisualFormat: Self.isVisualFormat(body))
        if constraint.isContentSize { setContentPriorities(content) }
        return constraint
    }

    /// The priority of hugging and of compression resistance if none is printed.
    private static let contentPriority = 750.0

    /// Sets the relation and the priority of a content size, which stands for two constraints.
    private mutating func setContentPriorities(_ priorities: (hugging: Double, resistance: Double)) {
        constraint.priority = max(priorities.hugging, priorities.resistance)
        guard constraint.priority >= 1000 else { return }
        if priorities.hugging < 1000 { constraint.relation = .greaterThanOrEqual }
        if priorities.resistance < 1000 { constraint.relation = .lessThanOrEqual }
    }

    private static func isVisualFormat(_ body: ArraySlice<UInt8>) -> Bool {
        body.matches("H:", at: body.startIndex) || body.matches("V:", at: body.startIndex)
            || body.matches("|", at: body.startIndex) || body.matches("[", at: body.startIndex)
    }

    private static func relation(
        _ body: ArraySlice<UInt8>, names: NameTable
    ) -> (EquationReader.Equation, LogConstraint.Direction?)? {
        if isVisualFormat(body) {
            return VisualFormatReader.read(body, names: names).map { ($0.equation, $0.direction) }
        }
        return EquationReader.read(body, names: names).map { ($0, nil) }
    }

    /// Reads the class, and the address or key with the place that SnapKit adds.
    private mutating func readHead() {
        let start = cursor.index
        while let byte = cursor.next, byte.isClassCharacter { cursor.index += 1 }
        let end = cursor.index
        cursor.skipSpaces()
        guard end > start, cursor.take(":") else {
            cursor.index = start
            return
        }
        constraint.className = cursor.text[start..<end].string
        cursor.skipSpaces()
        let keyStart = cursor.index
        while let byte = cursor.next, !byte.isSpace { cursor.index += 1 }
        takeRestOfPath(from: keyStart)
        setKey(cursor.text[keyStart..<cursor.index])
        cursor.skipSpaces()
    }

    /// The maximum length of the path of a source file.
    private static let longestPath = 1_024

    /// Skips the rest of a path with spaces: SnapKit before 1.0 prints the whole path, `@/Users/me/My App/Cell.swift#88`.
    private mutating func takeRestOfPath(from start: Int) {
        let key = cursor.text[start..<cursor.index]
        guard let at = key.firstIndex(of: UInt8(ascii: "@")), !key[at...].contains(UInt8(ascii: "#")) else {
            return
        }
        let rest = cursor.rest.prefix(Self.longestPath)
        guard let mark = rest.firstIndex(of: UInt8(ascii: "#")) else { return }
        let digits = rest[(mark + 1)...].prefix(while: \.isDigit)
        guard !digits.isEmpty, digits.endIndex < rest.endIndex, rest[digits.endIndex].isSpace else { return }
        cursor.index = digits.endIndex
    }

    private mutating func setKey(_ key: ArraySlice<UInt8>) {
        var address = key
        if let at = key.firstIndex(of: UInt8(ascii: "@")),
            let number = key[at...].lastIndex(of: UInt8(ascii: "#")),
            let line = Int(key[(number + 1)...].string)
        {
            constraint.place = .init(file: key[(at + 1)..<number].string, line: line)
            address = key[key.startIndex..<at]
        }
        // A placeholder for an elided address doesn't identify anything.
        let isElided =
            address.matches("0x", at: address.startIndex)
            && !address.dropFirst(2).contains(where: \.isHexDigit)
        if !address.isEmpty, !isElided { constraint.address = address.string }
        // If a library knows a key, it prints `key[0x…]`.
        if let bracket = address.firstIndex(of: "[0x"), bracket > address.startIndex {
            constraint.identifier = address[address.startIndex..<bracket].string
        }
    }

    /// Reads the identifier in quotes and the autoresizing mask, in either order.
    private mutating func readMarks() {
        while true {
            cursor.skipSpaces()
            if cursor.next == UInt8(ascii: "'"), !cursor.rest.matches("'|'", at: cursor.index),
                let end = QuotedText.end(
                    in: Self.spaced(cursor.text, before: cursor.index), from: cursor.index)
            {
                constraint.identifier = cursor.text[(cursor.index + 1)..<(end - 1)].string
                cursor.index = end
            } else if cursor.take("h=") || cursor.take("v=") {
                var mask = ""
                while let byte = cursor.next, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "&") {
                    mask += String(UnicodeScalar(byte))
                    cursor.index += 1
                }
                constraint.mask = (constraint.mask ?? "") + mask
            } else {
                return
            }
        }
    }

    /// Returns the text from an index on, so that an identifier at the very beginning is read like one after a space.
    private static func spaced(_ text: ArraySlice<UInt8>, before index: Int) -> ArraySlice<UInt8> {
        text[index...]
    }

    private static let stateMarks: [StaticString] = ["(active", "(inactive", "(Names:", "(names:"]

    /// Removes `(active, names: …)` from the end, and reads it.
    private mutating func takeStates(from body: inout ArraySlice<UInt8>) -> NameTable {
        guard let start = Self.stateMarks.compactMap({ body.lastIndex(of: $0) }).min() else {
            return NameTable()
        }
        var states = body[start...].dropFirst().trimmed
        if states.last == UInt8(ascii: ")") { states = states.dropLast() }
        if states.matches("active", at: states.startIndex) { constraint.isActive = true }
        if states.matches("inactive", at: states.startIndex) { constraint.isActive = false }
        body = body[..<start].trimmed
        guard let names = states.firstIndex(of: "ames:") else { return NameTable() }
        return NameTable(states[(names + 5)...].trimmed)
    }

    /// Removes the priorities of a content size from the end, and reads them: they are those of two constraints.
    private static func takeContentPriorities(
        from body: inout ArraySlice<UInt8>
    ) -> (hugging: Double, resistance: Double) {
        let marks = [body.firstIndex(of: " Hug:"), body.firstIndex(of: " CompressionResistance:")]
        guard let start = marks.compactMap(\.self).min() else { return (contentPriority, contentPriority) }
        let words = body[start...]
        body = body[..<start].trimmed
        return (
            number(after: "Hug:", in: words) ?? contentPriority,
            number(after: "CompressionResistance:", in: words) ?? contentPriority
        )
    }

    private static func number(after word: StaticString, in text: ArraySlice<UInt8>) -> Double? {
        guard let start = text.firstIndex(of: word) else { return nil }
        var cursor = TextCursor(text[(start + word.utf8CodeUnitCount)...])
        return cursor.takeNumber()?.value
    }

    /// Returns a relation with a private attribute, printed as `(null)` or with the number of the engine's variable, as
    /// in `contentHeight{id: 28}`: it only names its items.
    private func openRelation(_ body: ArraySlice<UInt8>, names: NameTable) -> LogConstraint? {
        guard let mark = body.firstIndex(of: ".(null)") ?? Self.variableMark(in: body),
            let item = ItemReader(names: names).item(body[..<mark])
        else { return nil }
        var open = constraint
        open.isOpen = true
        open.left = LogExpression(terms: [.init(0, item, .width)])
        return open
    }

    /// Returns the index of the dot before the name of a variable of the engine, `.contentHeight{id: 28}`.
    private static func variableMark(in body: ArraySlice<UInt8>) -> Int? {
        guard let number = body.firstIndex(of: "{id:") else { return nil }
        let name = body[..<number].reversed().prefix(while: \.isLetter).count
        let mark = number - name - 1
        return name > 0 && body.indices.contains(mark) && body[mark] == UInt8(ascii: ".") ? mark : nil
    }
}
