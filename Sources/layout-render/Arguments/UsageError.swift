import Devices
import FileAccess

/// An error in the command line.
enum UsageError: Error, Equatable {
    case missingCommand
    case unknownCommand(String, suggestion: String?)
    case unknownOption(String, suggestion: String?)
    /// Only other subcommands have the option.
    case optionOfOthers(String, command: String, others: [String])
    /// A report can't be written with the option for pictures.
    case outputOfReport(String, command: String)
    /// An option begins with a dash in place of hyphens.
    case dashedOption(String, meant: String)
    /// An option that takes a word or a file names a folder.
    case folderAsFile(option: String, path: String)
    /// An option has no value, with the argument that follows it, which may have been meant as one.
    case missingValue(option: String, placeholder: String, next: String? = nil)
    case unexpectedValue(option: String, value: String)
    /// The value isn't one of the option's words.
    case unknownWord(option: String, value: String, words: [String], suggestion: String?)
    /// The value doesn't have the form that the option expects.
    case invalidValue(option: String, value: String, expected: String)
    /// An option with a single value has two different ones.
    case severalValues(option: String, values: [String])
    case unknownDevice(DeviceError)
    /// A value with spaces isn't in quotes.
    case unquotedValue(option: String, value: String)
    /// An option stands before the subcommand.
    case optionBeforeCommand(String, command: String)
    /// The picture's file is named without an option.
    case outputWithoutOption(String)
    /// An operand is missing, which has to be one of the words if there are any.
    case missingOperand(String, words: [String] = [])
    /// There are no inputs, neither on the command line nor in the settings.
    case missingInputs
    case unexpectedOperand(String)
    /// The path that an option or an operand names is empty, as an unset variable of a shell leaves it.
    case emptyPath(String)
    /// A file that an option names can't be read.
    case file(FileError)
    /// Options that contradict each other or the environment, with what to do about it.
    case contradiction(String)
}

extension UsageError: CustomStringConvertible {
    /// What is wrong and what to do, in one line.
    var description: String {
        switch self {
        case .missingCommand:
            "missing subcommand: use one such as 'render'"
        case .unknownCommand(let name, let suggestion):
            "unknown subcommand '\(name)'"
                + Self.hint(suggestion, otherwise: "see 'layout-render --help'")
        case .unknownOption(let name, let suggestion):
            "unknown option '\(name)'"
                + Self.hint(suggestion, otherwise: "see '--help' for the options")
        case .optionOfOthers(let name, let command, let others):
            "unknown option '\(name)': '\(command)' doesn't have it, but \(Self.list(others.map { "'\($0)'" }, "and"))"
                + (others.count == 1 ? " does" : " do")
        case .outputOfReport(let name, let command):
            "unknown option '\(name)': '\(command)' writes no pictures; for its report in a file, write "
                + "'--reporter text=report.txt'"
        case .dashedOption(let name, let meant):
            "'\(name)' begins with a dash in place of two hyphens: did you mean '\(meant)'?"
        case .folderAsFile(let option, let path):
            "'\(path)' is a folder: name a file after '\(option)'"
        case .missingValue(let option, let placeholder, let next):
            "missing value for '\(option)': write '\(option) \(placeholder)'"
                + (next.map { ", or '\(option)=\($0)' if that is the value" } ?? "")
        case .unexpectedValue(let option, let value):
            "'\(option)' takes no value: remove '\(value)'"
        case .unknownWord(let option, let value, let words, let suggestion):
            "invalid value '\(value)' for '\(option)'"
                + Self.hint(suggestion, otherwise: "use \(Self.list(words))")
        case .invalidValue(let option, let value, let expected):
            "invalid value '\(value)' for '\(option)': use \(expected)"
        case .severalValues(let option, let values):
            "'\(option)' has two values, \(values.map { "'\($0)'" }.joined(separator: " and ")): leave one of them out"
        case .unknownDevice(let error):
            error.description
        case .unquotedValue(let option, let value):
            "'\(value)' has spaces: put it in quotes, as in \(option) \"\(value)\""
        case .optionBeforeCommand(let option, let command):
            "options follow the subcommand: write 'layout-render \(command) …' first, and '\(option)' after it"
        case .outputWithoutOption(let path):
            "'\(path)' isn't a layout: to write the picture there, put '-o' before it"
        case .missingOperand(let name, let words):
            "missing <\(name)>: \(words.isEmpty ? "name at least one" : "use \(Self.list(words))")"
        case .missingInputs:
            "no inputs: name a layout, or set 'inputs' in \(SettingsFile.name)"
        case .unexpectedOperand(let value):
            "unexpected argument '\(value)': remove it"
        case .emptyPath(let name):
            "the path for '\(name)' is empty: name a file or folder"
        case .file(let error):
            "\(error.path): \(error)"
        case .contradiction(let what):
            what
        }
    }

    private static func hint(_ suggestion: String?, otherwise advice: String) -> String {
        suggestion.map { ": did you mean '\($0)'?" } ?? ": \(advice)"
    }

    private static func list(_ words: [String], _ conjunction: String = "or") -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
