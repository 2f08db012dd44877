/// A subcommand that can run again whenever an input changes.
protocol Watchable: Subcommand {
    /// The inputs on its command line, and the patterns for what to leave out.
    var watchedInputs: (operands: [String], excluded: [PathPattern]) { get }

    /// Runs once.
    ///
    /// - Parameter change: What changed since the last run, for the summary; nil for the first run.
    mutating func run(after change: String?) throws -> ExitStatus
}

extension Watchable {
    func run() throws -> ExitStatus {
        var command = self
        return try command.run(after: nil)
    }
}
