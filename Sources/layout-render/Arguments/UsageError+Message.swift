import Devices

extension UsageError: CustomStringConvertible {
    /// What is wrong and what to do, in one line.
    var description: String {
        switch self {
        case .missingCommand:
            "a subcommand is missing: say what to do, such as 'render'"
        case .unknownCommand(let name, let suggestion):
            "there is no subcommand '\(name)'"
                + Self.hint(suggestion, otherwise: "see 'layout-render --help'")
        case .unknownOption(let name, let suggestion):
            "there is no option '\(name)'"
                + Self.hint(suggestion, otherwise: "see --help for those there are")
        case .missingValue(let option, let placeholder):
            "'\(option)' lacks its value: write '\(option) \(placeholder)'"
        case .unexpectedValue(let option, let value):
            "'\(option)' takes no value, but '\(value)' was given: leave it out"
        case .unknownWord(let option, let value, let words, let suggestion):
            "'\(value)' is nothing that '\(option)' takes"
                + Self.hint(suggestion, otherwise: "use \(Self.list(words))")
        case .invalidValue(let option, let value, let expected):
            "'\(value)' is nothing that '\(option)' takes: use \(expected)"
        case .unknownDevice(let error):
            error.description
        case .missingOperand(let name):
            "<\(name)> is missing: name at least one"
        case .unexpectedOperand(let value):
            "nothing was expected where '\(value)' stands: leave it out"
        case .contradiction(let what):
            what
        }
    }

    private static func hint(_ suggestion: String?, otherwise advice: String) -> String {
        suggestion.map { ": did you mean '\($0)'?" } ?? ": \(advice)"
    }

    private static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}
