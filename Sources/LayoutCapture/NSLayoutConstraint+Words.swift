#if canImport(UIKit)
    import UIKit

    extension NSLayoutConstraint.Relation {
        /// As an equation has it.
        var equationSign: String {
            switch self {
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            default: "=="
            }
        }
    }

    extension NSLayoutConstraint.Attribute {
        /// As an equation has it; nil for no attribute.
        var equationWord: String? {
            switch self {
            case .left: "left"
            case .right: "right"
            case .top: "top"
            case .bottom: "bottom"
            case .leading: "leading"
            case .trailing: "trailing"
            case .width: "width"
            case .height: "height"
            case .centerX: "centerX"
            case .centerY: "centerY"
            case .lastBaseline: "lastBaseline"
            case .firstBaseline: "firstBaseline"
            case .leftMargin: "leftMargin"
            case .rightMargin: "rightMargin"
            case .topMargin: "topMargin"
            case .bottomMargin: "bottomMargin"
            case .leadingMargin: "leadingMargin"
            case .trailingMargin: "trailingMargin"
            case .centerXWithinMargins: "centerXWithinMargins"
            case .centerYWithinMargins: "centerYWithinMargins"
            default: nil
            }
        }

        /// Whether it depends on the item's margins.
        var isMargin: Bool { equationWord?.contains("Margin") == true }
    }
#endif
