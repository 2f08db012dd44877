import Engine
import FileAccess
import Findings
import Foundation
import GoldenTesting
import LayoutPipeline
import LayoutRender

/// Compares pictures of layouts with their goldens.
struct TestCommand: Subcommand {
    static let description = CommandDescription(
        name: "test", abstract: "Compare the pictures of layouts with recorded ones (goldens).",
        discussion: """
            Draws every layout in each of its scenes and states, for each given device, and compares the picture with \
            its golden, NAME.png. The frames recorded in NAME.json show which views moved. A picture without a golden \
            fails unless '--record' records it. The report's folder contains the pictures that failed, a page to look at \
            them (index.html), report.json and junit.xml. '--update' accepts them; with '--only', one picture or one \
            group of pictures that changed for the same reason.
            """,
        operand: .init(
            "input", isRequired: false, isRepeatable: true, isConfigurable: true,
            help: "Folders with layouts, or layouts; the project's inputs or the current folder by default"),
        options: [
            .goldens, .goldensFolder, .reportFolder, .record, .update, .accept, .only, .shard, .merge,
            .noCache, .commentFile, .reportURL,
        ]
            + ArgumentOption.comparisonOptions
            + layoutOptions
            + [.sweep, .scale, .theme, .fill, .preset, .show, .hide, .strict, .testReporter])

    private static let layoutOptions = ArgumentOption.layoutOptions.filter {
        ![.strict, .silence, .reporter].contains($0)
    }

