import Findings

extension Shape {
    /// Returns the shape as messages describe it to someone who wrote a value of another kind: the value as it should be, if
    /// that can be told.
    func expectation(for value: JSON5Value) -> String {
        correction(of: value) ?? expectation
    }

    private func correction(of value: JSON5Value) -> String? {
        switch (self, value.content) {
        case (.flag, .string(let text)): return ["true", "false"].contains(text) ? text : nil
        case (.number(let range), .string(let text)):
            return Self.numbers(in: text).first.flatMap {
                range.contains($0) ? EquationSyntax.number($0) : nil
            }
        case (.text, .number(let number)):
            return number.isFinite ? "\"\(EquationSyntax.number(number))\"" : nil
        case (.tuple(let names, let range), _): return Self.tuple(of: value, names, range)
        case (.object(let name), .string(let text)):
            guard let key = name.shape.exampleKey, key.shape.accepts(text) else { return nil }
            return "an object { \(key.name): \"\(text.abridged)\" }"
        case (.object, .array(let values)) where values.count == 1 && values[0].members != nil:
            return "it without the [ ] around it"
        case (.list(let element), .string(let text)) where element.accepts(text):
            return "[\"\(text.abridged)\"]"
        case (.list(.object(let name)), .object(let members)):
            guard let key = name.shape.exampleKey, case .name = key.shape, let first = members.first,
                members.allSatisfy({ $0.value.members != nil })
            else { return nil }
            return "an array, as in [{ \(key.name): \"\(first.key.abridged)\", … }]"
        case (.either(let shapes), _): return shapes.lazy.compactMap { $0.correction(of: value) }.first
        default: return nil
        }
    }

    /// Returns an array of the numbers in a value: one for all, those of a text such as `100x44`, or those of an object's keys.
    private static func tuple(of value: JSON5Value, _ names: [String], _ range: NumberRange) -> String? {
        let numbers: [Double]
        switch value.content {
        // Insets and priorities can be alike; a width says nothing of a height.
        case .number(let number) where names.contains("top") || names.contains("vertical"):
            numbers = Array(repeating: number, count: names.count)
        case .string(let text): numbers = Self.numbers(in: text)
        case .object(let members):
            numbers = names.compactMap { name in members.first { $0.key == name }?.value.number }
        default: return nil
        }
        guard numbers.count == names.count, numbers.allSatisfy({ $0.isFinite && range.contains($0) }) else {
            return nil
        }
        return "[\(numbers.map(EquationSyntax.number).joined(separator: ", "))]"
    }

    /// Returns the numbers in a short text, in its order.
    private static func numbers(in text: String) -> [Double] {
        guard text.utf8.count <= mostCharacters else { return [] }
        return text.split { !$0.isASCII || !$0.isNumber && $0 != "." && $0 != "-" }.compactMap { Double($0) }
    }

    private static let mostCharacters = 80

    /// Returns whether a text is a value of the shape.
    private func accepts(_ text: String) -> Bool {
        switch self {
        case .text: true
        case .name, .known, .constraint: !text.isEmpty
        case .word(let words): words.contains(text)
        case .either(let shapes): shapes.contains { $0.accepts(text) }
        default: false
        }
    }
}
