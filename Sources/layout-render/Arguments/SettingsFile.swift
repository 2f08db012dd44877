/// The file with a project's settings, as far as command lines know it.
enum SettingsFile {
    /// The name of the file, which is searched for in the current folder and its ancestors.
    static let name = ".layout-render.json5"

    /// The names of options that only make sense for a single run.
    fileprivate static let optionsOfRuns: Set<String> = [
        "allow-code", "allow-write", "config", "help", "stdin-name", "output", "open", "format", "git",
        "update", "accept",
        "merge", "shard", "item",
        "constraint",
        "expect",
        "focus", "force", "set", "measure", "state", "scene", "comment-file", "report-url",
        "write-baseline",
        "input-format", "with", "watch", "root",
    ]
}

extension ArgumentOption {
    static let config = ArgumentOption(
        "config", value: .path(placeholder: "file"),
        help: "Read the settings from this file, instead of looking for one beside the inputs and above")

    /// Whether a project can set the option.
    var isConfigurable: Bool { !SettingsFile.optionsOfRuns.contains(name) }
}
