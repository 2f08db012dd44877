import Engine
import FileAccess
import Foundation
import GoldenTesting
import LayoutRender
import Findings

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
        options: [.goldens, .reportFolder, .record, .update, .only, .shard, .merge]
            + ArgumentOption.comparisonOptions
            + layoutOptions + [.sweep, .scale, .theme, .strict, .testReporter])

    private static let layoutOptions = ArgumentOption.layoutOptions.filter {
        ![.strict, .silence, .reporter].contains($0)
    }

    private let request: LayoutRequest
    private let folder: GoldenFolder
    private let reportFolder: String
    private let options: ComparisonOptions
    private let drawing: RenderOptions
    private let scale: Double?
    private let kind: GoldenKind
    private let shard: GoldenShard?
    private let merged: [String]
    private let updates: Bool
    /// The pictures and groups to accept; empty for all.
    private let selections: [String]
    /// The shell command that accepts all failures.
    private let updateCommand: String
    private let staleFails: Bool
    private let reporter: GoldenReporter

    init(_ arguments: ParsedArguments) throws(UsageError) {
        var request = try LayoutRequest(arguments)
        request.policy.isStrict = false
        request.sweepsDocuments = true
        request.sweptWidths = try arguments.range(.sweep)
        if request.operands.isEmpty { request.operands = ["."] }
        if !arguments.contains(.state) { request.state = .all }
        request.drawsText = true
        self.request = request
        var drawing = RenderOptions()
        drawing.fonts = request.fonts.collection
        try DrawingTheme.apply(arguments, to: &drawing)
        self.drawing = drawing
        options = try ComparisonOptions(arguments)
        scale = try arguments.number(.scale, in: RenderOptions.scales)
        reportFolder = arguments.string(.reportFolder) ?? Self.usualReportFolder
        let words = arguments.strings(.goldens)
        kind = words.compactMap(GoldenKind.init).last ?? .pixels
        let goldens = words.last { GoldenKind(rawValue: $0) == nil }
        folder = GoldenFolder(
            goldens: URL(fileURLWithPath: goldens ?? Self.goldens(of: request.operands)),
            failures: URL(fileURLWithPath: reportFolder).appendingPathComponent("pictures"),
            recording: Self.recording(arguments))
        if let text = arguments.string(.shard) {
            guard let shard = GoldenShard(text) else {
                throw .invalidValue(
                    option: ArgumentOption.shard.spelling, value: text,
                    expected: "a part's number and how many there are, such as 1/3")
            }
            self.shard = shard
        } else {
            shard = nil
        }
        merged = arguments.strings(.merge)
        updates = arguments.contains(.update)
        selections = arguments.strings(.only)
        updateCommand = Self.updateCommand(arguments)
        staleFails = arguments.contains(.strict)
        reporter = arguments.word(.testReporter, as: GoldenReporter.self) ?? .default
        try Self.checkForContradictions(arguments)
    }

    private static let usualReportFolder = "golden-report"

    /// Returns the default folder of goldens: in the first operand if that is a folder, otherwise next to it.
    private static func goldens(of operands: [String]) -> String {
        let first = operands.first ?? "."
        let folder = Folder.exists(first) ? first : FilePath.parent(of: first)
        return FilePath.join(folder, "Goldens")
    }

    /// Returns which goldens to record. In continuous integration, a missing golden is one that wasn't committed.
    private static func recording(_ arguments: ParsedArguments) -> GoldenRecording {
        let wanted = arguments.word(.record, as: GoldenRecording.self) ?? .never
        let variable = ProcessInfo.processInfo.environment["CI"] ?? ""
        guard wanted == .missing, !["", "0", "false"].contains(variable) else { return wanted }
        StandardError.writeLine(
            "layout-render: note: '--record missing' records nothing where CI is set: commit goldens with the layouts"
        )
        return .never
    }

    /// Returns the shell command that accepts this run's failures, which the text and the page show.
    private static func updateCommand(_ arguments: ParsedArguments) -> String {
        var words = ["layout-render", "test"] + arguments.operands
        // The options that say which goldens there are, and where.
        let options: [ArgumentOption] = [
            .goldens, .reportFolder, .device, .state, .scene, .inputFormat, .exclude,
        ]
        for option in options {
            for value in arguments.strings(option) { words += [option.spelling, value] }
        }
        if arguments.contains(.allDevices) { words.append(ArgumentOption.allDevices.spelling) }
        return (words + [ArgumentOption.update.spelling]).map(ShellWord.quoted).joined(separator: " ")
    }

    private static func checkForContradictions(_ arguments: ParsedArguments) throws(UsageError) {
        if arguments.contains(.update),
            let other = [.record, .shard, .merge].first(where: arguments.contains)
        {
            throw .contradiction(
                "'--update' accepts the results of the last run without drawing: remove '\(other.spelling)'"
            )
        }
        if arguments.contains(.only), !arguments.contains(.update) {
            throw .contradiction(
                "'--only' says what '--update' takes over: add '--update', or leave '--only' out")
        }
        if arguments.contains(.merge), let other = [.record, .shard].first(where: arguments.contains) {
            throw .contradiction("'--merge' draws nothing: leave '\(other.spelling)' out")
        }
    }

    func run() throws -> ExitStatus {
        // A folder that the command line doesn't name isn't looked for elsewhere.
        if reportFolder == Self.usualReportFolder, FileKind(ofEntryAt: reportFolder) == .symbolicLink {
            throw FileError(path: reportFolder, operation: .write, cause: .unexpectedLink)
        }
        if updates { return try update() }
        let report: GoldenReport
        var layouts: [String: SolvedLayout] = [:]
        var status = ExitStatus.success
        if merged.isEmpty {
            (report, layouts, status) = try test()
            if report.cases.isEmpty, status != .success { return status }
        } else {
            do {
                report = try GoldenMerge.reports(in: merged, copyingTo: reportFolder)
            } catch let error as GoldenReportError {
                StandardError.writeLine("\(error)")
                return .unusableInput
            }
        }
        let page = try GoldenPage(
            report: report, folder: reportFolder, layouts: layouts, updateCommand: updateCommand
        ).bytes()
        try GoldenReportFolder.write(report, page: page, to: reportFolder)
        try StandardOutput.write(
            document: try reporter.bytes(
                of: report, page: page, folder: reportFolder, updateCommand: updateCommand))
        if reporter == .github { try GoldenSummary.append(report) }
        let isFailing = !report.failures.isEmpty || (staleFails && !report.stale.isEmpty)
        return isFailing ? status.combined(with: .findings) : status
    }

    private func test() throws(FileError) -> (GoldenReport, [String: SolvedLayout], ExitStatus) {
        let list = try listedInputs()
        var report = GoldenReport()
        report.shard = shard?.text
        let (inputs, twins) = Self.withoutTwins(list.files)
        report.cases = twins
        let run = GoldenRun(
            request: request, options: options, drawing: drawing, scale: scale, folder: folder,
            kind: kind)
        let part = shard?.part(of: inputs) ?? inputs
        var progress = ProgressBar(total: part.count)
        let outcomes = ParallelMap.map(part) { input in
            progress.advance()
            progress.show(input.path)
        } _: { input in
            run.test(input)
        }
        progress.clear()
        if shard == nil { options.warnOfUnknownItems(found: Set(outcomes.flatMap(\.ignoredItems))) }
        report.cases += outcomes.flatMap(\.cases)
        report.goldens = folder.names(ending: kind.ending)
        report.folder = folder.goldens.relativePath
        if kind != .pixels { report.kind = kind.rawValue }
        if isPartial { report.isPartial = true }
        if staleFails { report.isStrict = true }
        let start = list.findings.reduce(twins.isEmpty ? ExitStatus.success : .unusableInput) {
            $0.combined(with: $1.code.failure)
        }
        let status = outcomes.reduce(start) { $0.combined(with: $1.status) }
        var layouts: [String: SolvedLayout] = [:]
        for outcome in outcomes { layouts.merge(outcome.layouts) { first, _ in first } }
        return (report, layouts, status)
    }

    /// Returns the inputs with unique names, and a failed case for each of the others.
    private static func withoutTwins(_ inputs: [InputFile]) -> (inputs: [InputFile], twins: [GoldenCase]) {
        var taken: Set<String> = []
        var single: [InputFile] = []
        var twins: [GoldenCase] = []
        for var input in inputs {
            // Writes the path as git and CI systems do.
            if input.path.hasPrefix("./") { input.path.removeFirst(2) }
            if taken.insert(RelativeName.collisionKey(of: OutputNames.stem(input.outputStem))).inserted {
                single.append(input)
            } else {
                let message =
                    "\(input.path): error: another layout has the same name except for its extension, and so the same golden: "
                    + "rename one of them"
                twins.append(
                    GoldenCase(
                        name: OutputNames.stem(input.outputStem), input: input.path, outcome: .failed,
                        message: message))
            }
        }
        return (single, twins)
    }

    /// Returns the names of the requested failures.
    private func names(toUpdateIn report: GoldenReport) throws -> [String] {
        guard !selections.isEmpty else { return report.failures.map(\.name) }
        var names: [String] = []
        for selection in selections {
            let found = report.names(of: selection)
            guard !found.isEmpty else {
                throw UsageError.invalidValue(
                    option: ArgumentOption.only.spelling, value: selection,
                    expected:
                        "a picture that failed in the last run, or a group on the report's current page")
            }
            names += found
        }
        return names.uniqued()
    }

    /// Accepts what the last run's report says was reviewed.
    private func update() throws -> ExitStatus {
        let report: GoldenReport
        do throws(GoldenReportError) {
            report = try GoldenReport(folder: reportFolder)
        } catch {
            StandardError.writeLine("\(error)")
            if case .unreadable = error { return .inputOutput }
            return .unusableInput
        }
        let path = FilePath.join(reportFolder, GoldenReport.fileName)
        let reported = report.kind.flatMap(GoldenKind.init) ?? .pixels
        guard reported == kind else {
            StandardError.writeLine("\(GoldenReportError.otherKind(path: path, kind: reported))")
            return .usage
        }
        let list = try listedInputs()
        var update = GoldenUpdate(
            request: request, folder: folder, kind: kind, report: report, reportPath: path,
            inputs: Self.withoutTwins(list.files).inputs, isPartial: isPartial)
        let status = try update.run(try names(toUpdateIn: report), removesStale: selections.isEmpty)
        return list.findings.reduce(status) { $0.combined(with: $1.code.failure) }
    }

    /// Lists the inputs, and reports operands that don't lead to any.
    private func listedInputs() throws(FileError) -> InputList {
        let list = InputList(operands: request.operands, excluding: request.excluded)
        var listing = Report()
        for finding in list.findings { listing.add(finding) }
        try Reporter.text.print(listing, to: .standardError)
        return list
    }

    /// Whether only some of a folder's pictures are asked for, so that other goldens aren't stale.
    private var isPartial: Bool {
        !request.operands.allSatisfy(Folder.exists) || request.scene != nil || request.state != .all
            || !request.excluded.isEmpty
    }
}
