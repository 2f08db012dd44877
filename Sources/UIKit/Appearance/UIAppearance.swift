// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// What settings can be made for in advance.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

/// What settings can be limited to the inside of.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

extension UIAppearance where Self: UIView {
    /// A view whose settings views of the class get as they enter a window, where they have the default: those
    /// properties that `AppearanceProperty` lists, which have a picture or a size.
    public static func appearance() -> Self { AppearanceStore.shared.proxy(of: self, in: []) }

    /// The same for views that are in others of some classes, the innermost first.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceStore.shared.proxy(of: self, in: containerTypes) }

    /// Settings hold for all traits here.
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIAppearance where Self: UIBarItem {
    /// An item that keeps what is set; it isn't handed on to others.
    public static func appearance() -> Self { self.init() }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { self.init() }
}
