import GoldenTesting

// The options for storing and reporting goldens.
extension ArgumentOption {
    static let goldens = ArgumentOption(
        "goldens", value: .path(placeholder: "frames|pixels|dir"), isRepeatable: true,
        help:
            "What is golden: pictures, or frames as text, the same on every machine; or the folder they are in, by "
            + "default 'Goldens' in the folder with the layouts")
    static let reportFolder = ArgumentOption(
        "output", letter: "o", value: .path(placeholder: "dir"),
        help: "The report's folder, with the pictures of what failed; golden-report by default")
    static let record = ArgumentOption(
        "record", value: .oneOf(GoldenRecording.allCases.map(\.rawValue)),
        help:
            "Which pictures become goldens: none, which is the default, those without one, those that fail, or all"
    )
    static let update = ArgumentOption(
        "update",
        help: "Take over what failed in the last run as goldens, remove stale ones, and draw nothing")
    static let only = ArgumentOption(
        "only", value: .any(placeholder: "name"), isRepeatable: true,
        help: "Of '--update': only this picture, or this group of pictures, as the report's page calls it")
    static let shard = ArgumentOption(
        "shard", value: .any(placeholder: "i/n"), help: "Only the i-th of n parts of the layouts")
    static let merge = ArgumentOption(
        "merge", value: .path(placeholder: "dir"), isRepeatable: true,
        help: "Make one report of those of several parts, and draw nothing")
    static let staleFails = ArgumentOption(
        "strict", help: "Fail where a golden belongs to no picture any more")
    static let testReporter = ArgumentOption(
        "reporter", value: .oneOf(GoldenReporter.allCases.map(\.rawValue)),
        help: "The form of the report on standard output; text by default, and github in GitHub Actions")
}
