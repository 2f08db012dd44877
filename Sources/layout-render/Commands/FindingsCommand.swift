import LayoutPipeline

/// Lists the codes of findings.
struct FindingsCommand: Subcommand {
    static let description = CommandDescription(
        name: "findings", abstract: "List the codes of findings, for '--silence'.",
        options: [.findingsFormat])

    private let format: Format

    /// The output formats.
    enum Format: String, CaseIterable {
        case text, json
        /// The documentation page.
        case markdown
    }

    init(_ arguments: ParsedArguments) throws(UsageError) {
        format = arguments.word(.findingsFormat, as: Format.self) ?? .text
    }

    func run() throws -> ExitStatus {
        switch format {
        case .text: try StandardOutput.write(PrintedText(ofProgram: FindingReference.text()))
        case .json: try FindingReference.printJSON()
        case .markdown: try StandardOutput.write(PrintedText(ofProgram: FindingReference.markdown()))
        }
        return .success
    }
}

extension ArgumentOption {
    fileprivate static let findingsFormat = ArgumentOption.format.with(
        value: .oneOf(FindingsCommand.Format.allCases.map(\.rawValue)),
        detail: "The text has a line for each code, the others also what to do about it")
}
