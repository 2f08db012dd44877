import Engine
import Foundation
import Findings
import LayoutPipeline

/// The operands and options of a command line, whose values are converted on request.
struct ParsedArguments: Equatable {
    /// The arguments that aren't options, in the order given.
    var operands: [String] = []
    /// The findings that the project's settings silence at a place.
    var silences: [Silence] = []
    /// What the project's settings show of files of code.
    var shownCode: [ShownCode] = []
    private var values: [String: [String]] = [:]
    /// The values on the command line, if others come from the project's settings; nil if all are on the command line.
    private var named: [String: [String]]?

    /// Adds an occurrence of an option.
    mutating func add(value: String, of option: ArgumentOption) {
        if option.isRepeatable {
            values[option.name, default: []].append(value)
        } else {
            values[option.name] = [value]
        }
    }

    /// Returns these arguments with another value.
    func adding(_ value: String, of option: ArgumentOption) -> ParsedArguments {
        var arguments = self
        arguments.add(value: value, of: option)
        return arguments
    }

    /// Returns these arguments, with values from others for options that aren't given here.
    func completed(by others: ParsedArguments) -> ParsedArguments {
        var arguments = self
        arguments.values.merge(others.values) { own, _ in own }
        return arguments
    }

    /// Removes an option with its values.
    mutating func remove(_ option: ArgumentOption) { values[option.name] = nil }

    /// Returns whether an option was given.
    func contains(_ option: ArgumentOption) -> Bool { values[option.name] != nil }

    /// Returns whether the value of an option comes from the project's settings.
    func isSetting(_ option: ArgumentOption) -> Bool {
        contains(option) && named.map { $0[option.name] == nil } == true
    }

    /// Refuses options of the command line that would have no effect. Settings are for every command.
    ///
    /// - Parameter subject: What they have no effect on, with a preposition.
    func refuse(_ options: [ArgumentOption], withoutEffect subject: String) throws(UsageError) {
        if let option = options.first(where: { contains($0) && !isSetting($0) }) {
            throw .contradiction("'\(option.spelling)' has no effect \(subject): remove it")
        }
    }

    /// Notes that the arguments that a command line doesn't have come from the project's settings.
    mutating func distinguish(from commandLine: ParsedArguments) { named = commandLine.values }

    /// Returns the part of the arguments that comes from the project's settings, and the part on the command line.
    func parts() -> (settings: ParsedArguments, commandLine: ParsedArguments) {
        guard let named else { return (ParsedArguments(), self) }
        var (settings, commandLine) = (self, self)
        commandLine.values = named
        // Settings come first where values accumulate.
        for (name, own) in named {
            let rest = Array((values[name] ?? []).dropLast(own.count))
            settings.values[name] = rest.isEmpty ? nil : rest
        }
        return (settings, commandLine)
    }

    /// Returns the options with their values, sorted, without some of them.
    func text(without others: [ArgumentOption]) -> [String] {
        let names = Set(others.map(\.name))
        return values.filter { !names.contains($0.key) }.sorted { $0.key < $1.key }.flatMap {
            [$0.key] + $0.value
        }
    }

    /// Returns the value of an option; the last one if it was given more than once.
    func string(_ option: ArgumentOption) -> String? { values[option.name]?.last }

    /// Returns the values of a repeatable option in the order given.
    func strings(_ option: ArgumentOption) -> [String] { values[option.name] ?? [] }

    /// Returns the value of an option whose words are the cases of an enum; the last one without a file.
    func word<Word: RawRepresentable<String>>(_ option: ArgumentOption, as type: Word.Type) -> Word? {
        let words = strings(option).filter { !option.takesFile || !$0.contains("=") }
        return words.last.flatMap(Word.init(rawValue:))
    }

    /// Returns the values of an option that are a word and a file.
    func wordsWithFiles<Word: RawRepresentable<String>>(
        _ option: ArgumentOption, as type: Word.Type
    ) -> [(word: Word, file: String)] {
        strings(option).compactMap { value in
            guard let sign = value.firstIndex(of: "="), let word = Word(rawValue: String(value[..<sign]))
            else { return nil }
            return (word, String(value[value.index(after: sign)...]))
        }
    }

    /// Returns the words of an option whose value is a list, those of all its occurrences.
    func words(_ option: ArgumentOption) -> [String] { strings(option).flatMap(Self.list) }

    /// Returns the value of an option whose form is a number.
    func number(_ option: ArgumentOption) -> Double? { string(option).flatMap(Double.init) }

    /// Returns the value of an option whose form is a size.
    func size(_ option: ArgumentOption) -> CGSize? { string(option).flatMap(CGSize.init(argument:)) }

    /// Returns the value of an option whose form is a range of lengths.
    func range(_ option: ArgumentOption) -> ClosedRange<Double>? {
        string(option).flatMap(ClosedRange.init(argument:))
    }

    /// Splits a comma-separated list.
    static func list(_ text: String) -> [String] {
        text.split(separator: ",", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }
}
