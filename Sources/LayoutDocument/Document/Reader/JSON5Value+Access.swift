import Foundation

/// Access to a value whose shape has been checked.
extension JSON5Value {
    var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    var number: Double? {
        if case .number(let number) = content { number } else { nil }
    }

    var bool: Bool? {
        if case .bool(let flag) = content { flag } else { nil }
    }

    var array: [JSON5Value]? {
        if case .array(let values) = content { values } else { nil }
    }

    var members: [JSON5Member]? {
        if case .object(let members) = content { members } else { nil }
    }

    /// The numbers of an array; nil if an element isn't a number.
    var numbers: [Double]? {
        guard let array else { return nil }
        let numbers = array.compactMap(\.number)
        return numbers.count == array.count ? numbers : nil
    }

    /// An array of two numbers.
    var pair: (Double, Double)? {
        guard let array, array.count == 2, let first = array[0].number, let second = array[1].number else {
            return nil
        }
        return (first, second)
    }

    var size: CGSize? { pair.map { CGSize(width: $0.0, height: $0.1) } }
    var point: CGPoint? { pair.map { CGPoint(x: $0.0, y: $0.1) } }

    var rect: CGRect? {
        guard let numbers, numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// Returns a raw value of an enumeration.
    func word<Word: RawRepresentable>(_ type: Word.Type = Word.self) -> Word? where Word.RawValue == String {
        string.flatMap(Word.init(rawValue:))
    }
}

extension [JSON5Member] {
    /// Returns the value of a key; nil if the object doesn't have it.
    func value(of key: some KeyName) -> JSON5Value? {
        for member in self where member.key == key.rawValue { return member.value }
        return nil
    }
}
