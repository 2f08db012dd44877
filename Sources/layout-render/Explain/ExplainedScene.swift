import Engine
import Explanation
import LayoutDocument

/// A scene with what explains it.
struct ExplainedScene: Sendable {
    var explanation: LayoutExplanation
    /// Constraints that aren't part of the layout; their indices follow those of the layout's.
    var inactive: [InactiveConstraint] = []
    var conflicts: [ConflictAccount] = []
    /// Constraints that are better written otherwise.
    var lints: [LayoutFinding] = []
    /// What reading and solving found.
    var findings: [LayoutFinding] = []
    /// The answer to what was expected; nil where nothing was, or it couldn't be read.
    var answer: ExpectationAnswer?
}
