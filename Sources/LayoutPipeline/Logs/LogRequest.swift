/// What to explain of logs.
package struct LogRequest: Sendable {
    /// The logs, one of which can be standard input.
    package var inputs: [InputFile]
    /// The logs' names on the command line.
    package var operands: [String]
    package var reporter = Reporter.text
    package var policy = FindingPolicy()
    package var isVerbose = false
    /// The file of known conflicts.
    package var baseline: String?
    /// The layouts in which constraints are looked up.
    package var sources: [String] = []
    /// The path for pictures of the conflicts.
    package var output: String?

    /// Creates the request to explain the logs that operands name.
    package init(_ logs: LogInputs, operands: [String]) {
        self.operands = operands
        inputs = logs.files
    }
}
