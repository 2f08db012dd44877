import LayoutDocument
import LayoutPipeline

/// Prints the JSON Schema of layout documents.
struct SchemaCommand: Subcommand {
    static let description = CommandDescription(
        name: "schema", abstract: "Print the JSON Schema of layout documents.",
        discussion: "Editors use it to complete and check documents.",
        options: [.schemaFormat])

    private let format: Format

    /// The output formats.
    enum Format: String, CaseIterable {
        case json
        /// A table of the keys of views.
        case markdown
    }

    init(_ arguments: ParsedArguments) throws(UsageError) {
        format = arguments.word(.schemaFormat, as: Format.self) ?? .json
    }

    func run() throws -> ExitStatus {
        switch format {
        case .json: try StandardOutput.write(PrintedText(ofProgram: DocumentSchema.json()))
        case .markdown: try StandardOutput.write(PrintedText(ofProgram: DocumentReference.viewTable()))
        }
        return .success
    }
}

extension ArgumentOption {
    fileprivate static let schemaFormat = ArgumentOption.format.with(
        value: .oneOf(SchemaCommand.Format.allCases.map(\.rawValue)),
        detail: "In Markdown it is a table of the keys of views")
}
