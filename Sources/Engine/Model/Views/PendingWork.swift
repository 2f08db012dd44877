/// What is still to be done for a view in its hierarchy's next layout.
struct PendingWork: OptionSet {
    let rawValue: UInt8

    /// To call its `layoutSubviews`.
    static let layout = PendingWork(rawValue: 1)
    /// To call that of something below it.
    static let layoutBelow = PendingWork(rawValue: 2)
    /// To call its `updateConstraints`.
    static let constraints = PendingWork(rawValue: 4)
    /// To call that of something below it.
    static let constraintsBelow = PendingWork(rawValue: 8)

    static let all: PendingWork = [.layout, .layoutBelow, .constraints, .constraintsBelow]
}
