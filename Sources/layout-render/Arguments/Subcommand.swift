/// One thing the command does.
protocol Subcommand: SendableMetatype {
    /// Its name, what it takes, and what help says of it.
    static var description: CommandDescription { get }

    /// Reads what its arguments ask for.
    init(_ arguments: ParsedArguments) throws(UsageError)

    /// Does it. Findings are reported by then; what is thrown is yet to be.
    func run() throws -> ExitStatus
}
