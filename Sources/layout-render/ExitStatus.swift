/// What the process tells its caller when it ends; numbers as in `sysexits.h`, as Swift's own tools use them.
enum ExitStatus: Int32, Sendable, CaseIterable {
    case success = 0
    case findings = 1
    case usage = 64
    case unusableInput = 65
    case internalFault = 70
    case inputOutput = 74

    /// What it means, a sentence.
    var meaning: String {
        switch self {
        case .success: "Done, nothing found."
        case .findings: "Done, and something of severity error was found."
        case .usage: "The command line was wrong."
        case .unusableInput: "An input could not be used."
        case .internalFault: "A fault of the program's own."
        case .inputOutput: "A file could not be read or written."
        }
    }

    /// The one of two that a caller has to know first: what keeps the work from being done outweighs what was
    /// found in doing it.
    func combined(with other: ExitStatus) -> ExitStatus {
        let order: [ExitStatus] = [.internalFault, .usage, .inputOutput, .unusableInput, .findings]
        return order.first { $0 == self || $0 == other } ?? .success
    }
}
