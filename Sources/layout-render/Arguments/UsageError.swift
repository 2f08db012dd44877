import Devices

/// An error in the command line.
enum UsageError: Error, Equatable {
    case missingCommand
    case unknownCommand(String, suggestion: String?)
    case unknownOption(String, suggestion: String?)
    case missingValue(option: String, placeholder: String)
    case unexpectedValue(option: String, value: String)
    /// The value isn't one of the option's words.
    case unknownWord(option: String, value: String, words: [String], suggestion: String?)
    /// The value doesn't have the form that the option expects.
    case invalidValue(option: String, value: String, expected: String)
    /// An option with a single value has two different ones.
    case severalValues(option: String, values: [String])
    case unknownDevice(DeviceError)
    case missingOperand(String)
    /// There are no inputs, neither on the command line nor in the settings.
    case missingInputs
    case unexpectedOperand(String)
    /// The path that an option or an operand names is empty, as an unset variable of a shell leaves it.
    case emptyPath(String)
    /// Options that contradict each other or the environment, with what to do about it.
    case contradiction(String)
}
