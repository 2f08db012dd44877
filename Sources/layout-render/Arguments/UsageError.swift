import Devices

/// What is wrong with a command line.
enum UsageError: Error, Equatable {
    case missingCommand
    case unknownCommand(String, suggestion: String?)
    case unknownOption(String, suggestion: String?)
    case missingValue(option: String, placeholder: String)
    case unexpectedValue(option: String, value: String)
    /// The value is none of the words that the option takes.
    case unknownWord(option: String, value: String, words: [String], suggestion: String?)
    /// The value is not of the form that the option takes.
    case invalidValue(option: String, value: String, expected: String)
    case unknownDevice(DeviceError)
    case missingOperand(String)
    case unexpectedOperand(String)
    /// Options, or an option and its surroundings, that contradict one another, with what to do.
    case contradiction(String)
}
