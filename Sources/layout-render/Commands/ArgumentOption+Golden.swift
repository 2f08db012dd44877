import GoldenTesting
import LayoutPipeline

// The options for storing and reporting goldens.
extension ArgumentOption {
    static let goldens = ArgumentOption(
        "goldens", value: .path(placeholder: "frames|pixels|dir"), isRepeatable: true,
        help:
            "What to keep: pixels (pictures, the default), or frames (text, the same on every machine). Otherwise the "
            + "folder of the goldens, 'Goldens' beside the layouts by default")
    static let reportFolder = ArgumentOption(
        "output", letter: "o", value: .path(placeholder: "dir"),
        help: "The folder for the report and the pictures that failed; golden-report by default")
    static let record = ArgumentOption(
        "record", value: .oneOf(GoldenRecording.allCases.map(\.rawValue)),
        help:
            "Which pictures to record as goldens: never (the default), those that are missing, those that failed, or all"
    )
    static let update = ArgumentOption(
        "update",
        help: "Accept what failed in the last run as goldens and remove stale ones; draws nothing")
    static let only = ArgumentOption(
        "only", value: .any(placeholder: "name"), isRepeatable: true,
        help: "With '--update', accept only this picture or group of pictures, by its name in the report")
    static let shard = ArgumentOption(
        "shard", value: .any(placeholder: "i/n"), help: "Test only part i of n of the layouts")
    static let merge = ArgumentOption(
        "merge", value: .path(placeholder: "dir"), isRepeatable: true,
        help: "Merge the reports of several parts into one; draws nothing")
    static let testReporter = ArgumentOption(
        "reporter", value: .oneOf(GoldenReporter.allCases.map(\.rawValue)),
        help: "The report's format on standard output; text by default, or github in GitHub Actions")
}
