/// What makes frames follow the canvas's length otherwise from a length on.
public struct BreakpointCause: Sendable, Hashable {
    /// The kinds of cause.
    public enum Kind: String, Sendable, Hashable {
        /// A constraint begins or ceases to bear on the layout.
        case constraint
        /// A wish of a view to be as large as its content, or a bound that views have anyway, does.
        case view
        /// The text of a view breaks into other lines.
        case text
        /// Margins, a safe area, the readable width or the keyboard cover more or less of a view.
        case insets
    }

    public var kind: Kind
    /// The constraint as its author wrote or named it, or what happens, in a few words.
    public var text: String
    /// The ids of the views and guides concerned.
    public var items: [String]
    /// Where it is written, if it came from an input.
    public var location: SourceLocation?

    /// A cause; see the properties.
    public init(kind: Kind, text: String, items: [String], location: SourceLocation? = nil) {
        self.kind = kind
        self.text = text
        self.items = items
        self.location = location
    }
}
