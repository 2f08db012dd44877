import CaptureReconstruction
import Engine
import Explanation
import FileAccess
import LayoutDocument
import ViewCapture
import Findings
import Solver

/// The layout of a capture: its frames as they were, and what its constraints say about them.
struct CapturedScenes {
    private let input: InputFile
    private let capture: CaptureInput
    private let request: LayoutRequest

    init(_ capture: CaptureInput, of input: InputFile, request: LayoutRequest) {
        self.capture = capture
        self.input = input
        self.request = request
    }

    /// Adds the scene of the capture, with its findings.
    func add(to layouts: inout InputLayouts) {
        layouts.begin(LayoutContext(state: nil, device: nil))
        guard !capture.capture.isEmpty else {
            let isExport = FilePath.pathExtension(of: input.path).lowercased() == "viewhierarchy"
            let finding = Finding(
                file: input.path, code: .unreadable,
                message: isExport
                    ? "this isn't a view hierarchy that Xcode exported: export it again with File > Export View "
                        + "Hierarchy…"
                    : "there are no views, guides or constraints in it that can be read")
            add(capture.capture.findings.map(\.message), to: &layouts)
            return layouts.fail(finding, .unusableInput)
        }
        var layout = capture.layout.solved(id: input.fileName, marksUnknown: request.detail == .frames)
        if let wanted = request.scene, wanted != layout.id {
            let message = "there is no scene '\(wanted)': a capture has one, '\(layout.id)'"
            return layouts.fail(
                Finding(file: input.path, code: .unknownScene, message: message), .unusableInput)
        }
        if capture.isCutOff {
            layout.findings.append(
                LayoutFinding(
                    code: .captureIncomplete, severity: .warning,
                    message:
                        "the capture ends inside a line, so views can be missing: copy it again, to its end"))
        }
        if request.drawsSnapshots, capture.capture.snapshots.isEmpty {
            layout.findings.append(
                LayoutFinding(
                    code: .captureIncomplete,
                    message: "there are no pictures of views in it, so '--show snapshots' draws none"))
        }
        var explained: ExplainedScene?
        var inspection: SceneInspection?
        if !capture.layout.isOutline, layout.items.count <= CaptureInput.mostSolvedItems {
            let document = capture.document
            if document.hasPlacedItems || asksForExplanation {
                solve(document, &layout, &explained, &inspection, in: &layouts)
            }
        }
        let scripts = request.drawsText ? layouts.scriptFindings(in: layout) : []
        for finding in layout.findings + scripts where !request.policy.ignores(finding.code) {
            var finding = request.policy.graded(Finding(finding, file: input.path))
            finding.file = input.path
            layouts.add(finding)
        }
        layouts.mergeFindings()
        layouts.scenes.append(
            LaidOutScene(
                input: input, isOnlyScene: true, word: layout.id, names: [], layout: layout,
                fonts: request.fonts.collection, explained: explained,
                capture: CapturedScene(
                    snapshots: capture.layout.snapshots, hasAllConstraints: capture.capture.hasAllConstraints),
                inspection: inspection))
    }

    private func extent(of layout: SolvedLayout) -> CapturedExtent {
        if capture.capture.hasAllConstraints { return .allConstraints }
        return layout.constraints.isEmpty ? .noConstraints : .someConstraints
    }

    private var asksForExplanation: Bool { request.explanation != nil || request.isInspected }

    private func add(_ messages: [String], to layouts: inout InputLayouts) {
        for message in messages {
            layouts.add(
                request.policy.graded(Finding(file: input.path, code: .captureIncomplete, message: message)))
        }
    }

    /// Solves the constraints too, compares the result with the capture, and explains it where that is asked for.
    private func solve(
        _ document: CaptureDocument, _ layout: inout SolvedLayout, _ explained: inout ExplainedScene?,
        _ inspection: inout SceneInspection?, in layouts: inout InputLayouts
    ) {
        guard let scene = document.input(file: input.path).scene(at: 0) else { return }
        let incomparable = document.incomparableCount
        if incomparable > 0 {
            let count = incomparable == 1 ? "1 constraint relates" : "\(incomparable) constraints relate"
            layout.findings.append(
                LayoutFinding(
                    code: .captureIncomplete,
                    message:
                        "\(count) what can't be compared, such as a width and an edge; left out when solving")
            )
        }
        let budget = capture.budget(of: document, observer: request.observer)
        defer { layouts.workLeft = max(0, budget.remaining) }
        let session = LayoutSession(root: scene.root, canvas: scene.canvas, budget: budget)
        do throws(SolverError) {
            let solved = try session.solvedLayout(id: scene.id, detail: .standard)
            layout.findings += document.differences(from: solved)
            layout = document.placingGuides(of: layout, from: kept(document, solved, budget))
            if let explanation = request.explanation,
                let result = try SceneExplainer(scene, request: explanation)
                    .explain(in: session, sharingBudgetWith: 1)
            {
                if result.scene != nil { layouts.mistakes.append(result.mistakes) }
                explained = result.scene
                explained?.findings = layout.findings
                explained?.captured = extent(of: layout)
                // In a text, what leaves something open may only be missing.
                if !capture.capture.hasAllConstraints { explained?.openings = [] }
            }
            if request.isInspected,
                let result = try session.explainer(id: layout.id, title: layout.title)?.explanation()
            {
                inspection = SceneInspection(explanation: result)
                layout = withCapturedFrames(result.layout, layout)
            }
        } catch {
            layout.findings.append(
                LayoutFinding(
                    code: .captureIncomplete, message: "the constraints can't be solved: \(error.message)"))
        }
    }

    /// Returns the solution in which views that the constraints leave open are where they were captured, so that guides tied to
    /// them have their places: a text rarely lists the constraints of all views.
    private func kept(
        _ document: CaptureDocument, _ solved: SolvedLayout, _ budget: WorkBudget
    ) -> SolvedLayout {
        guard !capture.capture.hasAllConstraints, document.hasOpenGuides(in: solved) else { return solved }
        guard let scene = document.pinned(by: solved).input(file: input.path).scene(at: 0) else {
            return solved
        }
        let session = LayoutSession(root: scene.root, canvas: scene.canvas, budget: budget)
        do throws(SolverError) {
            return try session.solvedLayout(id: scene.id, detail: .standard)
        } catch {
            return solved
        }
    }

    /// Returns the explained layout with the frames of the capture: it has the same items, and UIKit's own guides besides.
    private func withCapturedFrames(_ explained: SolvedLayout, _ layout: SolvedLayout) -> SolvedLayout {
        let places = Dictionary(layout.items.enumerated().map { ($1.id, $0) }) { first, _ in first }
        var result = explained
        for (index, item) in explained.items.enumerated() {
            guard let place = places[item.id] else { continue }
            let own = layout.items[place]
            result.items[index] = own
            result.items[index].parent = item.parent
        }
        (result.title, result.canvas, result.findings) = (layout.title, layout.canvas, layout.findings)
        return result
    }
}
