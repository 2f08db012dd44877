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
