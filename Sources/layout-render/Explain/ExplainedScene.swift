import Engine
import Explanation
import LayoutDocument

/// A scene with what explains it.
struct ExplainedScene: Sendable {
    var explanation: LayoutExplanation
    /// Constraints that aren't part of the layout, after those of the layout.
    var inactive: [InactiveConstraint] = []
}
