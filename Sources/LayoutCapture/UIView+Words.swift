#if canImport(UIKit)
    import UIKit

    extension UIView {
        /// The document's name of the view's class; nil for a plain view.
        var documentClass: String? { isOpenedStack ? nil : systemClassName }

        #if os(Linux)
            private var systemClassName: String? { controlClassName }
        #else
            /// The nearest of its classes that UIKit has in public; nil for a plain view or control.
            private var systemClassName: String? {
                let system = Bundle(for: UIView.self)
                var next: AnyClass? = type(of: self)
                while let type = next, type != UIView.self, type != UIControl.self {
                    let name = NSStringFromClass(type)
                    if name.hasPrefix("UI"), Bundle(for: type) == system { return name }
                    next = class_getSuperclass(type)
                }
                return nil
            }
        #endif
    }

    extension UIView {
        /// The subviews without those in which UIKit shows a button's title and image, which a document's button has itself.
        var writtenSubviews: [UIView] {
            guard let button = self as? UIButton else { return subviews }
            return subviews.filter { $0 !== button.titleLabel && $0 !== button.imageView }
        }

        /// Whether it is a stack view with subviews that it doesn't arrange. Documents have no such stack views, so it is
        /// written as a plain view with the constraints and guides that it made.
        var isOpenedStack: Bool {
            guard let stack = self as? UIStackView else { return false }
            return stack.arrangedSubviews.count != stack.subviews.count
        }
    }

    extension UIView.AutoresizingMask {
        var words: [String] {
            let all: [(UIView.AutoresizingMask, String)] = [
                (.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleWidth, "flexibleWidth"),
                (.flexibleRightMargin, "flexibleRightMargin"), (.flexibleTopMargin, "flexibleTopMargin"),
                (.flexibleHeight, "flexibleHeight"), (.flexibleBottomMargin, "flexibleBottomMargin"),
            ]
            return all.filter { contains($0.0) }.map(\.1)
        }
    }

    extension UISemanticContentAttribute {
        /// Nil for the usual one.
        var word: String? {
            switch self {
            case .playback: "playback"
            case .spatial: "spatial"
            case .forceLeftToRight: "forceLeftToRight"
            case .forceRightToLeft: "forceRightToLeft"
            default: nil
            }
        }
    }

    extension UIStackView.Alignment {
        var word: String {
            switch self {
            case .leading: "leading"
            case .firstBaseline: "firstBaseline"
            case .center: "center"
            case .trailing: "trailing"
            case .lastBaseline: "lastBaseline"
            default: "fill"
            }
        }
    }

    extension UIStackView.Distribution {
        var word: String {
            switch self {
            case .fillEqually: "fillEqually"
            case .fillProportionally: "fillProportionally"
            case .equalSpacing: "equalSpacing"
            case .equalCentering: "equalCentering"
            default: "fill"
            }
        }
    }
#endif
