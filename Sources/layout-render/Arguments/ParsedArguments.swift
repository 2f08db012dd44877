import Engine
import Foundation

/// What a command line says, with the values of its options read on request.
struct ParsedArguments: Equatable {
    /// What stands there besides options, in the order given.
    var operands: [String] = []
    private var values: [String: [String]] = [:]

    /// Takes an occurrence of an option in.
    mutating func add(value: String, of option: ArgumentOption) {
        if option.isRepeatable {
            values[option.name, default: []].append(value)
        } else {
            values[option.name] = [value]
        }
    }

    /// With the values of others for what isn't given here.
    func completed(by others: ParsedArguments) -> ParsedArguments {
        var arguments = self
        arguments.values.merge(others.values) { own, _ in own }
        return arguments
    }

    /// Whether an option was given.
    func contains(_ option: ArgumentOption) -> Bool { values[option.name] != nil }

    /// The value of an option, the last one where it was given more than once.
    func string(_ option: ArgumentOption) -> String? { values[option.name]?.last }

    /// The values of a repeatable option in the order given.
    func strings(_ option: ArgumentOption) -> [String] { values[option.name] ?? [] }

    /// The value of an option whose words are an enum's.
    func word<Word: RawRepresentable<String>>(_ option: ArgumentOption, as type: Word.Type) -> Word? {
        string(option).flatMap(Word.init(rawValue:))
    }

    /// The words of an option that takes a list of them.
    func words(_ option: ArgumentOption) -> [String] { string(option).map(Self.list) ?? [] }

    /// The value of an option as a number in a range.
    func number(_ option: ArgumentOption, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
        guard let text = string(option) else { return nil }
        guard let number = Double(text), range.contains(number) else {
            throw .invalidValue(
                option: option.spelling, value: text,
                expected: "a number from \(range.lowerBound.plain) to \(range.upperBound.plain), such as 2")
        }
        return number
    }

    /// The value of an option as a size, `WIDTHxHEIGHT`, both above 0.
    func size(_ option: ArgumentOption) throws(UsageError) -> CGSize? {
        guard let text = string(option) else { return nil }
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], width.isFinite, height.isFinite,
            width > 0, height > 0
        else {
            throw .invalidValue(
                option: option.spelling, value: text,
                expected: "a width and a height in points, such as 390x844")
        }
        return CGSize(width: width, height: height)
    }

    /// The parts of a list with commas between them.
    static func list(_ text: String) -> [String] {
        text.split(separator: ",", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }
}
