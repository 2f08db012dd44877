import Foundation

/// The rows that tie a view's length along an axis to its content's.
struct ContentRows {
    var length: CGFloat
    /// None where the content has no length; else hugging, resistance, and of required ones what stays if they are given
    /// up: the nearer to the content's length the better.
    var ids: [SolverConstraint.ID] = []
}
