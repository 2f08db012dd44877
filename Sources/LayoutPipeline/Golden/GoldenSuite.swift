import Engine
import FileAccess
import Findings
import Foundation
import GoldenTesting
import LayoutRender

/// The goldens of a project's layouts: compared with the layouts, or updated after a review.
package struct GoldenSuite: Sendable {
    /// What to lay out, in which states and on which devices.
    package var request: LayoutRequest
    /// The goldens.
    package var folder: GoldenFolder
    /// What a golden is.
    package var kind = GoldenKind.pictures
    /// How pictures are compared.
    package var options = ComparisonOptions()
    /// How pictures are drawn.
    package var drawing = RenderOptions()
    /// The layers of pictures.
    package var looks = RequestedLooks()
    /// Pixels per point; nil for the canvas's own.
    package var scale: Double?
    /// What earlier runs found equal; nil to lay everything out.
    package var cache: GoldenCache?
    /// The part of the inputs to test; nil for all.
    package var shard: GoldenShard?
    /// Whether goldens without a picture fail the run.
    package var isStrict = false

    /// Creates the suite of a folder of goldens.
    package init(_ request: LayoutRequest, folder: GoldenFolder) {
        self.request = request
        self.folder = folder
    }

    /// The results of testing.
    package struct Outcome {
        /// The outcome of each picture.
        package var report = GoldenReport()
        /// The layouts of failures, by the names of their goldens.
        package var layouts: [String: SolvedLayout] = [:]
        /// The worst error that prevented drawing some of the pictures.
        package var status = ExitStatus.success
        /// What to say about the fonts of the pictures.
        package var findings: [Finding] = []
        /// The ids to ignore that no layout has; empty if only a part was tested.
        package var unknownItems: [String] = []
        /// The ids that the layouts that were laid out have, if any are ignored.
        package var knownIDs: Set<String> = []
        /// How long pictures took, by their names: an equal part of the time for their input.
        package var seconds: [String: Double] = [:]

        /// Creates the outcome before any test.
        package init() {}
    }

    /// Returns the layouts to test.
    package func inputs(of list: InputList) -> [InputFile] {
        let inputs = withoutTwins(list.files).inputs
        return shard?.part(of: inputs) ?? inputs
    }

    /// Tests every layout.
    ///
    /// - Parameters:
    ///   - list: The layouts.
    ///   - finished: Called with each tested input, never concurrently.
    package func test(_ list: InputList, finished: (InputFile) -> Void) -> Outcome {
        var outcome = Outcome()
        outcome.report.shard = shard?.text
        if shard != nil { outcome.report.layouts = Self.digest(of: withoutTwins(list.files).inputs) }
        let twins = withoutTwins(list.files).twins
        outcome.report.cases = twins
        let run = GoldenRun(
            request: request, options: options, drawing: drawing, scale: scale, folder: folder, kind: kind,
            looks: looks)
        let inputs = inputs(of: list)
        let timed = ParallelMap.map(inputs, finished: finished) { input in
            let start = ContinuousClock.now
            let outcome = self.outcome(of: input, in: run)
            return (outcome: outcome, duration: ContinuousClock.now - start)
        }
        let tested = timed.map(\.outcome)
        for (result, duration) in timed {
            let share = (duration / .seconds(1)) / Double(max(1, result.cases.count))
            for one in result.cases { outcome.seconds[one.name] = share }
        }
        cache?.write(zip(inputs, tested).map { ($0, $1.entry) })
        outcome.report.cases += tested.flatMap(\.cases)
        outcome.report.goldens = folder.names(kind)
        outcome.report.folder = folder.goldens.relativePath
        if kind != .pictures { outcome.report.kind = kind.rawValue }
        if isPartial { outcome.report.isPartial = true }
        if isStrict { outcome.report.isStrict = true }
        outcome.report.pairRenamed(
            goldens: folder.goldens.path, folder: FilePath.parent(of: folder.failures.path))
        let start = list.findings.reduce(twins.isEmpty ? ExitStatus.success : .unusableInput) {
            $0.combined(with: $1.code.failure)
        }
        outcome.status = tested.reduce(start) { $0.combined(with: $1.status) }
        outcome.findings =
            (request.fonts.findings.compactMap(request.policy.reported) + tested.flatMap(\.findings))
            .uniqued()
        for result in tested { outcome.layouts.merge(result.layouts) { first, _ in first } }
        outcome.knownIDs = Set(tested.flatMap(\.knownIDs))
        if shard == nil {
            outcome.unknownItems = options.ignoredItems.subtracting(tested.flatMap(\.ignoredItems)).sorted()
        }
        return outcome
    }

    /// Returns the cases of an input: as they are known, or tested.
    private func outcome(of input: InputFile, in run: GoldenRun) -> GoldenRun.Outcome {
        if folder.recording != .all, let known = cache?.outcome(of: input, fonts: request.fonts) {
            return known
        }
        var outcome = run.test(input)
        outcome.entry = cache?.entry(for: outcome, of: input, fonts: request.fonts)
        return outcome
    }

    /// Returns a digest of the layouts' paths, which the parts of a run have in common.
    private static func digest(of inputs: [InputFile]) -> String {
        var digest = ContentDigest()
        for input in inputs { digest.add(input.path) }
        return digest.text
    }

    /// Accepts what the last run's report says was reviewed.
    ///
    /// - Parameters:
    ///   - list: The layouts.
    ///   - report: The report, and the folder that it is in.
    ///   - archive: The archive that the report is from; nil if it is in a folder.
    ///   - selections: The pictures and groups to accept; empty for all.
    /// - Throws: `RequestError` if a selection isn't among the failures, `FileError` if nothing can be printed.
    package func update(
        _ list: InputList, from report: (GoldenReport, folder: String), archive: ReportArchive? = nil,
        selections: [String], console: any Console
    ) throws -> ExitStatus {
        var update = GoldenUpdate(
            request: request, folder: folder, kind: kind, report: report.0,
            reportPath: archive?.reportPath ?? FilePath.join(report.folder, GoldenReport.fileName),
            inputs: withoutTwins(list.files).inputs, isPartial: isPartial,
            reviewed: archive, console: console)
        let names = try Self.names(of: selections, in: report.0)
        let status = try update.run(names, removesStale: selections.isEmpty)
        return list.findings.reduce(status) { $0.combined(with: $1.code.failure) }
    }

    /// Returns the names of the selected failures.
    private static func names(
        of selections: [String], in report: GoldenReport
    ) throws(RequestError) -> [String] {
        guard !selections.isEmpty else { return report.failures.map(\.name) }
        var names: [String] = []
        for selection in selections {
            let found = report.names(of: selection)
            guard !found.isEmpty else {
                throw RequestError(
                    "invalid value '\(selection)' for '--only': use a picture that failed in the last run, or a group "
                        + "on the report's current page")
            }
            names += found
        }
        return names.uniqued()
    }

    /// Whether only some of a folder's pictures are asked for, so that other goldens aren't stale.
    private var isPartial: Bool {
        !request.operands.allSatisfy(Folder.exists) || request.scene != nil || request.state != .all
            || !request.excluded.isEmpty
    }

    /// Returns the inputs with unique names, and a failed case for each of the others.
    private func withoutTwins(_ inputs: [InputFile]) -> (inputs: [InputFile], twins: [GoldenCase]) {
        let names = GoldenInputs(inputs, suffix: request.variants.map(\.suffix.utf8.count).max() ?? 0)
        let twins = names.twins.map { twin in
            GoldenCase(
                name: OutputNames.stem(twin.input.outputStem), input: twin.input.path, outcome: .failed,
                message:
                    "\(twin.input.path): error: another layout has the same name and so the same golden, "
                    + "'\(twin.other.path)': rename one of them")
        }
        return (names.inputs, twins)
    }
}

/// One of several parts that the inputs are divided into, the same in every run.
package struct GoldenShard: Sendable, Equatable {
    /// The index, counting from 1.
    package var index: Int
    package var count: Int

    /// Parses `INDEX/COUNT`; nil for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count else {
            return nil
        }
        self.index = index
        self.count = count
    }

    package var text: String { "\(index)/\(count)" }

    /// Returns the elements of this part: every `count`-th one.
    package func part<Element>(of elements: [Element]) -> [Element] {
        stride(from: index - 1, to: elements.count, by: count).map { elements[$0] }
    }
}
