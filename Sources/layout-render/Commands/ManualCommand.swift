import LayoutPipeline

/// Prints the manual page.
struct ManualCommand: Subcommand {
    static let description = CommandDescription(
        name: "manual", abstract: "Print the manual page.",
        discussion:
            "'make install' installs it. To read it without installing: layout-render manual | man -l -",
        options: [.manualFormat])

    /// The output formats.
    enum Format: String, CaseIterable {
        case man
        /// A table of all options.
        case markdown
    }

    private let format: Format

    init(_ arguments: ParsedArguments) throws(UsageError) {
        format = arguments.word(.manualFormat, as: Format.self) ?? .man
    }

    func run() throws -> ExitStatus {
        let descriptions = LayoutRenderCommand.descriptions
        let text =
            switch format {
            case .man: ManualPage.text(of: descriptions)
            case .markdown: OptionUses.markdown(of: descriptions)
            }
        try StandardOutput.write(PrintedText(ofProgram: text))
        return .success
    }
}

extension ArgumentOption {
    fileprivate static let manualFormat = ArgumentOption.format.with(
        value: .oneOf(ManualCommand.Format.allCases.map(\.rawValue)),
        detail: "In Markdown it is a table of all options")
}
