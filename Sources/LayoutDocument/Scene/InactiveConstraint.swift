import Engine
import Findings

/// A constraint of a document that isn't part of the layout: inactive, not installed, or meant for other
/// traits.
public struct InactiveConstraint: Sendable, Hashable {
    /// The constraint as its author wrote it.
    public var text: String
    /// The constraint's `identifier`; nil if its author gave it none.
    public var identifier: String?
    /// The location of the constraint; nil if it has none in the input.
    public var location: SourceLocation?

    /// Creates an inactive constraint.
    public init(text: String, identifier: String?, location: SourceLocation?) {
        self.text = text
        self.identifier = identifier
        self.location = location
    }
}
