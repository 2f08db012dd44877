import Foundation

/// The two rows that tie a view's length along an axis to its content's.
struct ContentRows {
    var length: CGFloat
    /// Nil where the content has no length.
    var hugging: SolverConstraint.ID?
    /// Nil where the content has no length.
    var resistance: SolverConstraint.ID?
    /// What stays of required ones that are given up: the nearer to the content's length the better.
    var huggingWish: SolverConstraint.ID?
    var resistanceWish: SolverConstraint.ID?

    /// Those that there are.
    var all: [SolverConstraint.ID] {
        [hugging, resistance, huggingWish, resistanceWish].compactMap { $0 }
    }
}
