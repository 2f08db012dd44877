/// Prints the manual page.
struct ManualCommand: Subcommand {
    static let description = CommandDescription(
        name: "manual", abstract: "Print the manual page.",
        discussion:
            "'make install' installs it. To read it without installing: layout-render manual | man -l -",
        options: [])

    init(_ arguments: ParsedArguments) throws(UsageError) {}

    func run() throws -> ExitStatus {
        try StandardOutput.write(
            PrintedText(ofProgram: ManualPage.text(of: LayoutRenderCommand.descriptions)))
        return .success
    }
}
