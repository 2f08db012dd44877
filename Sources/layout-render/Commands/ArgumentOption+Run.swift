// The options for how a run processes its inputs.
extension ArgumentOption {
    static let watch = ArgumentOption(
        "watch", help: "Run again whenever an input changes; errors keep the last good picture")
    static let quiet = ArgumentOption(
        "quiet", letter: "q",
        help: "Print findings only, without the summary and the list of written files")
    static let exclude = ArgumentOption(
        "exclude", value: .any(placeholder: "pattern"), isRepeatable: true,
        help: "Skip matching inputs, such as 'Drafts' or '**/old-*.xib'")
}
