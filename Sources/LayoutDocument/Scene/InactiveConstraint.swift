import Engine

/// A constraint of a document that isn't part of the layout: inactive, not installed, or meant for other
/// traits.
public struct InactiveConstraint: Sendable, Hashable {
    /// As its author wrote it.
    public var text: String
    /// The constraint's `identifier`; nil if its author gave it none.
    public var identifier: String?
    /// Where it is written; nil if the input has no place for it.
    public var location: SourceLocation?

    /// A constraint that isn't active.
    public init(text: String, identifier: String?, location: SourceLocation?) {
        self.text = text
        self.identifier = identifier
        self.location = location
    }
}
