// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension UIView {
    /// A view of the type that keeps the settings made on it; they aren't handed on to others.
    public static func appearance() -> Self { self.init() }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self
    {
        self.init()
    }
    public static func appearance(for trait: UITraitCollection) -> Self { self.init() }
}

/// What settings can be made for.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
