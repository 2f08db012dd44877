import Findings

/// The strength of a constraint: greater than 0 and at most 1000, which means required.
public struct UILayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
    /// The number, greater than 0 and at most 1000, which means required.
    public var rawValue: Float
    /// Creates a priority from its number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: the constraint must hold.
    public static let required = LayoutPriority(1000)
    /// 750: the default compression resistance of controls.
    public static let defaultHigh = LayoutPriority(750)
    /// 250: the default content hugging of controls.
    public static let defaultLow = LayoutPriority(250)
    /// 50: the strength with which a view is made as small as possible when its fitting size is computed.
    public static let fittingSizeLevel = LayoutPriority(50)

    /// Returns whether a priority is weaker than another.
    public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
        left.rawValue < right.rawValue
    }

    /// Whether the number is in range.
    public var isValid: Bool { NumberRange.priority.contains(Double(rawValue)) }
}

/// The engine's name of UIKit's `UILayoutPriority`.
public typealias LayoutPriority = UILayoutPriority

/// A priority for each axis.
struct AxisPriorities {
    private var horizontal: LayoutPriority
    private var vertical: LayoutPriority

    /// Creates the same priority for both axes.
    init(_ priority: LayoutPriority) {
        horizontal = priority
        vertical = priority
    }

    subscript(axis: LayoutAxis) -> LayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
