import Engine
import FileAccess
import Foundation
import GoldenTesting
import ImageDiff
import LayoutComparison
import LayoutRender
import Findings

/// Draws the layouts of a run and compares each picture with its golden.
package struct GoldenRun: Sendable {
    package let request: LayoutRequest
    package let options: ComparisonOptions
    package let drawing: RenderOptions
    package let scale: Double?
    package let folder: GoldenFolder
    package var kind = GoldenKind.pixels

    /// The pictures of an input, and the worst error that prevented drawing some of them.
    package struct Outcome: Sendable {
        package var cases: [GoldenCase] = []
        /// The layouts of failures, by the names of their goldens.
        package var layouts: [String: SolvedLayout] = [:]
        package var status = ExitStatus.success
        /// The ignored ids that occur in one of its scenes.
        package var ignoredItems: Set<String> = []
    }

    /// Draws an input's scenes in all states and on all devices, and compares them with their goldens.
    package func test(_ input: InputFile) -> Outcome {
        var request = request
        request.operands = []
        var run = LayoutRun(request)
        let scenes = run.scenes(of: input)
        var outcome = Outcome()
        if run.status != .success, run.status != .findings {
            let finding = run.report.findings.first { $0.severity == .error }
            outcome.status = run.status
            let message = finding.map { TextReport.line(for: $0) } ?? "it can't be laid out"
            outcome.cases.append(
                GoldenCase(
                    name: OutputNames.stem(input.outputStem), input: input.path, outcome: .failed,
                    message: message))
        }
        // Lowercase names, since some file systems ignore case.
        var taken: Set<String> = []
        for scene in scenes {
            let name = scene.pictureName
            guard taken.insert(RelativeName.collisionKey(of: name)).inserted else {
                let message =
                    "\(input.path): error: two of its pictures would be called \(name): give scenes and states other ids"
                outcome.cases.append(
                    GoldenCase(name: name, input: input.path, outcome: .failed, message: message))
                outcome.status = outcome.status.combined(with: .unusableInput)
                continue
            }
            let (result, status) = test(scene, named: name)
            outcome.cases.append(result)
            if !result.outcome.isPassing { outcome.layouts[name] = scene.layout }
            outcome.ignoredItems.formUnion(options.ignoredItems(in: scene.layout))
            outcome.status = outcome.status.combined(with: status)
        }
        if let swept = GoldenCase(sweepFindings: run.sweepFindings, of: input) {
            outcome.cases.append(swept)
        }
        return outcome
    }

    private func test(_ scene: LaidOutScene, named name: String) -> (GoldenCase, ExitStatus) {
        var result = GoldenCase(name: name, input: scene.input.path, outcome: .failed, message: "")
        var options = drawing
        options.scale = scale ?? RenderOptions.scale(for: scene.layout.canvas)
        options.fallbackTitle = scene.input.outputStem
        options.fonts = scene.fonts
        do {
            if kind == .frames {
                try testFrames(of: scene, options: options, result: &result)
                return (result, .success)
            }
            let (file, projection) = try LayoutPicture.png(scene.layout, options: options)
            let record = LayoutRecord(scene.layout)
            let drawn = DrawnLayout(record: record, projection: projection, scale: options.scale)
            try verify(file, drawn, result: &result)
            return (result, .success)
        } catch RenderError.invalidCanvas {
            result.outcome = .empty
            result.message = "\(name) has no size and can't be drawn"
            return (result, .success)
        } catch let error as RenderError {
            result.message = "\(scene.input.path): error: \(error)"
            return (result, .unusableInput)
        } catch {
            result.message = "\(error)"
            return (result, .inputOutput)
        }
    }

    /// Compares frames, and draws failures for the page.
    private func testFrames(
        of scene: LaidOutScene, options drawing: RenderOptions, result: inout GoldenCase
    ) throws {
        let tester = FramesTester(folder: folder, ignoredItems: options.ignoredItems)
        try tester.verify(scene.layout, result: &result)
        guard !result.outcome.isPassing else { return }
        let (picture, _) = try LayoutPicture.png(scene.layout, options: drawing)
        result.actual = relative(try folder.writeFailure(picture, named: result.name))
    }

    private func verify(_ file: Data, _ drawn: DrawnLayout, result: inout GoldenCase) throws(GoldenError) {
        let json = try folder.record(named: result.name)
        let recorded = json.flatMap { LayoutRecord(json: $0) }
        var comparison = options.comparison
        let before = recorded.map {
            DrawnLayout(record: $0, projection: drawn.projection, scale: drawn.scale)
        }
        let comparer = DiffComparer(options: options)
        for layout in [before, drawn].compactMap({ $0 }) {
            comparison.ignoredRegions += comparer.ignoredRegions(of: layout)
        }
        let verdict = try folder.verify(
            file, named: result.name, record: Data(drawn.record.json()), comparison: comparison,
            allowance: options.allowance)
        fill(&result, from: verdict, before, drawn, comparer)
        if json != nil, recorded == nil, !result.outcome.isPassing {
            result.message +=
                "; the frames beside the golden, \(result.name).json, can't be read: record it again"
        }
    }

    private func fill(
        _ result: inout GoldenCase, from verdict: GoldenVerdict, _ before: DrawnLayout?, _ after: DrawnLayout,
        _ comparer: DiffComparer
    ) {
        result.outcome = GoldenCase.Outcome(verdict.outcome)
        result.message = verdict.description
        result.differentPixels = verdict.difference?.differentPixels
        result.actual = verdict.files.map { relative($0.actual) }
        result.reference = verdict.files?.reference.map(relative)
        result.difference = verdict.files?.difference.map(relative)
        guard let difference = verdict.difference else { return }
        let changes = comparer.layoutChanges(before, after)
        result.causes = changes?.causes
        result.changes = changes?.items ?? []
        result.idleChanges = changes?.idleChanges ?? []
        result.regions = difference.regions.map { rect in
            GoldenCase.Region(rect: rect, items: comparer.items(in: rect, before, after, changes))
        }
    }

    /// Returns a file's path in the report's folder, which is the parent of the failures' folder.
    private func relative(_ file: URL) -> String {
        FilePath.relative(file.path, to: FilePath.parent(of: folder.failures.path)) ?? file.path
    }
}

extension GoldenCase.Outcome {
    fileprivate init(_ outcome: GoldenVerdict.Outcome) {
        switch outcome {
        case .equal: self = .equal
        case .withinAllowance: self = .allowed
        case .recorded: self = .recorded
        case .missing: self = .missing
        case .different: self = .different
        case .unreadable: self = .unreadable
        }
    }
}
