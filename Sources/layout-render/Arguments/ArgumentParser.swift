import Devices
import FileAccess

/// Parses a subcommand's arguments against its description, following the conventions of swift-argument-parser:
/// `--name value`, `--name=value`, `-n value`, `-n=value`, joined one-letter flags (`-ab`), and `--` before an
/// operand that looks like an option. A lone `-` is an operand.
struct ArgumentParser {
    private let command: CommandDescription
    private var remaining: ArraySlice<String>
    private var parsed = ParsedArguments()

    private init(command: CommandDescription, arguments: [String]) {
        self.command = command
        remaining = arguments[...]
    }

    /// Parses arguments. Words and paths are kept as typed.
    ///
    /// - Parameter needsOperand: Whether a missing operand is an error if the command requires one.
    static func parse(
        _ arguments: [String], for command: CommandDescription, needsOperand: Bool = true
    ) throws(UsageError) -> ParsedArguments {
        var parser = ArgumentParser(command: command, arguments: arguments)
        try parser.read()
        if needsOperand { try parser.checkOperand() }
        return parser.parsed
    }

    private mutating func read() throws(UsageError) {
        while let argument = remaining.popFirst() {
            if argument == "--" {
                for operand in remaining { try add(operand: operand) }
                break
            } else if argument.hasPrefix("--") {
                try readLong(argument)
            } else if argument.hasPrefix("-"), argument != "-" {
                try readShort(argument)
            } else {
                try add(operand: argument)
            }
        }
    }

    private func checkOperand() throws(UsageError) {
        guard let operand = command.operand, operand.isRequired, parsed.operands.isEmpty,
            !parsed.contains(.help)
        else { return }
        throw operand.isConfigurable ? .missingInputs : .missingOperand(operand.name, words: operand.words)
    }

    private mutating func readLong(_ argument: String) throws(UsageError) {
        let (name, value) = Self.split(argument)
        guard let option = command.allOptions.first(where: { $0.isTyped(name) }) else {
            throw .unknownOption(name, suggestion: suggestion(for: name))
        }
        try read(option, typed: name, joinedValue: value)
    }

    private mutating func readShort(_ argument: String) throws(UsageError) {
        let (name, value) = Self.split(argument)
        let letters = name.dropFirst()
        for (offset, letter) in letters.enumerated() {
            let isLast = offset == letters.count - 1
            guard let option = command.allOptions.first(where: { $0.letter == letter }),
                isLast || option.value == .none
            else {
                // A letter may stand for many words.
                throw .unknownOption(name, suggestion: letters.count == 1 ? nil : suggestion(for: "-" + name))
            }
            try read(option, typed: "-\(letter)", joinedValue: isLast ? value : nil)
        }
    }

    private mutating func read(
        _ option: ArgumentOption, typed name: String, joinedValue: String?
    ) throws(UsageError) {
        guard let placeholder = option.valueSpelling else {
            if let joinedValue { throw .unexpectedValue(option: name, value: joinedValue) }
            parsed.add(value: "", of: option)
            return
        }
        guard let value = joinedValue ?? nextValue(of: option) else {
            throw .missingValue(option: name, placeholder: placeholder, next: possibleValue)
        }
        try check(value, of: option, typed: name)
        do throws(UsageError) {
            try option.form?.check(value, of: name)
        } catch {
            if let whole = unquotedDevice(beginningWith: value, of: option) {
                throw .unquotedValue(option: name, value: whole)
            }
            throw error
        }
        if option.isUnique, let earlier = parsed.string(option), earlier != value {
            throw .severalValues(option: name, values: [earlier, value])
        }
        parsed.add(value: value, of: option)
    }

    /// Returns the next argument, unless it looks like an option; a negative number is one that a range may refuse.
    private mutating func nextValue(of option: ArgumentOption) -> String? {
        guard let next = remaining.first,
            next == "-" || !next.hasPrefix("-") || option.form != nil && Double(next) != nil
        else { return nil }
        return remaining.popFirst()
    }

    /// Returns the longest name of a device that a value makes with the arguments after it; nil if there is none.
    private func unquotedDevice(beginningWith value: String, of option: ArgumentOption) -> String? {
        guard option.form == .device else { return nil }
        let words = remaining.prefix(Self.mostWordsOfDevice).prefix { !$0.hasPrefix("-") }
        let names = (1...max(1, words.count)).map { ([value] + words.prefix($0)).joined(separator: " ") }
        return names.last { (try? DeviceCatalogue.device(named: $0)) != nil }
    }

    /// The number of words that a device's name has after its first.
    private static let mostWordsOfDevice = 6

    /// The next argument if it begins with a hyphen without being an option.
    private var possibleValue: String? {
        guard let next = remaining.first, next != "--" else { return nil }
        let name = Self.split(next).name
        return command.allOptions.contains { $0.isTyped(name) } ? nil : next
    }

    private func check(_ value: String, of option: ArgumentOption, typed name: String) throws(UsageError) {
        let given: [String]
        switch option.value {
        case .none, .any: return
        case .path where value.isEmpty: throw .emptyPath(name)
        case .path: return
        case .oneOf where option.takesFile:
            let (word, file) = Self.split(value)
            if file?.isEmpty == true { throw .emptyPath(name) }
            given = [word]
        case .oneOf: given = [value]
        case .wordOrFile: given = value.contains(".") || value.contains("/") ? [] : [value]
        case .listOf: given = ParsedArguments.list(value)
        }
        for word in given where !option.words.contains(word) {
            if case .wordOrFile = option.value, Folder.exists(word) {
                throw .folderAsFile(option: name, path: word)
            }
            let suggestion = Suggestion.find(word, in: option.words)
            if suggestion == nil, let command = option.wordsListedBy {
                throw .invalidValue(option: name, value: word, expected: "words that '\(command)' lists")
            }
            var words = option.words
            if case .wordOrFile = option.value { words.append("a file such as './\(word).json5'") }
            throw .unknownWord(
                option: name, value: word,
                words: words, suggestion: suggestion)
        }
    }

    private mutating func add(operand: String) throws(UsageError) {
        guard let description = command.operand, description.isRepeatable || parsed.operands.isEmpty else {
            throw .unexpectedOperand(operand)
        }
        if !description.words.isEmpty, !description.words.contains(operand) {
            throw .unknownWord(
                option: "<\(description.name)>", value: operand, words: description.words,
                suggestion: Suggestion.find(operand, in: description.words))
        }
        if operand.isEmpty { throw .emptyPath("<\(description.name)>") }
        // Word processors turn two hyphens into a dash.
        if let first = operand.first, "\u{2013}\u{2014}".contains(first),
            operand.dropFirst().first?.isLetter == true
        {
            throw .dashedOption(operand, meant: "--\(operand.dropFirst())")
        }
        parsed.operands.append(operand)
    }

    private func suggestion(for name: String) -> String? {
        Suggestion.find(name, in: command.allOptions.flatMap { $0.spellings.filter { $0.hasPrefix("--") } })
    }

    private static func split(_ argument: String) -> (name: String, value: String?) {
        guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
        return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }
}
