import Engine

/// A constraint of a document that isn't part of the layout: switched off, not installed, or for other conditions.
public struct InactiveConstraint: Sendable, Hashable {
    /// As its author wrote it.
    public var text: String
    public var identifier: String?
    public var location: SourceLocation?

    /// A constraint that isn't active.
    public init(text: String, identifier: String?, location: SourceLocation?) {
        self.text = text
        self.identifier = identifier
        self.location = location
    }
}
