import Engine
import Explanation
import LayoutDocument
import Findings

/// A scene with its explanation.
struct ExplainedScene: Sendable {
    var explanation: LayoutExplanation
    /// Constraints that aren't part of the layout; their indices follow the layout's.
    var inactive: [InactiveConstraint] = []
    var conflicts: [ConflictAccount] = []
    /// What the layout leaves open.
    var openings: [LayoutOpening] = []
    /// Findings about constraints that should be written differently.
    var lints: [LayoutFinding] = []
    /// The findings from reading and solving.
    var findings: [LayoutFinding] = []
    /// The answer to the expectation; nil if there is none, or it couldn't be read.
    var answer: ExpectationAnswer?
}
