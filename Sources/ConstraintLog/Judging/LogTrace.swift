/// A part of a log without a conflict: a view tree with its ambiguous views, or a list of constraints.
public struct LogTrace: Sendable {
    /// The kind of trace.
    public enum Kind: String, Sendable {
        /// `_autolayoutTrace`.
        case viewTree
        /// Printed constraints that can hold together.
        case constraints
    }

    /// A view or guide with missing constraints.
    public struct OpenItem: Sendable, Hashable {
        /// The view or guide as the log describes it.
        public var item: LogItem
        /// The attributes in the trace; empty if it doesn't say which.
        public var attributes: [LogAttribute]
        /// Whether the trace marks the item "MISSING HOST CONSTRAINTS".
        public var isMissingHostConstraints: Bool
        /// Whether it likely follows from another in the trace: a guide, or a view inside an ambiguous one.
        public var followsFromOthers: Bool
    }

    /// The kind of this trace.
    public var kind: Kind
    /// The verdict `prototyping` if Interface Builder froze frames in a list of constraints; nil otherwise.
    public var verdict: LogVerdict?
    /// The ambiguous items in the order of the trace.
    public var openItems: [OpenItem]
    /// The constraints, if it is a list.
    public var constraints: [LogConstraint]
    /// What to do, a sentence.
    public var advice: String
    /// The line of the log where the trace begins, counted from 1.
    public var line: Int
    /// How often the log contains this trace.
    public var count = 1
    /// Whether something has to be done about it.
    public var isProblem: Bool { verdict != nil || !openItems.isEmpty }
    /// A key that is the same for traces that differ only in addresses.
    public var key: String
}
