import CaptureReconstruction
import Devices
import Engine
import Explanation
import FileAccess
import Foundation
import LayoutDocument
import Findings
import Solver
import Wording

/// Reads inputs and solves their layouts.
package struct InputLayouter: Sendable {
    package let request: LayoutRequest

    /// Creates a layouter.
    package init(request: LayoutRequest) { self.request = request }

    /// Returns the scenes of an input for each requested device and state; none if the input can't be used.
    ///
    /// - Parameter budget: The work that it may take, for a part of a larger file; nil for what its size covers.
    package func layouts(of input: InputFile, budget: WorkBudget? = nil) -> InputLayouts {
        var layouts = unsilencedLayouts(of: input, budget: budget)
        if layouts.silences.examined.isEmpty {
            layouts.silences.examine(request.silences.filter { $0.isAbout(input.path) })
            layouts.leaveOutSilenced()
        }
        layouts.divideWork(observer: request.observer)
        return layouts
    }

    /// Returns the scenes before what is left of the budget is divided among their pictures; findings are left out of
    /// those that are read as layouts.
    private func unsilencedLayouts(of input: InputFile, budget: WorkBudget?) -> InputLayouts {
        var layouts = InputLayouts(input: input)
        do throws(FileError) {
            if let log = try LogInput(input, format: request.inputFormat) {
                LoggedScenes(log, of: input, request: request).add(to: &layouts)
                return layouts
            }
            if request.keepsCapturedFrames, let capture = try CaptureInput(input, format: request.inputFormat)
            {
                CapturedScenes(capture, of: input, request: request).add(to: &layouts)
                return layouts
            }
            var content = try read(input)
            if let budget { content.budget = budget }
            addLayouts(of: content, to: &layouts)
            replaceMistakes(in: &layouts)
        } catch {
            let isMissing = error.cause == .system(ENOENT)
            let message = isMissing ? MissingFile.message(on: input.path) ?? "\(error)" : "\(error)"
            layouts.fail(Finding(file: input.path, code: .unreadable, message: message), .inputOutput)
        }
        return layouts
    }

    /// Says what version control left in place of a file, or that it is none of what is read, rather than what its lines aren't.
    private func replaceMistakes(in layouts: inout InputLayouts) {
        guard layouts.input.isPlainFile, layouts.scenes.isEmpty,
            layouts.findings.contains(where: { $0.severity == .error }),
            let bytes = try? layouts.input.bytes()
        else { return }
        if let damage = DamagedText(bytes) {
            var finding = Finding(file: layouts.input.path, code: .syntax, message: damage.message)
            finding.line = damage.line
            layouts.findings = [finding]
        } else if request.inputFormat == nil,
            let text = UnrecognizedText(bytes, path: layouts.input.path)
        {
            layouts.findings = [Finding(file: layouts.input.path, code: .syntax, message: text.message)]
        }
    }

    /// Returns the scenes of an input that has been read.
    package func layouts(of file: InputFile, read input: ReadInput) -> InputLayouts {
        var layouts = InputLayouts(input: file)
        addLayouts(of: input, to: &layouts)
        layouts.divideWork(observer: request.observer)
        return layouts
    }

    private func addLayouts(of input: ReadInput, to layouts: inout InputLayouts) {
        layouts.fonts = request.fonts.project(of: layouts.input, input.content)
        layouts.look = input.content.look
        let sweep = sweep(of: input.content)
        // A sweep takes far more work than the layouts, so half of the budget is kept for it.
        let kept = sweep == nil ? nil : input.budget.takeShare(of: 2)
        addScenes(of: input, to: &layouts)
        addNeverBinding(to: &layouts)
        addUnusableFonts(to: &layouts)
        if let kept { input.budget.putBack(kept) }
        if let sweep { addSweep(sweep, of: input, to: &layouts) }
        input.budget.settle()
        layouts.workLeft =
            max(0, input.budget.remaining)
            + layouts.scenes.reduce(0) { $0 + workOfDrawing(itemCount: $1.layout.items.count) }
        layouts.mergeFindings()
        silence(&layouts, input)
        if let lints = request.lints { layouts.arrangeLints(folds: lints.isFolded) }
    }

    /// Leaves out what comments and settings silence, before lints are folded.
    private func silence(_ layouts: inout InputLayouts, _ input: ReadInput) {
        layouts.silences.examine(input.silences?.silences ?? [])
        layouts.silences.examine(request.silences.filter { $0.isAbout(layouts.input.path) })
        layouts.leaveOutSilenced()
        for finding in input.silences?.findings ?? [] {
            layouts.findings.append(request.policy.graded(Finding(finding, file: layouts.input.path)))
        }
    }

    /// Returns the sweep that an input defines, or else the one on the command line.
    private func sweep(of content: LayoutInput) -> SweepRequest? {
        guard request.sweepsDocuments else { return nil }
        return content.sweep.map { SweepRequest($0) } ?? request.sweptWidths.map { SweepRequest(widths: $0) }
    }

    /// Adds the findings that only all states and devices together show.
    private func addNeverBinding(to layouts: inout InputLayouts) {
        for finding in layouts.neverBinding.findings {
            var finding = Finding(finding, file: layouts.input.path)
            finding.file = layouts.input.path
            if let reported = request.policy.reported(finding) { layouts.findings.append(reported) }
        }
    }

    /// Adds the files of the project that can't be used, if a font isn't found: it may be in one of them.
    private func addUnusableFonts(to layouts: inout InputLayouts) {
        guard layouts.findings.contains(where: { $0.code == .missingFont }) else { return }
        let known = Set(request.fonts.findings)
        layouts.findings += layouts.fonts.findings.filter { !known.contains($0) }.compactMap(
            request.policy.reported)
    }

    private func addSweep(_ sweep: SweepRequest, of input: ReadInput, to layouts: inout InputLayouts) {
        let sweeper = InputSweeper(
            content: input.content, request: sweep, options: request.options, scene: request.scene)
        do throws(SolverError) {
            let outcome = try sweeper.sweep(budget: input.budget) { _ in }
            let swept = outcome.scenes
            let isOnlyScene = Set(swept.map(\.id)).count == 1
            if let finding = outcome.unfinished.finding(of: nil) {
                layouts.sweepFindings += [
                    request.policy.reported(Finding(finding, file: layouts.input.path))
                ].compactMap(\.self)
            }
            for scene in swept {
                layouts.sweepFindings += scene.findings(
                    file: layouts.input.path, isOnlyScene: isOnlyScene
                ).compactMap(request.policy.reported)
            }
            layouts.findings += layouts.sweepFindings
        } catch {
            let finding = Finding(
                file: layouts.input.path, code: .notSolved, message: "it can't be swept: \(error.message)")
            layouts.fail(finding, .unusableInput)
        }
    }

    private func addScenes(of input: ReadInput, to layouts: inout InputLayouts) {
        let states = request.state.states(of: input.content)
        let variants = request.variants
        guard variants.count > 1 else {
            return addScenes(of: input, in: states, as: variants[0], to: &layouts)
        }
        for (place, variant) in variants.enumerated() {
            var part = input
            part.budget = input.budget.takeLargeShare(of: variants.count - place)
            addScenes(of: part, in: states, as: variant, to: &layouts)
            input.budget.putBack(part.budget)
        }
    }

    private func addScenes(
        of input: ReadInput, in states: [String?], as variant: LayoutVariant, to layouts: inout InputLayouts
    ) {
        var left = states.count
        for state in states {
            var options = variant.options(request.options)
            options.fonts = layouts.fonts.names
            options.state = state
            layouts.begin(
                LayoutContext(state: state, device: variant.device?.name, variant: variant))
            do throws(SolverError) {
                try layOutScenes(input, options, variant, contextCount: left, into: &layouts)
            } catch {
                return leaveOut(left, of: states.count, from: &layouts)
            }
            left -= 1
        }
    }

    /// The usual work of drawing a picture, and of each item in it.
    private static let workPerPicture = 3_000_000
    private static let workPerDrawnItem = 20_000

    /// Returns the work that is kept for the picture of a layout.
    func workOfDrawing(itemCount: Int) -> Int {
        request.isDrawn ? Self.workPerPicture + Self.workPerDrawnItem * itemCount : 0
    }

    /// Notes that the layouts in the last states weren't made.
    private func leaveOut(_ left: Int, of count: Int, from layouts: inout InputLayouts) {
        if layouts.scenes.isEmpty {
            let message = "the layout can't be solved: \(SolverError.budgetSpent.message)"
            let finding = Finding(file: layouts.input.path, code: .notSolved, message: message)
            return layouts.fail(request.policy.graded(finding), .unusableInput)
        }
        var unfinished = UnfinishedWork()
        unfinished.leaveOut(count == 1 ? "further scenes" : "the last \(left) of \(count) states")
        if let finding = unfinished.finding(of: nil), !request.policy.ignores(finding.code) {
            layouts.findings.append(request.policy.graded(Finding(finding, file: layouts.input.path)))
        }
    }

    /// Reads an input without laying it out.
    ///
    /// A capture becomes the document that it is converted to.
    package func read(_ input: InputFile) throws(FileError) -> ReadInput {
        if let capture = try CaptureInput(input, format: request.inputFormat) {
            let document = capture.convertedDocument
            return ReadInput(
                document.input(file: input.fileName), size: capture.countedSize(of: document),
                observer: request.observer)
        }
        let named = request.inputFormat ?? InputFormat(pathExtension: FilePath.pathExtension(of: input.path))
        if named == .swift {
            let code = try CodeScenesInput(
                input, request.code, shown: request.shownCode, fonts: request.fonts
            ).read()
            return ReadInput(code.content, size: code.size, observer: request.observer)
        }
        let bytes = try input.bytes()
        let format = named ?? InputFormat(sniffing: bytes)
        var read = ReadInput(
            format.read(bytes, file: input.fileName), size: bytes.count, observer: request.observer)
        if format == .json5 { read.silences = SilenceComments(TextBytes.utf8(bytes), file: input.path) }
        return read
    }

    func add(_ finding: LayoutFinding, to layouts: inout InputLayouts) {
        let isOfOther = finding.location.map { $0.file != layouts.input.fileName } ?? false
        var finding = request.policy.graded(Finding(finding, file: layouts.input.path))
        // Code is in several files.
        if !isOfOther { finding.file = layouts.input.path }
        layouts.add(finding)
    }
}
