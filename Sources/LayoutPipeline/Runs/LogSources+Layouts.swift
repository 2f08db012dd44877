import Engine
import Findings

extension LogSources {
    /// Reads and solves the sources at some paths.
    init(paths: [String]) {
        var run = LayoutRun(LayoutRequest(paths))
        let scenes = run.inputs.flatMap { run.scenes(of: $0) }
        // Problems in the layouts themselves are reported by `check`.
        let isUnusable = run.status != .success && run.status != .findings
        self.init(
            scenes.map(\.layout),
            findings: isUnusable ? run.report.findings.filter { $0.severity == .error } : [],
            failure: isUnusable ? run.status : .success)
    }
}
