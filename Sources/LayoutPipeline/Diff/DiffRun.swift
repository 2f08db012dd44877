import Engine
import FileAccess
import Foundation
import ImageDiff
import LayoutComparison
import LayoutRender
import Findings

/// Compares the pairs of a run, and collects errors from pairs that couldn't be compared.
package struct DiffRun: Sendable {
    package let options: ComparisonOptions
    package let request: LayoutRequest
    package let drawing: RenderOptions
    package let scale: Double?
    /// The format of difference pictures; nil if none are made.
    package let differenceFormat: OutputFormat?

    /// Creates a run.
    package init(
        options: ComparisonOptions, request: LayoutRequest, drawing: RenderOptions, scale: Double?,
        differenceFormat: OutputFormat?
    ) {
        self.options = options
        self.request = request
        self.drawing = drawing
        self.scale = scale
        self.differenceFormat = differenceFormat
    }

    /// The outcome for a pair of files.
    package struct Outcome: Sendable {
        package var results: [DiffResult] = []
        /// Why results are missing.
        package var findings: [Finding] = []
        package var status = ExitStatus.success
        /// Whether a side is a log with a message of severity error.
        var hasLoggedErrors = false
        /// The ignored ids that occur in one of the layouts.
        package var ignoredItems: Set<String> = []
        /// The ids that the layouts have, if any are ignored.
        package var knownIDs: Set<String> = []

        package mutating func fail(_ finding: Finding, _ status: ExitStatus) {
            findings.append(finding)
            self.status = self.status.combined(with: status)
        }
    }

    /// The outcome for all pairs of a run.
    package struct Results {
        package var results: [DiffResult] = []
        package var findings: [Finding] = []
        package var status = ExitStatus.success
        /// The ids to ignore that no layout has.
        package var unknownItems: [String] = []
        /// The ids that the layouts have, if any are ignored.
        package var knownIDs: Set<String> = []
    }

    /// Compares pairs on all cores.
    ///
    /// - Parameter finished: Called with each compared pair, never concurrently.
    package func compare(_ pairs: [DiffPair], finished: (DiffPair) -> Void) -> Results {
        let outcomes = ParallelMap.map(pairs, finished: finished) { compare($0) }
        return Results(
            results: outcomes.flatMap(\.results), findings: outcomes.flatMap(\.findings).uniqued(),
            status: outcomes.reduce(.success) { $0.combined(with: $1.status) },
            unknownItems: options.ignoredItems.subtracting(outcomes.flatMap(\.ignoredItems)).sorted(),
            knownIDs: Set(outcomes.flatMap(\.knownIDs)))
    }

    /// Compares two pictures, or each scene of two layouts.
    package func compare(_ pair: DiffPair) -> Outcome {
        var outcome = Outcome()
        if pair.before?.isLayout ?? true, pair.after?.isLayout ?? true {
            compareLayouts(pair, outcome: &outcome)
        } else {
            comparePictures(pair, outcome: &outcome)
        }
        for index in outcome.results.indices { outcome.results[index].renamedFrom = pair.earlierName }
        if outcome.hasLoggedErrors { outcome.status = outcome.status.combined(with: .findings) }
        return outcome
    }

    private func comparePictures(_ pair: DiffPair, outcome: inout Outcome) {
        let name = (pair.after ?? pair.before)?.input.outputStem ?? ""
        let old = subject(pair.before, outcome: &outcome)
        let new = subject(pair.after, outcome: &outcome)
        guard outcome.status == .success else { return }
        let paths = (pair.before?.input.path ?? "", pair.after?.input.path ?? "")
        add(old, new, paths: paths, name: name, to: &outcome)
    }

    /// Returns the only picture of a file; nil if the file is missing or can't be used.
    private func subject(_ file: DiffPair.File?, outcome: inout Outcome) -> DiffSubject? {
        guard let file else { return nil }
        if file.isLayout {
            let scenes = scenes(of: file, outcome: &outcome)
            guard scenes.count > 1 else {
                return scenes.first.flatMap { draw($0, asRendered: true, outcome: &outcome) }
            }
            let message =
                "this gives \(scenes.count) pictures, but is compared with one: choose with '--scene'"
            outcome.fail(Finding(file: file.input.path, code: .severalPictures, message: message), .usage)
            return nil
        }
        do throws(FileError) {
            return try DiffSubject(picture: file.input)
        } catch {
            outcome.fail(Finding(file: error.path, code: .unreadable, message: "\(error)"), .inputOutput)
            return nil
        }
    }

    private func compareLayouts(_ pair: DiffPair, outcome: inout Outcome) {
        var old = scenes(of: pair.before, outcome: &outcome)
        var new = scenes(of: pair.after, outcome: &outcome)
        guard outcome.status == .success else { return }
        if let note = CapturedPair(request).align(&old, &new) { outcome.findings.append(note) }
        let before = Dictionary(old.map { (SceneKey($0), $0) }) { first, _ in first }
        let known = Set(new.map(SceneKey.init))
        let paths = (pair.before?.input.path ?? "", pair.after?.input.path ?? "")
        for scene in new {
            let earlier = before[SceneKey(scene)]
            let previous = earlier.flatMap { draw($0, outcome: &outcome) }
            guard let subject = draw(scene, outcome: &outcome), earlier == nil || previous != nil else {
                continue
            }
            add(previous, subject, paths: paths, name: scene.pictureName, to: &outcome)
        }
        for scene in old where !known.contains(SceneKey(scene)) {
            add(draw(scene, outcome: &outcome), nil, paths: paths, name: scene.pictureName, to: &outcome)
        }
    }

    private func add(
        _ before: DiffSubject?, _ after: DiffSubject?, paths: (before: String, after: String), name: String,
        to outcome: inout Outcome
    ) {
        guard let before, let after else {
            let presence = before == nil ? DiffResult.Presence.added : .removed
            if before != nil || after != nil {
                var result = DiffResult(name: name, presence: presence, isEqual: false)
                if differenceFormat == .html { (result.before, result.after) = (before, after) }
                outcome.results.append(result)
            }
            return
        }
        do throws(DiffError) {
            var comparer = DiffComparer(options: options)
            let changes = comparer.layoutChanges(before.layout, after.layout)
            // Pixels show what no frame says, such as a colour.
            let hasMoved = changes.map { !$0.items.isEmpty } ?? false
            comparer.drawsDifference =
                differenceFormat == .png && !hasMoved || differenceFormat == .html && changes == nil
            var result = try comparer.compare(before, after, changes: changes, named: name)
            if !result.isEqual, differenceFormat == .html {
                (result.before, result.after) = (before, after)
            } else if !result.isEqual, result.picture == nil {
                draw(&result, from: before, to: after, path: paths.after, outcome: &outcome)
            }
            outcome.results.append(result)
        } catch {
            let path = error.side == .before ? paths.before : paths.after
            let finding = Finding(file: path, code: .unusablePicture, message: "\(error.error)")
            outcome.fail(finding, .unusableInput)
        }
    }

    /// Draws two layouts in one picture, if requested.
    private func draw(
        _ result: inout DiffResult, from before: DiffSubject, to after: DiffSubject, path: String,
        outcome: inout Outcome
    ) {
        guard let differenceFormat, let format = differenceFormat.pictureFormat() else { return }
        guard let old = before.scene?.layout, let scene = after.scene else {
            let message =
                "only two layouts can be compared as \(differenceFormat.rawValue): name a .png file after '-o'"
            return outcome.fail(Finding(file: path, code: .notDrawn, message: message), .usage)
        }
        var new = scene.layout
        let titles = [before, after].compactMap { $0.scene?.pictureTitle }.uniqued()
        if titles.count > 1 { new.title = titles.joined(separator: " → ") }
        var options = drawing
        options.scale = scale ?? RenderOptions.scale(for: new.canvas)
        options.fonts = scene.fonts
        options.fallbackTitle = scene.input.outputStem
        options.comparisonCauses = result.changes?.causes ?? []
        let work = scene.drawing.work
        do throws(RenderError) {
            result.picture = [UInt8](
                try LayoutPicture.difference(
                    from: old, to: new, format: format, options: options, work: work))
            if let finding = work.finding(of: scene) { outcome.findings.append(finding) }
        } catch {
            outcome.fail(Finding(file: path, code: .notDrawn, message: "\(error)"), .unusableInput)
        }
    }

    /// Returns the scenes of a layout for each requested device and state. Their findings are left to `check`, but for the
    /// messages of logs.
    private func scenes(of file: DiffPair.File?, outcome: inout Outcome) -> [LaidOutScene] {
        guard let file else { return [] }
        var request = request
        request.operands = []
        request.isDrawn = true
        var run = LayoutRun(request)
        let scenes = run.scenes(of: file.input)
        outcome.findings += run.report.findings.filter {
            $0.code == .unfinished || differenceFormat != nil && $0.code.isAboutFonts
        }
        outcome.findings += run.logFindings
        if run.logFindings.contains(where: { $0.severity == .error }) { outcome.hasLoggedErrors = true }
        if run.status != .success, run.status != .findings {
            for finding in run.report.findings where finding.severity == .error {
                outcome.fail(finding, run.status)
            }
        }
        return scenes
    }

    private func draw(
        _ scene: LaidOutScene, asRendered: Bool = false, outcome: inout Outcome
    ) -> DiffSubject? {
        outcome.ignoredItems.formUnion(options.ignoredItems(in: scene.layout))
        outcome.knownIDs.formUnion(options.suggestedIDs(in: scene.layout))
        do throws(RenderError) {
            let subject = try DiffSubject(scene, options: drawing, scale: scale, asRendered: asRendered)
            if let finding = subject.unfinished { outcome.findings.append(finding) }
            return subject
        } catch .invalidCanvas {
            outcome.findings.append(
                Finding(
                    file: scene.input.path, code: .emptyCanvas,
                    message:
                        "\(scene.layout.id) has no size and can't be drawn: give it one, or use '--size'"))
            return nil
        } catch {
            let finding = Finding(file: scene.input.path, code: .notDrawn, message: "\(error)")
            outcome.fail(finding, .unusableInput)
            return nil
        }
    }
}

extension LaidOutScene {
    /// The title of its picture.
    fileprivate var pictureTitle: String {
        PictureName.title(of: layout, fallback: input.outputStem)
    }
}

/// What identifies a scene on both sides.
private struct SceneKey: Hashable {
    /// The id of the scene; nil if an input has only one scene, whatever its name.
    var scene: String?
    var state: String?
    var variant: LayoutVariant

    init(_ scene: LaidOutScene) {
        self.scene = scene.isOnlyScene ? nil : scene.layout.id
        state = scene.layout.state
        variant = scene.variant
    }
}
