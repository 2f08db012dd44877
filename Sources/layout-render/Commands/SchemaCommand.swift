import LayoutDocument

/// Prints the JSON Schema of layout documents.
struct SchemaCommand: Subcommand {
    static let description = CommandDescription(
        name: "schema", abstract: "Print the JSON Schema of layout documents.",
        discussion: "An editor that knows it completes and checks a document as it is written.", options: [])

    init(_ arguments: ParsedArguments) throws(UsageError) {}

    func run() throws -> ExitStatus {
        try StandardOutput.write(DocumentSchema.json())
        return .success
    }
}
