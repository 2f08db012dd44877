/// The work that a view needs in its hierarchy's next layout.
struct PendingWork: OptionSet {
    let rawValue: UInt8

    /// A call of its `layoutSubviews`.
    static let layout = PendingWork(rawValue: 1)
    /// A call of a descendant's `layoutSubviews`.
    static let layoutBelow = PendingWork(rawValue: 2)
    /// A call of its `updateConstraints`.
    static let constraints = PendingWork(rawValue: 4)
    /// A call of a descendant's `updateConstraints`.
    static let constraintsBelow = PendingWork(rawValue: 8)

    static let all: PendingWork = [.layout, .layoutBelow, .constraints, .constraintsBelow]
}
