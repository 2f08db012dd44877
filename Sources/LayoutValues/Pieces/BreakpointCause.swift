import Findings

/// The reason why frames depend on the canvas's length differently beyond some length.
public struct BreakpointCause: Sendable, Hashable {
    /// The kinds of cause.
    public enum Kind: String, Sendable, Hashable {
        /// A constraint starts or stops affecting the layout.
        case constraint
        /// A view's content hugging or compression resistance, or an implicit bound such as a width of at
        /// least 0, starts or stops affecting the layout.
        case view
        /// The text of a view breaks into different lines.
        case text
        /// Margins, a safe area, the readable width or the keyboard start to inset a view differently.
        case insets
    }

    /// The kind of change at the breakpoint.
    public var kind: Kind
    /// The constraint as its author wrote or named it, or a short description of the change.
    public var text: String
    /// The ids of the views and guides concerned.
    public var items: [String]
    /// The location of the constraint or view, if it was read from an input.
    public var location: SourceLocation?

    /// Creates a cause.
    public init(kind: Kind, text: String, items: [String], location: SourceLocation? = nil) {
        self.kind = kind
        self.text = text
        self.items = items
        self.location = location
    }
}
