import Engine
import Findings

extension DocumentReader {
    /// Checks whether a value has the shape that its key requires, and reports it otherwise.
    ///
    /// Objects are checked by their own readers.
    mutating func check(_ value: JSON5Value, _ shape: Shape, key: String) -> Bool {
        switch (shape, value.content) {
        case (_, .invalid): return false
        case (.text, .string), (.flag, .bool), (.null, .null), (.object, .object): return true
        case (.name, .string(let text)), (.known, .string(let text)):
            return checkText(text, value, orReport: .emptyName(key: key))
        case (.constraint, .string(let text)):
            return checkText(text, value, orReport: .emptyConstraint)
        case (.color, .string(let text)):
            if DynamicColor(documentText: text) != nil { return true }
            findings.add(.notColor(text, key: key, expected: shape.expectation), at: value.position)
            return false
        case (.number(let range), .number(let number)): return check(number, range, value, key)
        case (.word(let words), .string(let word)): return check(word, words, value, key)
        case (.version, .number(let number)):
            if number != 1 { findings.add(.unsupportedVersion(number), at: value.position) }
            return number == 1
        case (.tuple(let names, let range), .array(let values)):
            return check(values, names, range, value, key)
        case (.list(let element), .array(let values)):
            let partKey = "an element of \(key)"
            var isSound = true
            for part in values where !check(part, element, key: partKey) { isSound = false }
            // Objects among the elements are read individually, including the valid ones.
            return isSound || element.isObject
        case (.map(let element), .object(let members)):
            for member in members { _ = check(member.value, element, key: member.key) }
            return true
        case (.either(let shapes), _):
            if let fitting = shapes.first(where: { $0.hasKind(of: value) }) {
                return check(value, fitting, key: key)
            }
        default: break
        }
        findings.add(
            .wrongKind(key: key, expected: shape.expectation, found: value.kindName), at: value.position)
        return false
    }

    private mutating func checkText(
        _ text: String, _ value: JSON5Value, orReport finding: DocumentFinding
    ) -> Bool {
        if text.isEmpty { findings.add(finding, at: value.position) }
        return !text.isEmpty
    }

    private mutating func check(
        _ number: Double, _ range: NumberRange, _ value: JSON5Value, _ key: String
    ) -> Bool {
        guard number.isFinite else {
            findings.add(.notFinite(key: key, expected: range.name), at: value.position)
            return false
        }
        guard range.contains(number) else {
            findings.add(.outOfRange(number, key: key, expected: range.name), at: value.position)
            return false
        }
        return true
    }

    private mutating func check(
        _ word: String, _ words: [String], _ value: JSON5Value, _ key: String
    ) -> Bool {
        if words.contains(word) { return true }
        findings.add(
            .unknownWord(
                word, key: key, suggestion: self.suggestion(for: word, in: words),
                expected: Shape.word(words).expectation), at: value.position)
        return false
    }

    private mutating func check(
        _ values: [JSON5Value], _ names: [String], _ range: NumberRange, _ value: JSON5Value, _ key: String
    ) -> Bool {
        guard values.count == names.count else {
            findings.add(.wrongCount(values.count, key: key, expected: names), at: value.position)
            return false
        }
        var isSound = true
        for (part, name) in zip(values, names) {
            if let number = part.number, number.isFinite, range.contains(number) { continue }
            if !check(part, .number(range), key: "\(name) of \(key)") { isSound = false }
        }
        return isSound
    }
}

extension Shape {
    /// Whether it is an object, or a choice of shapes that includes one.
    var isObject: Bool {
        switch self {
        case .object: true
        case .either(let shapes): shapes.contains(where: \.isObject)
        default: false
        }
    }

    /// Returns whether a value is of the right JSON kind, valid or not.
    func hasKind(of value: JSON5Value) -> Bool {
        switch (self, value.content) {
        case (.text, .string), (.name, .string), (.known, .string), (.constraint, .string), (.word, .string),
            (.color, .string), (.flag, .bool),
            (.null, .null),
            (.number, .number),
            (.version, .number), (.tuple, .array), (.list, .array), (.map, .object), (.object, .object):
            true
        case (.either(let shapes), _): shapes.contains { $0.hasKind(of: value) }
        default: false
        }
    }
}
