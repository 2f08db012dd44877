import LayoutPipeline

/// Prints a script that completes the command's words in a shell.
struct CompletionsCommand: Subcommand {
    static let description = CommandDescription(
        name: "completions", abstract: "Print a completion script for a shell.",
        discussion: """
            For bash: layout-render completions bash > ~/.local/share/bash-completion/completions/layout-render
            For zsh: layout-render completions zsh > FOLDER/_layout-render, where FOLDER is in $fpath
            For fish: layout-render completions fish > ~/.config/fish/completions/layout-render.fish
            """,
        operand: .init("shell", words: Shell.allCases.map(\.rawValue), help: "The shell"),
        options: [])

    private let shell: Shell

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let shell = arguments.operands.first.flatMap(Shell.init(rawValue:)) else {
            throw .missingOperand("shell")
        }
        self.shell = shell
    }

    func run() throws -> ExitStatus {
        let script = shell.completionScript(for: LayoutRenderCommand.descriptions)
        try StandardOutput.write(PrintedText(ofProgram: script))
        return .success
    }
}

/// The shells with completion scripts.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// Returns a script that completes the given subcommands and their options.
    func completionScript(for commands: [CommandDescription]) -> String {
        switch self {
        case .bash: BashCompletion.script(for: commands)
        case .zsh: ZshCompletion.script(for: commands)
        case .fish: FishCompletion.script(for: commands)
        }
    }
}
