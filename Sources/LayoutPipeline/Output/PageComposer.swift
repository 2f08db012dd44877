import Engine
import FileAccess
import Findings
import Inspector

/// Makes the inspector pages of a run: one page of all inputs for a file, one for each input for a folder.
package struct PageComposer {
    package let destination: OutputDestination
    /// Whether the run is one of several that rewrite the same pages as inputs change.
    package var isWatched = false

    /// Creates a composer.
    package init(destination: OutputDestination, isWatched: Bool = false) {
        self.destination = destination
        self.isWatched = isWatched
    }

    /// Lays out the inputs of a run and writes their pages.
    ///
    /// - Parameter history: The scenes of earlier runs, which replace those of watched inputs that currently can't be
    ///   laid out.
    package func write(with writer: inout PictureWriter, run: inout LayoutRun, history: inout PageHistory) {
        var all: [LaidOutScene] = []
        var problems: [String] = []
        run.forEachInput({ _ in }) { layouts, _, run in
            var (scenes, reasons) = (layouts.scenes, [String]())
            if isWatched { (scenes, reasons) = history.scenes(of: layouts) }
            if case .folder = destination {
                write(scenes, problems: reasons, of: layouts.input, with: &writer, run: &run)
            } else {
                all += scenes
                problems += reasons
            }
        }
        if case .folder = destination { return }
        guard let first = all.first?.input ?? run.inputs.first else { return }
        write(all, problems: problems, of: first, with: &writer, run: &run)
    }

    private func write(
        _ scenes: [LaidOutScene], problems: [String], of input: InputFile, with writer: inout PictureWriter,
        run: inout LayoutRun
    ) {
        guard !scenes.isEmpty || !problems.isEmpty else { return }
        do throws(InspectorError) {
            var page = page(of: scenes, named: input.path)
            page.problems = problems
            page.isWatched = isWatched
            writer.write(page: try page.html(), of: input, run: &run)
        } catch {
            run.fail(Finding(file: input.path, code: .notDrawn, message: "\(error)"), .internalFault)
        }
    }

    private func page(of scenes: [LaidOutScene], named path: String) -> InspectorPage {
        let inputs = Set(scenes.map(\.input.path)).count
        let name = FilePath.lastComponent(of: path)
        var page = InspectorPage(
            title: inputs > 1 ? "\(name) and \(inputs - 1) more" : name,
            scenes: scenes.map { scene in
                var shown = InspectorScene(
                    layout: scene.layout, input: scene.input.path, device: scene.variant.title,
                    explanation: scene.inspection?.explanation)
                shown.fallbackTitle = scene.input.outputStem
                shown.widths = scene.inspection?.widths
                shown.heights = scene.inspection?.heights
                shown.live = scene.inspection?.live
                shown.liveObstacle = scene.inspection?.liveObstacle
                shown.conflict = scene.conflict.map { LogPage.told($0, sources: nil) }
                shown.isInitial = scene.isInitial
                return shown
            })
        page.sources = PageSources(scenes).texts
        return page
    }
}

/// The scenes of inputs when they could last be laid out, for pages that are rewritten as inputs change.
package struct PageHistory: Sendable {
    /// Keyed by the inputs' paths.
    private var scenes: [String: [LaidOutScene]] = [:]

    /// Creates an empty history.
    package init() {}

    /// Returns what a page shows of an input: its scenes, or if it can't be laid out its last ones and the errors.
    package mutating func scenes(of layouts: InputLayouts) -> (scenes: [LaidOutScene], problems: [String]) {
        guard layouts.failure != .success else {
            scenes[layouts.input.path] = layouts.scenes
            return (layouts.scenes, [])
        }
        let problems = layouts.findings.filter { $0.severity == .error }
            .map { TextReport.line(for: $0) }
        let shown = layouts.scenes.isEmpty ? scenes[layouts.input.path] ?? [] : layouts.scenes
        return (shown, problems)
    }
}
