import LayoutPipeline

/// A subcommand of the command.
protocol Subcommand: SendableMetatype {
    /// The name, options, operands and help of the subcommand.
    static var description: CommandDescription { get }

    /// Creates the subcommand from its arguments.
    init(_ arguments: ParsedArguments) throws(UsageError)

    /// Returns where the subcommand writes reports in a format.
    static func reportPlace(in reporter: Reporter) -> ReportPlace

    /// Runs the subcommand. It reports its own findings; the caller reports a thrown error.
    func run() throws -> ExitStatus
}

extension Subcommand {
    static func reportPlace(in reporter: Reporter) -> ReportPlace { .standardError }
}

/// Subcommands that the help lists under one heading.
struct CommandGroup: Sendable {
    var title: String
    var subcommands: [any Subcommand.Type]

    /// The descriptions of its subcommands.
    var descriptions: [CommandDescription] { subcommands.map { $0.description } }
}
