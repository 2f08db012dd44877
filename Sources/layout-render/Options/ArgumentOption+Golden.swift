import GoldenTesting
import LayoutPipeline

// The options for storing and reporting goldens.
extension ArgumentOption {
    static let goldens = ArgumentOption(
        "goldens", value: .path(placeholder: "frames|pictures|both"), isRepeatable: true,
        help: "What to keep: pictures (the default), frames as text, or both")
    static let goldensFolder = ArgumentOption(
        "goldens-dir", value: .path(placeholder: "dir"),
        help: "The folder of the goldens, 'Goldens' beside the layouts by default")
    static let reportFolder = ArgumentOption.output.with(
        detail: "The folder for the report and the pictures that failed; golden-report by default")
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
    static let accept = ArgumentOption(
        "accept", value: .path(placeholder: "report"),
        help: "Like '--update', from a report that was downloaded: a .zip file, or a folder")
    static let noCache = ArgumentOption(
        "no-cache", help: "Lay everything out, also what hasn't changed since it was equal")
    static let shard = ArgumentOption(
        "shard", value: .any(placeholder: "i/n"), help: "Test only part i of n of the layouts")
    static let merge = ArgumentOption(
        "merge", value: .path(placeholder: "dir"), isRepeatable: true,
        help: "Merge the reports of several parts into one; draws nothing")
    static let commentFile = ArgumentOption(
        "comment-file", value: .path(placeholder: "file"),
        help: "Also write the summary as Markdown, for a comment on a pull request")
    static let reportURL = ArgumentOption(
        "report-url", value: .any(placeholder: "url"),
        help:
            "The address where the report's folder is published: the summary shows the pictures from there. In GitLab, that of "
            + "the job by default")
    static let testReporter = ArgumentOption.reporter.with(
        value: .oneOf(GoldenReporter.allCases.map(\.rawValue)),
        detail: "In GitHub Actions, github by default")
    static let continuousIntegration = ArgumentOption(
        "ci", help: "Also write a workflow for GitHub Actions that tests the layouts")
}
