import ConstraintLog
import Engine

/// The documents and Interface Builder files that a log is joined to.
struct LogSources {
    private let matcher: SourceMatcher
    /// What kept a source from being used.
    private(set) var findings: [Finding] = []
    private(set) var failure = ExitStatus.success

    /// Reads and solves the sources at some paths.
    init(paths: [String]) throws(UsageError) {
        var arguments = ParsedArguments()
        arguments.operands = paths
        var run = LayoutRun(try LayoutRequest(arguments))
        let scenes = run.inputs.flatMap { run.scenes(of: $0) }
        // What is wrong with the layouts themselves is for check.
        if run.status != .success, run.status != .findings {
            findings = run.report.findings.filter { $0.severity == .error }
            failure = run.status
        }
        matcher = SourceMatcher(scenes.map(\.layout))
    }

    /// By the place of a member, where it is in a source.
    func places(of conflict: LogConflict) -> [Int: SourcePlace] {
        matcher.matches(of: conflict).compactMapValues { constraint in
            constraint.location.map { SourcePlace(file: $0.file, line: $0.line, column: $0.column) }
        }
    }

    /// Where the constraint that has to change is; nil where it isn't found.
    func place(toChangeIn conflict: LogConflict) -> SourcePlace? {
        let places = places(of: conflict)
        return conflict.culprits.lazy.compactMap { places[$0] }.first
    }
}
