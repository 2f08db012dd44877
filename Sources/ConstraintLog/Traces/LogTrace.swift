/// A part of a log without a conflict: a view tree with its ambiguous views, or a list of constraints.
package struct LogTrace: Sendable {
    /// The kind of trace.
    package enum Kind: String, Sendable {
        /// `_autolayoutTrace`.
        case viewTree
        /// Printed constraints that can hold together.
        case constraints
    }

    /// A view or guide with missing constraints.
    package struct OpenItem: Sendable, Hashable {
        /// The view or guide as the log describes it.
        package var item: LogItem
        /// The attributes in the trace; empty if it doesn't say which.
        package var attributes: [LogAttribute]
        /// Whether the trace marks the item "MISSING HOST CONSTRAINTS".
        package var isMissingHostConstraints: Bool
        /// Whether it likely follows from another in the trace: a guide, or a view inside an ambiguous one.
        package var followsFromOthers: Bool
    }

    /// The kind of this trace.
    package var kind: Kind
    /// The verdict `prototyping` if Interface Builder froze frames in a list of constraints; nil otherwise.
    package var verdict: LogVerdict?
    /// The ambiguous items in the order of the trace.
    package var openItems: [OpenItem]
    /// The constraints, if it is a list.
    package var constraints: [LogConstraint]
    /// What to do, a sentence.
    package var advice: String
    /// The line of the log where the trace begins, counted from 1.
    package var line: Int
    /// How often the log contains this trace.
    package var count = 1
    /// Whether something has to be done about it.
    package var isProblem: Bool { verdict != nil || !openItems.isEmpty }
    /// A key that is the same for traces that differ only in addresses.
    package var key: String
}
