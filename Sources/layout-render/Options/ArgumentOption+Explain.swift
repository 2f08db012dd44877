// The options for explaining layouts and logs that several subcommands have.
extension ArgumentOption {
    static let baseline = ArgumentOption(
        "baseline", value: .path(placeholder: "file"), isRepeatable: true,
        help: "Don't fail because of the findings in this file, which '--write-baseline' wrote")
    static let writeBaseline = ArgumentOption(
        "write-baseline", value: .path(placeholder: "file"),
        help: "Write the findings to this file as known ones, for '--baseline'")
    static let with = ArgumentOption(
        "with", value: .path(placeholder: "source"), isRepeatable: true,
        help: "A layout document or Interface Builder file to look a log's constraints up in")
    static let lint = ArgumentOption(
        "lint", help: "List every constraint that has no effect or should be written differently")
    static let verbose = ArgumentOption("verbose", help: "Write long lists in full")

    /// The options that apply to logs.
    static let logOptions: [ArgumentOption] = [.baseline, .writeBaseline, .with, .verbose]
}
