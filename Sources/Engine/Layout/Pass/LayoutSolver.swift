import Foundation
import Solver

/// Solves a hierarchy's constraints and sets the frames of all views and guides.
package enum LayoutSolver {
    /// Lays out everything in `root`, which fills the canvas, and returns the result as a value.
    ///
    /// Frames are also written back to the views and guides. Conflicts and ambiguities are findings in the
    /// result; only a hierarchy beyond the solver's limits is an error.
    ///
    /// - Throws: `SolverError` if the hierarchy exceeds the limits.
    /// - Complexity: about O(*n*) in items and constraints in practice; `SolverLimits` bounds the worst case.
    package static func solve(
        root: View, canvas: Canvas, id: String = "", title: String? = nil, state: String? = nil,
        detail: SolvedDetail = .standard, limits: SolverLimits = .standard
    ) throws(SolverError) -> SolvedLayout {
        try LayoutSession(root: root, canvas: canvas, limits: limits)
            .solvedLayout(id: id, title: title, state: state, detail: detail)
    }
}
