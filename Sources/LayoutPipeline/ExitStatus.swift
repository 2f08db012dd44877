/// The exit status of the process, with numbers from `sysexits.h` as in Swift's own tools.
package enum ExitStatus: Int32, Sendable, CaseIterable {
    case success = 0
    case findings = 1
    case usage = 64
    case unusableInput = 65
    case internalFault = 70
    case inputOutput = 74

    /// The meaning of the status, as a sentence.
    package var meaning: String {
        switch self {
        case .success: "Success; nothing was found."
        case .findings: "Success; a finding with severity error, or a difference, was found."
        case .usage: "The command line is invalid."
        case .unusableInput: "An input couldn't be used."
        case .internalFault: "An internal error."
        case .inputOutput: "A file couldn't be read or written."
        }
    }

    /// Returns the more important of two statuses: an error that prevents work outweighs findings.
    package func combined(with other: ExitStatus) -> ExitStatus {
        let order: [ExitStatus] = [.internalFault, .usage, .inputOutput, .unusableInput, .findings]
        return order.first { $0 == self || $0 == other } ?? .success
    }
}
