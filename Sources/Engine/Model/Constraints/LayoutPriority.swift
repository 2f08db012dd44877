/// How strongly a constraint is meant: above 0, at most 1000, which is required.
public struct LayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: must hold.
    public static let required = LayoutPriority(1000)
    /// 750: how strongly a control resists being made smaller than its content.
    public static let defaultHigh = LayoutPriority(750)
    /// 250: how strongly a control resists being made larger than its content.
    public static let defaultLow = LayoutPriority(250)
    /// 50: how strongly a view wants to be as small as it can when it is asked for its fitting size.
    public static let fittingSizeLevel = LayoutPriority(50)

    public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
        left.rawValue < right.rawValue
    }

    /// Whether it is a number that a constraint can have.
    public var isValid: Bool { NumberRange.priority.contains(Double(rawValue)) }
}
