import ConstraintLog
import Engine
import Findings

/// The documents and Interface Builder files to which the constraints of a log are matched.
struct LogSources {
    private let matcher: SourceMatcher
    /// The problems that prevent a source from being used.
    let findings: [Finding]
    let failure: ExitStatus

    /// Creates the sources of some layouts.
    init(_ layouts: [SolvedLayout], findings: [Finding], failure: ExitStatus) {
        matcher = SourceMatcher(layouts)
        self.findings = findings
        self.failure = failure
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
