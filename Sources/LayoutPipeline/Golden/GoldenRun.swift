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
    package var kind = GoldenKind.pictures
    /// The layers of pictures.
    package var looks = RequestedLooks()

    /// The pictures of an input, and the worst error that prevented drawing some of them.
    package struct Outcome: Sendable {
        package var cases: [GoldenCase] = []
        /// The layouts of failures, by the names of their goldens.
        package var layouts: [String: SolvedLayout] = [:]
        package var status = ExitStatus.success
        /// The ignored ids that occur in one of its scenes.
        package var ignoredItems: Set<String> = []
        /// The ids that its layouts have, if any are ignored.
        package var knownIDs: Set<String> = []
        /// Whether it depends on the fonts of the input's project.
        var usesProjectFonts = false
        /// Whether it would be the same on any machine, without anything to say; fonts of the system aren't.
        var isRepeatable = true
        /// What to say about the fonts of its pictures, and the messages of a log.
        var findings: [Finding] = []
        /// What the cache knows of it; nil if it was laid out.
        var entry: GoldenCache.Entry?
    }

    /// Draws an input's scenes in all states and on all devices, and compares them with their goldens.
    package func test(_ input: InputFile) -> Outcome {
        var request = request
        request.operands = []
        request.isDrawn = true
        var run = LayoutRun(request)
        let scenes = run.scenes(of: input)
        var outcome = Outcome()
        outcome.usesProjectFonts = run.usesProjectFonts
        let known = Set(request.fonts.findings)
        outcome.findings = run.report.findings.filter { $0.code.isAboutFonts && !known.contains($0) }
        outcome.findings += run.logFindings
        if run.logFindings.contains(where: { $0.severity == .error }) { outcome.status = .findings }
        outcome.isRepeatable =
            outcome.findings.isEmpty && !run.report.findings.contains { $0.code == .unfinished }
        if run.status != .success, run.status != .findings {
            let finding = run.report.findings.first { $0.severity == .error }
            outcome.status = run.status
            let message = finding.map { TextReport.line(for: $0) } ?? "it can't be laid out"
            var failed = GoldenCase(
                name: OutputNames.stem(input.outputStem), input: input.path, outcome: .failed,
                message: message)
            failed.line = finding.flatMap { $0.file == input.path ? $0.line : nil }
            outcome.cases.append(failed)
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
            let work = scene.drawing.work
            let (result, status) = test(scene, named: name, work)
            if let finding = work.finding(of: scene) {
                outcome.findings.append(finding)
                outcome.isRepeatable = false
            }
            outcome.cases.append(result)
            if !result.outcome.isPassing { outcome.layouts[name] = scene.layout }
            outcome.ignoredItems.formUnion(options.ignoredItems(in: scene.layout))
            outcome.knownIDs.formUnion(options.suggestedIDs(in: scene.layout))
            outcome.status = outcome.status.combined(with: status)
        }
        if let swept = GoldenCase(sweepFindings: run.sweepFindings, of: input) {
            outcome.cases.append(swept)
        }
        return outcome
    }

    private func test(
        _ scene: LaidOutScene, named name: String, _ work: DrawingWork
    ) -> (GoldenCase, ExitStatus) {
        var result = GoldenCase(name: name, input: scene.input.path, outcome: .failed, message: "")
        do {
            try compare(scene, options: drawing(of: scene), work, result: &result)
            return (result, .success)
        } catch RenderError.invalidCanvas {
            result.outcome = .empty
            result.message = GoldenCaseFiller.passing(name, isEmpty: true)
            return (result, .success)
        } catch let error as RenderError {
            result.message = "\(scene.input.path): error: \(error)"
            return (result, .unusableInput)
        } catch {
            result.message = "\(error)"
            return (result, .inputOutput)
        }
    }

    private func drawing(of scene: LaidOutScene) -> RenderOptions {
        var options = drawing
        options.scale = scale ?? RenderOptions.scale(for: scene.layout.canvas)
        options.fallbackTitle = scene.input.outputStem
        options.fonts = scene.fonts
        looks.apply(to: &options, of: scene)
        return options
    }

    private func compare(
        _ scene: LaidOutScene, options drawing: RenderOptions, _ work: DrawingWork,
        result: inout GoldenCase
    ) throws {
        let comparer = DiffComparer(options: options)
        var content = GoldenContent()
        var (before, after): (DrawnLayout?, DrawnLayout?)
        var comparison = options.comparison
        let json = kind.keepsPictures ? try folder.record(named: result.name) : nil
        if kind.keepsPictures {
            let (file, projection) = try LayoutPicture.png(scene.layout, options: drawing, work: work)
            let record = LayoutRecord(scene.layout, drawn: drawing)
            content.picture = GoldenContent.Picture(png: file, record: Data(record.json()))
            after = DrawnLayout(record: record, projection: projection, scale: drawing.scale)
            before = json.flatMap { LayoutRecord(json: $0) }.map {
                DrawnLayout(record: $0, projection: projection, scale: drawing.scale)
            }
            for layout in [before, after].compactMap({ $0 }) {
                comparison.ignoredRegions += comparer.ignoredRegions(of: layout)
            }
        }
        if kind.keepsFrames { content.frames = FramesText.text(of: frames(of: scene.layout)) }
        let verified = try folder.verify(
            content, named: result.name, comparison: comparison, allowance: options.allowance)
        let filler = GoldenCaseFiller(
            comparer: comparer, content: content, layout: scene.layout, before: before, after: after,
            hasRecord: json != nil)
        filler.fill(&result, from: verified)
        result.actual = verified.files.map { relative($0.actual) }
        result.reference = verified.files?.reference.map(relative)
        result.difference = verified.files?.difference.map(relative)
        if !result.outcome.isPassing, !kind.keepsPictures {
            let (picture, _) = try LayoutPicture.png(scene.layout, options: drawing, work: work)
            result.actual = try folder.writeFailure(picture, named: result.name).map(relative)
        }
    }

    /// Returns the frames that are kept, without those that are ignored.
    private func frames(of layout: SolvedLayout) -> LayoutRecord {
        var record = LayoutRecord(layout)
        record.constraints = []
        record.items.removeAll { options.ignoredItems.contains($0.id) }
        return record
    }

    /// Returns a file's path in the report's folder, which is the parent of the failures' folder.
    private func relative(_ file: URL) -> String {
        FilePath.relative(file.path, to: FilePath.parent(of: folder.failures.path)) ?? file.path
    }
}
