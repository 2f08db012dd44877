/// A number of a view or guide that constraints can refer to.
public enum LayoutAttribute: String, Sendable, Hashable, CaseIterable {
    case left, right, top, bottom, leading, trailing
    case width, height
    case centerX, centerY
    case firstBaseline, lastBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// What an attribute measures; only attributes of the same kind can be related.
    public enum Kind: String, Sendable, Hashable {
        /// A position on the x axis.
        case xPosition
        /// A position on the y axis.
        case yPosition
        /// A length on either axis.
        case size
    }

    /// Returns whether one of the two attributes follows the layout direction and the other is a physical side.
    public func mixesDirectionality(with other: LayoutAttribute) -> Bool {
        (isDirectional && other.isPhysicalSide) || (isPhysicalSide && other.isDirectional)
    }

    /// Whether it follows the layout direction.
    @inlinable
    public var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    private var isPhysicalSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// The attribute without its item's margins; nil for an attribute that margins don't change.
    package var withoutMargins: LayoutAttribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    /// What the attribute measures.
    @inlinable
    public var kind: Kind {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .xPosition
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .yPosition
        case .width, .height:
            .size
        }
    }

    /// The axis that the attribute measures along.
    @inlinable
    package var axis: LayoutAxis {
        switch kind {
        case .xPosition: .horizontal
        case .yPosition: .vertical
        case .size: self == .width ? .horizontal : .vertical
        }
    }
}
