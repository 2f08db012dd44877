/// How the views of a line are aligned across it, in which direction they follow each other, and what their distances
/// are measured from.
///
/// After UIKit's `NSLayoutConstraint.FormatOptions`, with its raw values.
public struct VisualFormatOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = Self(rawValue: 1 << 1)
    public static let alignAllRight = Self(rawValue: 1 << 2)
    public static let alignAllTop = Self(rawValue: 1 << 3)
    public static let alignAllBottom = Self(rawValue: 1 << 4)
    public static let alignAllLeading = Self(rawValue: 1 << 5)
    public static let alignAllTrailing = Self(rawValue: 1 << 6)
    public static let alignAllCenterX = Self(rawValue: 1 << 9)
    public static let alignAllCenterY = Self(rawValue: 1 << 10)
    public static let alignAllLastBaseline = Self(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = Self(rawValue: 1 << 12)
    public static let alignmentMask = Self(rawValue: 0xFFFF)

    /// The default: as the layout direction has it.
    public static let directionLeadingToTrailing: Self = []
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
    public static let directionMask = Self(rawValue: 3 << 16)

    /// The default: distances are measured between edges.
    public static let spacingEdgeToEdge: Self = []
    /// In a vertical line: from a view's last baseline to the next one's first, where they have text.
    public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
    public static let spacingMask = Self(rawValue: 1 << 19)

    /// The attributes on which all views are to agree.
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
