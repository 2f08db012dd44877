/// A subcommand of the command.
protocol Subcommand: SendableMetatype {
    /// Its name, its options and operands, and its help.
    static var description: CommandDescription { get }

    /// Reads its arguments.
    init(_ arguments: ParsedArguments) throws(UsageError)

    /// Runs it. It reports its findings itself; the caller reports a thrown error.
    func run() throws -> ExitStatus
}
