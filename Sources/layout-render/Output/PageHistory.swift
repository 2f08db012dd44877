import Engine

/// The scenes that inputs gave when they could last be laid out, for pages that are written again as inputs change.
struct PageHistory: Sendable {
    /// By the inputs' paths.
    private var scenes: [String: [LaidOutScene]] = [:]

    /// What a page shows of an input: its scenes, or where it can't be laid out now its last ones, and what is wrong with it.
    mutating func scenes(of layouts: InputLayouts) -> (scenes: [LaidOutScene], problems: [String]) {
        guard layouts.failure != .success else {
            scenes[layouts.input.path] = layouts.scenes
            return (layouts.scenes, [])
        }
        let problems = layouts.findings.filter { $0.severity == .error }
            .map { TextReport.line(for: $0, isColored: false) }
        let shown = layouts.scenes.isEmpty ? scenes[layouts.input.path] ?? [] : layouts.scenes
        return (shown, problems)
    }
}
