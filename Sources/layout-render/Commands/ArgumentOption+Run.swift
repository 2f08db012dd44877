// The options for how a run processes its inputs.
extension ArgumentOption {
    static let watch = ArgumentOption(
        "watch", help: "Run again whenever an input changes, until interrupted; the last good picture stays")
    static let quiet = ArgumentOption(
        "quiet", letter: "q",
        help: "Leave out the summary and the list of files written; findings are printed")
    static let exclude = ArgumentOption(
        "exclude", value: .any(placeholder: "pattern"), isRepeatable: true,
        help: "Skip the inputs that match, as 'Drafts' or '**/old-*.xib'")
}
