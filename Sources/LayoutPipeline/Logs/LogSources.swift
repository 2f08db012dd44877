import ConstraintLog
import Engine
import Findings

/// The documents and Interface Builder files to which the constraints of a log are matched.
struct LogSources {
    private let matcher: SourceMatcher
    /// The problems that prevent a source from being used.
    private(set) var findings: [Finding] = []
    private(set) var failure = ExitStatus.success

    /// Reads and solves the sources at some paths.
    init(paths: [String]) {
        var run = LayoutRun(LayoutRequest(paths))
        let scenes = run.inputs.flatMap { run.scenes(of: $0) }
        // Problems in the layouts themselves are reported by `check`.
        if run.status != .success, run.status != .findings {
            findings = run.report.findings.filter { $0.severity == .error }
            failure = run.status
        }
        matcher = SourceMatcher(scenes.map(\.layout))
    }

    /// Returns the places of the members that are in a source, by the member's index.
    func places(of conflict: LogConflict) -> [Int: SourcePlace] {
        matcher.matches(of: conflict).compactMapValues { constraint in
            constraint.location.map { SourcePlace(file: $0.file, line: $0.line, column: $0.column) }
        }
    }

    /// Returns the place of the constraint to change; nil if it isn't found.
    func place(toChangeIn conflict: LogConflict) -> SourcePlace? {
        let places = places(of: conflict)
        return conflict.membersToChange.lazy.compactMap { places[$0] }.first
    }
}

/// A line of a source that a constraint of a log comes from.
struct SourcePlace: Sendable, Hashable {
    var file: String
    var line: Int?
    var column: Int?
}
