import Foundation

/// The relations that tie a view's length along an axis to its content's.
struct ContentSizeRelations {
    var length: CGFloat
    /// Empty if the content has no length. Otherwise hugging and compression resistance, and for required
    /// ones the fallback that keeps the length close to the content's if they are broken.
    var ids: [SolverConstraint.ID] = []
}