    private let suite: GoldenSuite
    private let reportFolder: String
    private let namesReportFolder: Bool
    private let merged: [String]
    private let updates: Bool
    /// The archive or folder of a downloaded report to accept; nil for none.
    private let accepted: String?
    /// The pictures and groups to accept; empty for all.
    private let selections: [String]
    /// The arguments that say which goldens there are.
    private let selection: GoldenSelection
    private let reporter: GoldenReporter
    /// The reports that are also written to files.
    private let reportFiles: [(word: GoldenReporter, file: String)]
    /// The file for the summary as Markdown.
    private let commentFile: String?
    /// Where the report can be seen; nil if that isn't known.
    private let reportAddress: ReportAddress?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        var request = try LayoutRequest(arguments)
        request.policy.isStrict = false
        request.sweepsDocuments = true
        request.sweptWidths = arguments.range(.sweep)
        if request.operands.isEmpty { request.operands = ["."] }
        if !arguments.contains(.state) { request.state = .all }
        request.drawsText = true
        reportFolder = arguments.string(.reportFolder) ?? Self.usualReportFolder
        namesReportFolder = arguments.contains(.reportFolder)
        let words = arguments.strings(.goldens)
        try Self.checkGoldens(words)
        let goldens = arguments.string(.goldensFolder) ?? words.last { GoldenKind(word: $0) == nil }
        if let goldens, let kind = FileKind(at: goldens), kind != .folder {
            throw .contradiction(
                "the goldens can't be in '\(goldens)', which is \(kind.description): name a folder")
        }
        var suite = GoldenSuite(
            request,
            folder: GoldenFolder(
                goldens: URL(fileURLWithPath: goldens ?? Self.goldens(of: request.operands)),
                failures: URL(fileURLWithPath: reportFolder).appendingPathComponent("pictures"),
                recording: Self.recording(arguments)))
        suite.drawing.fonts = request.fonts.collection
        try suite.drawing.applyTheme(arguments)
        suite.drawing.fill = arguments.word(.fill, as: ViewFill.self) ?? .palette
        suite.looks = RequestedLooks(arguments, usual: .plain)
        suite.options = ComparisonOptions(arguments)
        suite.scale = arguments.number(.scale)
        suite.kind = words.compactMap { GoldenKind(word: $0) }.last ?? .pictures
        suite.shard = try Self.shard(arguments)
        if !arguments.contains(.noCache) { suite.cache = Self.cache(arguments, of: suite) }
        suite.isStrict = arguments.contains(.strict)
        self.suite = suite
        merged = arguments.strings(.merge)
        updates = arguments.contains(.update)
        accepted = arguments.string(.accept)
        selections = arguments.strings(.only)
        selection = GoldenSelection(arguments)
        reporter = arguments.word(.testReporter, as: GoldenReporter.self) ?? .default
        reportFiles = arguments.wordsWithFiles(.testReporter, as: GoldenReporter.self)
        commentFile = arguments.string(.commentFile)
        reportAddress =
            arguments.string(.reportURL).map { ReportAddress($0) } ?? .ofJob(keeping: reportFolder)
        try Self.checkForContradictions(arguments)
    }

    /// Refuses misspelt kinds of goldens, which would be taken as the names of new folders.
    private static func checkGoldens(_ words: [String]) throws(UsageError) {
        let kinds = GoldenKind.allCases.map(\.rawValue)
        for word in words
        where GoldenKind(word: word) == nil && !word.contains("/") && !Folder.exists(word) {
            guard let kind = NearestName.find(word, in: kinds) else { continue }
            throw .unknownWord(
                option: ArgumentOption.goldens.spelling, value: word, words: kinds, suggestion: kind)
        }
    }

    /// Returns what earlier runs with the same options found.
    private static func cache(_ arguments: ParsedArguments, of suite: GoldenSuite) -> GoldenCache? {
        let paths =
            [arguments.string(.theme)].compactMap { $0 }
            + arguments.strings(.fonts).flatMap { folder in
                [folder] + Folder.files(in: folder).map { FilePath.join(folder, $0) }
            }
        let without: [ArgumentOption] = [
            .reportFolder, .goldens, .goldensFolder, .record, .shard, .strict, .testReporter, .exclude,
            .commentFile, .reportURL,
        ]
        let options = arguments.text(without: without) + paths.compactMap(FileFingerprint.text)
        let kind = suite.kind.rawValue
        return GoldenCache(
            of: suite.folder, suite.kind, options: ([kind] + options).joined(separator: "\u{0}"))
    }

    private static func shard(_ arguments: ParsedArguments) throws(UsageError) -> GoldenShard? {
        guard let text = arguments.string(.shard) else { return nil }
        guard let shard = GoldenShard(text) else {
            throw .invalidValue(
                option: ArgumentOption.shard.spelling, value: text,
                expected: "a part's number and how many there are, such as 1/3")
        }
        return shard
    }

    private static let usualReportFolder = "golden-report"

    /// Returns the default folder of goldens: beside the layouts. Of several folders it is the first by its path, whatever
    /// the order in which they are named.
    private static func goldens(of operands: [String]) -> String {
        let places = operands.map(InputList.folder).map {
            (folder: $0, path: URL(fileURLWithPath: $0.isEmpty ? "." : $0).standardizedFileURL.path)
        }
        let first = places.min { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return FilePath.join(first?.folder ?? ".", "Goldens")
    }

    /// Returns which goldens to record. In continuous integration, a missing golden is one that wasn't committed.
    private static func recording(_ arguments: ParsedArguments) -> GoldenRecording {
        let variable =
            arguments.contains(.record) && !arguments.isSetting(.record)
            ? nil : GoldenRecording.fromEnvironment
        let wanted = variable ?? arguments.word(.record, as: GoldenRecording.self) ?? .never
        let integration = ProcessInfo.processInfo.environment["CI"] ?? ""
        guard wanted == .missing, !["", "0", "false"].contains(integration) else { return wanted }
        StandardError.writeLine(
            "layout-render: note: '--record missing' records nothing where CI is set: commit goldens with the layouts"
        )
        return .never
    }

    private static func checkForContradictions(_ arguments: ParsedArguments) throws(UsageError) {
        for accepting in [ArgumentOption.update, .accept] where arguments.contains(accepting) {
            let others: [ArgumentOption] =
                [.record, .shard, .merge] + (accepting == .update ? [.accept] : [])
            // A project's settings may say what to record.
            guard let other = others.first(where: { arguments.contains($0) && !arguments.isSetting($0) })
            else {
                continue
            }
            throw .contradiction(
                "'\(accepting.spelling)' accepts the results of a run without drawing: remove '\(other.spelling)'"
            )
        }
        if arguments.contains(.only), !arguments.contains(.update), !arguments.contains(.accept) {
            throw .contradiction(
                "'--only' says what '--update' takes over: add '--update', or leave '--only' out")
        }
        if arguments.contains(.merge), let other = [.record, .shard].first(where: arguments.contains) {
            throw .contradiction("'--merge' draws nothing: leave '\(other.spelling)' out")
        }
    }

    func run() throws -> ExitStatus {
        if let accepted { return try accept(accepted) }
        // A folder that the command line doesn't name isn't looked for elsewhere.
        if reportFolder == Self.usualReportFolder, FileKind(ofEntryAt: reportFolder) == .symbolicLink {
            throw FileError(path: reportFolder, operation: .write, cause: .unexpectedLink)
        }
        if updates { return try update() }
        var outcome = GoldenSuite.Outcome()
        if merged.isEmpty {
            outcome = try test()
            if outcome.report.cases.isEmpty, outcome.status != .success { return outcome.status }
        } else {
            do {
                outcome.report = try GoldenMerge.reports(in: merged, copyingTo: reportFolder)
                // A part doesn't know which goldens no layout has.
                outcome.report.pairRenamed(goldens: suite.folder.goldens.path, folder: reportFolder)
            } catch let error as GoldenReportError {
                StandardError.writeLine("\(error)")
                return .unusableInput
            }
        }
        let report = outcome.report
        let updateCommand = (merged.isEmpty ? selection : GoldenSelection(of: report) ?? selection)
            .updateCommand(of: namesReportFolder ? reportFolder : nil)
        let page = try GoldenPage(
            report: report, folder: reportFolder, layouts: outcome.layouts, updateCommand: updateCommand
        ).bytes()
        try GoldenReportFolder.write(
            report, page: page, seconds: outcome.seconds, updateCommand: updateCommand, to: reportFolder)
        let bytes = { (reporter: GoldenReporter) in
            try reporter.bytes(
                of: report, page: page, folder: reportFolder, updateCommand: updateCommand,
                seconds: outcome.seconds)
        }
        for (reporter, file) in reportFiles { try AtomicFile.write(try bytes(reporter), to: file) }
        let summary = GoldenSummary.markdown(
            of: report, updateCommand: updateCommand, address: reportAddress)
        if let commentFile { try AtomicFile.write(Array(summary.utf8), to: commentFile) }
        try StandardOutput.write(document: try bytes(reporter))
        if reporter == .github { try GoldenSummary.append(summary) }
        let isFailing = !report.failures.isEmpty || (suite.isStrict && !report.stale.isEmpty)
        return isFailing ? outcome.status.combined(with: .findings) : outcome.status
    }

    private func test() throws(FileError) -> GoldenSuite.Outcome {
        let list = try listedInputs()
        var progress = ProgressBar(total: suite.inputs(of: list).count)
        var outcome = suite.test(list) { input in
            progress.advance()
            progress.show(input.path)
        }
        progress.clear()
        outcome.report.selection = selection.words
        try StandardConsole().print(Report(outcome.findings), as: .text, to: .standardError)
        StandardError.warn(ofUnknownItems: outcome.unknownItems, known: outcome.knownIDs)
        return outcome
    }

    /// Accepts what the last run's report says was reviewed.
    private func update() throws -> ExitStatus {
        try accept(from: reportFolder) { () throws(GoldenReportError) in
            (try GoldenReport(folder: reportFolder), nil)
        }
    }

    /// Accepts what a downloaded report says was reviewed.
    private func accept(_ path: String) throws -> ExitStatus {
        if Folder.exists(path) {
            return try accept(from: path) { () throws(GoldenReportError) in
                (try GoldenReport(folder: path), nil)
            }
        }
        return try accept(from: path) { () throws(GoldenReportError) in
            let archive = try ReportArchive(path: path)
            return (archive.report, archive)
        }
    }

    /// - Parameter place: The report's folder or archive.
    private func accept(
        from place: String, _ read: () throws(GoldenReportError) -> (GoldenReport, ReportArchive?)
    ) throws -> ExitStatus {
        let (report, archive): (GoldenReport, ReportArchive?)
        do throws(GoldenReportError) {
            (report, archive) = try read()
        } catch {
            StandardError.writeLine("\(error)")
            if case .unreadable = error { return .inputOutput }
            return .unusableInput
        }
        let reported = report.goldenKind
        guard reported == suite.kind else {
            let path = FilePath.join(place, GoldenReport.fileName)
            StandardError.writeLine("\(GoldenReportError.otherKind(path: path, kind: reported))")
            return .usage
        }
        var suite = suite
        if archive == nil {
            suite.folder.failures = URL(fileURLWithPath: place).appendingPathComponent("pictures")
        }
        return try suite.update(
            try listedInputs(), from: (report, place), archive: archive, selections: selections,
            console: StandardConsole())
    }

    /// Lists the inputs, and reports operands that don't lead to any.
    private func listedInputs() throws(FileError) -> InputList {
        let list = suite.request.inputList()
        var listing = Report()
        for finding in list.findings + list.notes { listing.add(finding) }
        try StandardConsole().print(listing, as: .text, to: .standardError)
        return list
    }
}
