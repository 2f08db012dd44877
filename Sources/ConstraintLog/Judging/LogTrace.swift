/// A part of a log without a conflict: a view tree with what is ambiguous in it, or a list of constraints.
public struct LogTrace: Sendable {
    /// What it is.
    public enum Kind: String, Sendable {
        /// `_autolayoutTrace`.
        case viewTree
        /// Printed constraints that can hold together.
        case constraints
    }

    /// A view or guide that something is missing for.
    public struct OpenItem: Sendable, Hashable {
        /// The view or guide as the log describes it.
        public var item: LogItem
        /// As the trace has them; empty where it doesn't say which.
        public var attributes: [LogAttribute]
        /// Whether the trace marks the item "MISSING HOST CONSTRAINTS".
        public var isMissingHostConstraints: Bool
        /// Whether it likely follows from another one in the trace: a guide, or a view in one that is open itself.
        public var followsFromOthers: Bool
    }

    /// What the trace was printed for.
    public var kind: Kind
    /// Prototyping where Interface Builder froze frames in a list of constraints; nil otherwise.
    public var verdict: LogVerdict?
    /// In the order of the trace.
    public var openItems: [OpenItem]
    /// Of a list: what it has.
    public var constraints: [LogConstraint]
    /// What to do, a sentence.
    public var advice: String
    /// The log's line where it begins, counted from 1.
    public var line: Int
    /// How often the log contains this trace.
    public var count = 1
    /// The same for traces that differ in addresses alone.
    public var key: String
}
