/// A subcommand of the command.
protocol Subcommand: SendableMetatype {
    /// The name, options, operands and help of the subcommand.
    static var description: CommandDescription { get }

    /// Creates the subcommand from its arguments.
    init(_ arguments: ParsedArguments) throws(UsageError)

    /// Runs the subcommand. It reports its own findings; the caller reports a thrown error.
    func run() throws -> ExitStatus
}
