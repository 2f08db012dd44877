// Code in the style of apps and libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A guide that is stored with its window and finds its own constraints.
import UIKit

extension UIWindow {
    private struct Keys {
        static var cornerGuide: UInt8 = 0
    }

    public var cornerGuide: UILayoutGuide {
        get {
            if let guide = objc_getAssociatedObject(self, &Keys.cornerGuide) as? UILayoutGuide {
                return guide
            }
            let guide = UILayoutGuide()
            addLayoutGuide(guide)
            guide.move(toTop: true)
            objc_setAssociatedObject(
                self, &Keys.cornerGuide, guide as Any, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            return guide
        }
    }
}

extension UILayoutGuide {
    public func move(toTop isTop: Bool) {
        guard let view = owningView else { return }
        for attribute in [NSLayoutConstraint.Attribute.top, .bottom, .left, .width, .height] {
            constraint(of: attribute)?.isActive = false
        }
        NSLayoutConstraint.activate([
            isTop
                ? topAnchor.constraint(equalTo: view.topAnchor)
                : bottomAnchor.constraint(equalTo: view.bottomAnchor),
            leftAnchor.constraint(equalTo: view.leftAnchor),
            widthAnchor.constraint(equalToConstant: 40),
            heightAnchor.constraint(equalToConstant: 30),
        ])
    }

    public func constraint(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
        owningView?.constraints.first { constraint in
            guard let guide = constraint.firstItem as? UILayoutGuide else { return false }
            return guide == self && constraint.firstAttribute == attribute
        }
    }
}

extension NSLayoutConstraint {
    /// Returns the same constraint with another multiplier, because the property is read-only.
    public func with(multiplier: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: firstItem as Any, attribute: firstAttribute, relatedBy: relation, toItem: secondItem,
            attribute: secondAttribute, multiplier: multiplier, constant: constant)
    }
}
