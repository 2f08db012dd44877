import Foundation
import Solver

/// The relations that tie a view's length along an axis to its content's.
struct ContentSizeRelations {
    var length: CGFloat
    /// The relations' indices in the solver, which are consecutive; empty if the content has no length.
    ///
    /// Hugging and compression resistance, and for required ones the fallback that keeps the length close to the
    /// content's if they are broken.
    var indices = 0..<0

    /// The handles of the relations.
    var ids: [SolverConstraint.ID] { indices.map(SolverConstraint.ID.init) }
}
