// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

// Names of earlier versions of UIKit and Core Graphics that apps still use.

extension UIAccessibilityTraits {
    public static let tabBar = Self(rawValue: 1 << 28)
    public static let toggleButton = Self(rawValue: 1 << 53)
    public static let supportsZoom = Self(rawValue: 1 << 56)
}

extension CGColor {
    /// Creates a colour from channels between 0 and 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension UIKeyboardLayoutGuide {
    /// The space above the keyboard in which a drag dismisses it; there are no drags.
    public var keyboardDismissPadding: CGFloat {
        get { stored("keyboardDismissPadding", or: 0) }
        set { store(newValue, as: "keyboardDismissPadding") }
    }

    /// Activates constraints for a docked or hidden keyboard, which is near the bottom edge only.
    public func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        for constraint in trackingConstraints { constraint.isActive = edge == .bottom }
    }
    /// Activates constraints for a docked or hidden keyboard, which is away from all edges but the bottom one.
    public func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
    ) {
        for constraint in trackingConstraints { constraint.isActive = !edges.contains(.bottom) }
    }
}

/// What a selector of editing names: a responder has the methods.
public typealias UIResponderStandardEditActions = UIResponder
