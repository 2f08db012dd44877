/// Subcommands that the help lists under one heading.
struct CommandGroup: Sendable {
    var title: String
    var subcommands: [any Subcommand.Type]

    /// The descriptions of its subcommands.
    var descriptions: [CommandDescription] { subcommands.map { $0.description } }
}
