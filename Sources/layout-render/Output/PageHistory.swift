import Engine
import Findings

/// The scenes of inputs when they could last be laid out, for pages that are rewritten as inputs change.
struct PageHistory: Sendable {
    /// Keyed by the inputs' paths.
    private var scenes: [String: [LaidOutScene]] = [:]

    /// Returns what a page shows of an input: its scenes, or if it can't be laid out its last ones and the errors.
    mutating func scenes(of layouts: InputLayouts) -> (scenes: [LaidOutScene], problems: [String]) {
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
