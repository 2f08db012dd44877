// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine

extension LayoutConstraint {
    /// UIKit's attributes, with its raw values.
    public enum Attribute: Int, Sendable, Hashable {
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
            firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin,
            centerXWithinMargins, centerYWithinMargins
        case notAnAttribute = 0

        init(_ attribute: LayoutAttribute?) {
            self =
                switch attribute {
                case .left: .left
                case .right: .right
                case .top: .top
                case .bottom: .bottom
                case .leading: .leading
                case .trailing: .trailing
                case .width: .width
                case .height: .height
                case .centerX: .centerX
                case .centerY: .centerY
                case .lastBaseline: .lastBaseline
                case .firstBaseline: .firstBaseline
                case .leftMargin: .leftMargin
                case .rightMargin: .rightMargin
                case .topMargin: .topMargin
                case .bottomMargin: .bottomMargin
                case .leadingMargin: .leadingMargin
                case .trailingMargin: .trailingMargin
                case .centerXWithinMargins: .centerXWithinMargins
                case .centerYWithinMargins: .centerYWithinMargins
                case nil: .notAnAttribute
                }
        }

        /// The engine's attribute; nil for `notAnAttribute`.
        var layoutAttribute: LayoutAttribute? {
            LayoutAttribute.allCases.first { Attribute($0) == self }
        }
    }

    /// The attribute of the first item.
    public var firstAttribute: Attribute { Attribute(attributes.first) }

    /// The attribute of the second item; `notAnAttribute` where the constraint sets the first to a number.
    public var secondAttribute: Attribute { Attribute(attributes.second) }
}
