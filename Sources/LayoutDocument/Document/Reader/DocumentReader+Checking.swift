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
            let suggestion = findings.isFull ? nil : ColorAdvice.color(meant: text)
            findings.add(
                .notColor("\"\(text)\"", key: key, suggestion: suggestion, expected: shape.expectation),
                at: value.position)
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
        let finding =
            Self.findingOfOtherKind(value, shape, key: key)
            ?? .wrongKind(key: key, expected: shape.expectation(for: value), found: value.kindName)
        findings.add(finding, at: value.position)
        return false
    }

    /// Returns what is wrong with a value that has the kind of another tool's; nil if nothing more is known.
    private static func findingOfOtherKind(_ value: JSON5Value, _ shape: Shape, key: String)
        -> DocumentFinding?
    {
        if let numbers = value.numbers, shape.hasColors, let color = ColorAdvice.color(meant: numbers) {
            let written = "[\(numbers.map(EquationSyntax.number).joined(separator: ", "))]"
            return .notColor(written, key: key, suggestion: color, expected: shape.expectation)
        }
        guard let text = value.string else { return nil }
        switch shape {
        case .number(.priority):
            return PriorityWord.number(of: text).map { .priorityWords(key: key, [$0]) }
        case .either(let shapes) where shapes.contains { $0.isObject(.font) }:
            let number = text.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }.first
            return .fontAsName(size: number.flatMap { NumberRange.fontSize.contains($0) ? $0 : nil })
        case .either(let shapes) where shapes.contains { $0.isObject(.image) }: return .imageAsName
        default: return nil
        }
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
                word, key: key,
                suggestion: findings.isFull ? nil : OtherWords.known(meaning: word, in: words),
                expected: Shape.word(words).expectation), at: value.position)
        return false
    }

    private mutating func check(
        _ values: [JSON5Value], _ names: [String], _ range: NumberRange, _ value: JSON5Value, _ key: String
    ) -> Bool {
        guard values.count == names.count else {
            let finding =
                decimalComma(in: values, count: names.count).map { .decimalComma(key: key, written: $0) }
                ?? DocumentFinding.wrongCount(values.count, key: key, expected: names)
            findings.add(finding, at: value.position)
            return false
        }
        let priorities =
            range == .priority ? values.compactMap { $0.string.flatMap(PriorityWord.number) } : []
        if !values.isEmpty, priorities.count == values.count {
            findings.add(.priorityWords(key: key, priorities), at: value.position)
            return false
        }
        var isSound = true
        for (part, name) in zip(values, names) {
            if let number = part.number, number.isFinite, range.contains(number) { continue }
            if !check(part, .number(range), key: "\(name) of \(key)") { isSound = false }
        }
        return isSound
    }

    /// Returns the two numbers that are one with a comma in place of its point, if an array has one too many: the only
    /// comma in it that no space follows is between them.
    private func decimalComma(in values: [JSON5Value], count: Int) -> String? {
        guard values.count == count + 1, values.count > 2 else { return nil }
        let joined = values.indices.dropFirst().filter {
            source.bytes[Int(values[$0].offset) - 1] == UInt8(ascii: ",")
        }
        guard joined.count == 1, let second = joined.first, let whole = values[second - 1].number,
            let decimals = values[second].number,
            [whole, decimals].allSatisfy({ $0 == $0.rounded() && abs($0) < 1e6 }),
            decimals >= 0
        else { return nil }
        return "\(EquationSyntax.number(whole)),\(EquationSyntax.number(decimals))"
    }
}

extension Shape {
    /// Whether it is a certain object.
    fileprivate func isObject(_ name: ObjectName) -> Bool {
        if case .object(name) = self { true } else { false }
    }

    /// Whether it is a colour, or a choice of shapes that includes one.
    fileprivate var hasColors: Bool {
        switch self {
        case .color: true
        case .either(let shapes): shapes.contains(where: \.hasColors)
        default: false
        }
    }

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
