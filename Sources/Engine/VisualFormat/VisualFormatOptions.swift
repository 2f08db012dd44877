/// The alignment of a line's views, their direction, and the reference for distances.
///
/// After UIKit's `NSLayoutConstraint.FormatOptions`, with its raw values.
public struct VisualFormatOptions: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All views have the same left edge.
    public static let alignAllLeft = Self(rawValue: 1 << 1)
    /// All views have the same right edge.
    public static let alignAllRight = Self(rawValue: 1 << 2)
    /// All views have the same top edge.
    public static let alignAllTop = Self(rawValue: 1 << 3)
    /// All views have the same bottom edge.
    public static let alignAllBottom = Self(rawValue: 1 << 4)
    /// All views have the same leading edge.
    public static let alignAllLeading = Self(rawValue: 1 << 5)
    /// All views have the same trailing edge.
    public static let alignAllTrailing = Self(rawValue: 1 << 6)
    /// All views have the same horizontal centre.
    public static let alignAllCenterX = Self(rawValue: 1 << 9)
    /// All views have the same vertical centre.
    public static let alignAllCenterY = Self(rawValue: 1 << 10)
    /// All views have the same last baseline.
    public static let alignAllLastBaseline = Self(rawValue: 1 << 11)
    /// All views have the same first baseline.
    public static let alignAllFirstBaseline = Self(rawValue: 1 << 12)
    /// The bits of all alignments.
    public static let alignmentMask = Self(rawValue: 0xFFFF)

    /// The default: views follow each other in the layout direction.
    public static let directionLeadingToTrailing: Self = []
    /// Views follow each other from left to right, whatever the layout direction.
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    /// Views follow each other from right to left, whatever the layout direction.
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = Self(rawValue: 3 << 16)

    /// The default: distances are measured between edges.
    public static let spacingEdgeToEdge: Self = []
    /// In a vertical line, distances are measured from a view's last baseline to the next one's first, if
    /// they have text.
    public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
    /// The bits of the spacing.
    public static let spacingMask = Self(rawValue: 1 << 19)

    /// The attributes by which all views are aligned.
    var alignments: [LayoutAttribute] {
        let attributes: [(Self, LayoutAttribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
            (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
            (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
            (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
        ]
        return attributes.filter { contains($0.0) }.map(\.1)
    }
}
